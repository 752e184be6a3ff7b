import type { Page } from '@playwright/test'
import { contactTexts } from './site-texts'

/**
 * Fills in the contact form and sends it.
 * @param chooses whether a subject is chosen, too
 */
export async function writeMessage(
  page: Page,
  message: string,
  { name = 'Helena Prado', email = 'helena@empresa.example', chooses = true } = {},
): Promise<void> {
  const { form } = contactTexts
  await page.getByLabel(form.name, { exact: true }).fill(name)
  await page.getByLabel(form.email, { exact: true }).fill(email)
  if (chooses) await page.getByLabel(form.subject, { exact: true }).selectOption({ index: 1 })
  await page.getByLabel(form.message, { exact: true }).fill(message)
  await page.getByRole('button', { name: form.submitButton }).click()
}
