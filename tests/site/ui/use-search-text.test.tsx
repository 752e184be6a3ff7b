import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSearchText } from '../../../src/site/ui/search-box'

const at = (pathname: string) => ({ pathname })
const router = { options: {}, latestLocation: at(''), state: { resolvedLocation: at('') } }
// Only what the hook reads.
const asRouter = router as unknown as AnyRouter

let root: Root
let state: ReturnType<typeof useSearchText>
let written: string[]

function Box({ address }: { address: string }) {
  state = useSearchText(address, (clean) => written.push(clean))
  return null
}
/** Passes the current text of the address to the page, as the router does. */
const address = (q: string) =>
  act(() =>
    root.render(
      <RouterContextProvider router={asRouter}>
        <Box address={q} />
      </RouterContextProvider>,
    ),
  )
const type = (text: string) => act(() => state.setText(text))
const pause = () => act(() => void vi.advanceTimersByTime(300))
const typeSlowly = (text: string) => {
  type(text)
  pause()
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.useFakeTimers()
  root = createRoot(document.createElement('div'))
  written = []
  address('')
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
})

describe('the search box and the address', () => {
  it('keeps newer keys when the address answers late', () => {
    typeSlowly('d')
    typeSlowly('de')
    typeSlowly('del')
    address('d')
    expect(state.text).toBe('del')
    address('del')
    expect(state.text).toBe('del')
    expect(written).toEqual(['d', 'de', 'del'])
  })

  it('shows each key at once and writes after a pause', () => {
    type('d')
    type('de')
    expect(state.text).toBe('de')
    expect(written).toEqual([])
    pause()
    expect(written).toEqual(['de'])
  })

  it('writes nothing when what was typed is taken back, shown anew or left before the pause', () => {
    type('d')
    type('')
    pause()
    type('d')
    act(() => void state.settle(''))
    pause()
    type('d')
    act(() => root.render(null))
    pause()
    expect(written).toEqual([])
  })

  it('leaves the address to a link that is pressed before the pause and still loads', () => {
    type('cobre')
    router.latestLocation = at('/comercio-sucata/cobre')
    pause()
    expect(written).toEqual([])
    router.latestLocation = at('')
    type('cobre')
    typeSlowly('cobre ')
    expect(written).toEqual(['cobre'])
  })

  it('does not write blanks that change nothing', () => {
    typeSlowly('dell')
    address('dell')
    typeSlowly('dell ')
    expect(written).toEqual(['dell'])
    expect(state.text).toBe('dell ')
  })

  it('follows a link or a step back, and takes it before what was typed just now', () => {
    typeSlowly('dell')
    address('dell')
    type('dell i5')
    address('servidor')
    pause()
    expect(state.text).toBe('servidor')
    expect(written).toEqual(['dell'])
    address('dell')
    expect(state.text).toBe('dell')
  })
})
