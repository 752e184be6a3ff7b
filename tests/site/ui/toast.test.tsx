import { act } from 'react'
import { expect, it } from 'vitest'
import { showToast, Toaster, TOASTS } from '../../../src/site/ui/toast'
import { click, find, render } from '../render'

const shown = () =>
  [...document.querySelectorAll('[data-sonner-toast]:not([data-removed=true]) .toast b')].map(
    (title) => title.textContent,
  )
/**
 * Waits until the check holds. React applies changes when `act` ends, so each check follows one;
 * sonner's timers run inside of it.
 */
const eventually = async (check: () => void, tries = 250): Promise<void> => {
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  try {
    check()
  } catch (error) {
    if (tries === 0) throw error
    await eventually(check, tries - 1)
  }
}
const show = async (name: keyof typeof TOASTS) => {
  await act(async () => {
    showToast(name)
  })
  await eventually(() => expect(shown()).toContain(TOASTS[name].title))
}

it('a toast is announced, marked where something failed, and closed by its button', async () => {
  await render(<Toaster />)
  // The live region is in the page before there is anything to announce.
  const region = find('[aria-live=polite]')
  await show('draftOpened')
  expect(find('.toast p').textContent).toBe(TOASTS.draftOpened.text)
  expect([...document.querySelectorAll('[aria-live]')]).toEqual([region])
  expect(region.contains(find('.toast'))).toBe(true)
  expect(find('.toast').hasAttribute('role')).toBe(false)

  await show('draftFailed')
  expect(find('[role=alert]').className).toContain('danger')
  await eventually(() => expect(shown()).toEqual(['Erro']))

  await click(find('.toast button'))
  await eventually(() => expect(shown()).toEqual([]))
  // sonner removes a closed toast from its list a moment later, by a timer that must not outlive
  // the page.
  await eventually(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull())
})
