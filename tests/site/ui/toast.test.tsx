import { act, fireEvent, render, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { latestToast, showToast, Toaster, TOASTS } from '../../../src/site/ui/toast'
import { find } from '../../support/find'

const shown = () =>
  [...document.querySelectorAll('[data-sonner-toast]:not([data-removed=true]) .toast b')].map(
    (title) => title.textContent,
  )
const show = async (name: keyof typeof TOASTS) => {
  act(() => showToast(name))
  await waitFor(() => expect(shown()).toContain(TOASTS[name].title))
}

it('a toast is announced, marked where something failed, and closed by its button', async () => {
  // Other files share the page, and their last toast would show.
  latestToast.set(undefined)
  render(<Toaster />)
  // The live region is in the page before there is anything to announce.
  const region = find('[aria-live=polite]')
  await show('draftOpened')
  within(region).getByText(TOASTS.draftOpened.text)
  expect([...document.querySelectorAll('[aria-live]')]).toEqual([region])
  expect(find('.toast').hasAttribute('role')).toBe(false)

  // No key of a browser's menu (Alt+T) holds it.
  await act(async () => {
    document.dispatchEvent(
      new KeyboardEvent('keydown', { altKey: true, code: 'KeyT', bubbles: true }),
    )
  })
  expect(find('[data-sonner-toast]').dataset.expanded).toBe('false')

  await show('draftFailed')
  expect(find('[role=alert]').className).toContain('danger')
  await waitFor(() => expect(shown()).toEqual(['Erro']))

  fireEvent.click(find('.toast button'))
  await waitFor(() => expect(shown()).toEqual([]))
  // sonner removes a closed toast from its list a moment later, by a timer that must not outlive
  // the page.
  await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull())
})
