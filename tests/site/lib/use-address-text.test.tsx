// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useAddressText } from '../../../src/site/lib/use-address-text'

let root: Root
let state: ReturnType<typeof useAddressText>
let written: string[]

function Box({ address }: { address: string }) {
  state = useAddressText(address, (clean) => written.push(clean))
  return null
}
/** The router tells the page what the address says now. */
const address = (q: string) => act(() => root.render(<Box address={q} />))
const type = (text: string) => act(() => state.change(text))

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(document.createElement('div'))
  written = []
  address('')
})
afterEach(() => act(() => root.unmount()))

describe('the search box and the address', () => {
  it('keeps newer keys when the address answers late', () => {
    type('d')
    type('de')
    type('del')
    address('d')
    expect(state.text).toBe('del')
    address('del')
    expect(state.text).toBe('del')
    expect(written).toEqual(['d', 'de', 'del'])
  })

  it('does not write blanks that change nothing', () => {
    type('dell')
    type('dell ')
    expect(written).toEqual(['dell'])
    expect(state.text).toBe('dell ')
  })

  it('follows the address when it changes by other means', () => {
    type('dell')
    address('dell')
    address('')
    expect(state.text).toBe('')
    address('dell')
    expect(state.text).toBe('dell')
  })

  it('shows the text of an address that arrives after the first render', () => {
    address('servidor')
    expect(state.text).toBe('servidor')
    expect(written).toEqual([])
  })
})
