import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAddressText } from '../../../src/site/lib/use-address-text'
import { stubFrames } from '../frames'

let root: Root
let state: ReturnType<typeof useAddressText>
let written: string[]
let drawing: ReturnType<typeof stubFrames>

function Box({ address }: { address: string }) {
  state = useAddressText(address, (clean) => written.push(clean))
  return null
}
/** Passes the current text of the address to the page, as the router does. */
const address = (q: string) => act(() => root.render(<Box address={q} />))
const type = (text: string) => act(() => state.change(text))
const frame = () => drawing.draw()
const typeSlowly = async (text: string) => {
  type(text)
  await frame()
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  drawing = stubFrames()
  root = createRoot(document.createElement('div'))
  written = []
  address('')
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

describe('the search box and the address', () => {
  it('keeps newer keys when the address answers late', async () => {
    await typeSlowly('d')
    await typeSlowly('de')
    await typeSlowly('del')
    address('d')
    expect(state.text).toBe('del')
    address('del')
    expect(state.text).toBe('del')
    expect(written).toEqual(['d', 'de', 'del'])
  })

  it('shows each key at once and writes the keys of one frame together, after it', async () => {
    type('d')
    type('de')
    expect(state.text).toBe('de')
    expect(written).toEqual([])
    await frame()
    expect(written).toEqual(['de'])
  })

  it('writes nothing when what was typed is taken back, shown anew or left before the frame', async () => {
    type('d')
    type('')
    await frame()
    type('d')
    act(() => state.show(''))
    await frame()
    type('d')
    act(() => root.render(null))
    await frame()
    expect(written).toEqual([])
  })

  it('does not write blanks that change nothing', async () => {
    await typeSlowly('dell')
    await typeSlowly('dell ')
    expect(written).toEqual(['dell'])
    expect(state.text).toBe('dell ')
  })

  it('takes the address before what was typed in the same frame', async () => {
    type('dell')
    address('servidor')
    await frame()
    expect(state.text).toBe('servidor')
    expect(written).toEqual([])
  })
})
