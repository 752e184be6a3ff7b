// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { showToast } from '../../../src/site/ui/toast'
import { Toaster } from '../../../src/site/ui/toaster'
import { click, find, render, type Rendered } from '../render'

// The file of the library is not to be had: offline, or after a release that took it away.
vi.mock('../../../src/site/ui/sonner-toaster', () =>
  Promise.reject(new Error('Failed to fetch dynamically imported module')),
)

let rendered: Rendered | undefined
afterEach(async () => {
  await rendered?.unmount()
})
const titles = () =>
  [...document.querySelectorAll('[aria-live=polite] .plain-toast .toast b')].map(
    (title) => title.textContent,
  )

it('without the library every toast shows in the same region, one at a time, until it is closed', async () => {
  rendered = await render(<Toaster />)
  for (const title of ['Primeiro', 'Segundo']) {
    await act(async () => {
      showToast({ title, text: 'Texto' })
    })
    await vi.waitFor(async () => {
      await act(
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(resolve)
          }),
      )
      expect(titles()).toEqual([title])
    })
  }
  await click(find('button[aria-label="Fechar aviso"]'))
  expect(titles()).toEqual([])
})
