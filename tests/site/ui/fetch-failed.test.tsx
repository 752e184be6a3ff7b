import { act, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FetchFailed } from '../../../src/site/ui/fetch-failed'
import { find, render } from '../render'

function List() {
  const [isFailed, setFailed] = useState(true)
  return <main>{isFailed && <FetchFailed text="Falhou." onRetry={() => setFailed(false)} />}</main>
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('keeps the keyboard at its place when a press takes the note away', async () => {
  const page = await render(<List />)
  const button = find<HTMLButtonElement>('button', page.container)
  button.focus()
  await act(async () => button.click())
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'))
})
