import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  rememberOpened,
  requestLinkId,
  useReturnPlace,
} from '../../../../src/site/features/services/return-place'
import { render } from '../../render'

const shown = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  shown.mockClear()
})

function List() {
  useReturnPlace()
  return (
    <button
      type="button"
      id={requestLinkId('coleta')}
      ref={(button) => {
        if (!button) return
        button.getBoundingClientRect = () => new DOMRect(0, -500, 100, 40)
        button.scrollIntoView = shown
      }}
    >
      Pedir
    </button>
  )
}

/**
 * Shows the list as after the form of `coleta`, whose button is above the window; then the event
 * `what` happens.
 */
async function comesBack(what?: string): Promise<void> {
  rememberOpened('coleta')
  await render(<List />)
  if (what !== undefined) window.dispatchEvent(new Event(what))
  await act(async () => {
    vi.runAllTimers()
  })
}

it.each(['pointerdown', 'keydown', 'wheel'])(
  'a visitor who navigates on at once, with %s, is not taken away',
  async (what) => {
    await comesBack(what)
    expect(shown).not.toHaveBeenCalled()
  },
)
