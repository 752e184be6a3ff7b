import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSearchText } from '../../../src/site/ui/search-box'

const at = (pathname: string) => ({ pathname })
const router = { options: {}, latestLocation: at(''), state: { resolvedLocation: at('') } }
// Only what the hook reads.
const asRouter = router as unknown as AnyRouter

const open = () =>
  renderHook((address: string) => useSearchText(address, (clean) => written.push(clean)), {
    initialProps: '',
    wrapper: ({ children }) => (
      <RouterContextProvider router={asRouter}>{children}</RouterContextProvider>
    ),
  })

let box: ReturnType<typeof open>
let written: string[]

/** Passes the current text of the address to the page, as the router does. */
const address = (q: string) => box.rerender(q)
const shown = () => box.result.current.text
const type = (text: string) => act(() => box.result.current.setText(text))
const pause = () => act(() => void vi.advanceTimersByTime(300))
const typeSlowly = (text: string) => {
  type(text)
  pause()
}

beforeEach(() => {
  vi.useFakeTimers()
  written = []
  box = open()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the search box and the address', () => {
  it('keeps newer keys when the address answers late', () => {
    typeSlowly('d')
    typeSlowly('de')
    typeSlowly('del')
    address('d')
    expect(shown()).toBe('del')
    address('del')
    expect(shown()).toBe('del')
    expect(written).toEqual(['d', 'de', 'del'])
  })

  it('shows each key at once and writes after a pause', () => {
    type('d')
    type('de')
    expect(shown()).toBe('de')
    expect(written).toEqual([])
    pause()
    expect(written).toEqual(['de'])
  })

  it('writes nothing when what was typed is taken back, shown anew or left before the pause', () => {
    type('d')
    type('')
    pause()
    type('d')
    act(() => void box.result.current.settle(''))
    pause()
    type('d')
    box.unmount()
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
    expect(shown()).toBe('dell ')
  })

  it('follows a link or a step back, and takes it before what was typed just now', () => {
    typeSlowly('dell')
    address('dell')
    type('dell i5')
    address('servidor')
    pause()
    expect(shown()).toBe('servidor')
    expect(written).toEqual(['dell'])
    address('dell')
    expect(shown()).toBe('dell')
  })
})
