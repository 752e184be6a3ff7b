import { expect, test } from './site-test'

/** The application hydrates the page in parts; who acts in the very moment in which it says that it runs must not meet a part that does not. */
test('what is chosen and typed in the very moment in which the page runs stays, and counts', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.running !== 'sim') return
      observer.disconnect()
      const enter = (field: HTMLInputElement | HTMLSelectElement | null, value: string, type: string) => {
        // As the browser itself enters it: past the setter that React puts on the field.
        const prototype = field instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
        field?.dispatchEvent(new Event(type, { bubbles: true }))
      }
      const list = document.querySelector<HTMLSelectElement>('form.calculator select')
      enter(list, list?.options[1]?.value ?? '', 'change')
      enter(document.querySelector<HTMLInputElement>('form.calculator input'), '2', 'input')
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-running'] })
  })
  await page.goto('/comercio-sucata')
  await expect(page.locator('form.calculator button[type=submit]')).toBeEnabled()
  await expect(page.locator('form.calculator input')).toHaveValue('2')
})
