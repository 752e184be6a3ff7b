import { expect, type Locator, type Page } from '@playwright/test'

export interface Draft {
  to: string
  subject: string
  body: string
}

/** A mail link as a mail program reads it (RFC 6068). */
export function readDraft(href: string): Draft {
  const { pathname, search } = new URL(href)
  // A plus sign is itself here, and no blank as in the address of a page.
  const fields = new URLSearchParams(search.replaceAll('+', '%2B'))
  const part = (name: string) => fields.get(name) ?? ''
  return { to: decodeURIComponent(pathname), subject: part('subject'), body: part('body') }
}

/** Records the mail drafts that the page really opens, by link or by script, and any window. */
export async function watchDrafts(page: Page): Promise<string[]> {
  const seen: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('mailto:')) seen.push(url)
  })
  session.on('Page.windowOpen', ({ url }) => seen.push(`window: ${url}`))
  return seen
}

/** Waits for the only draft of a journey, which opens in place. */
export async function onlyDraft(seen: readonly string[]): Promise<Draft> {
  await expect.poll(() => seen).toHaveLength(1)
  return readDraft(seen[0] ?? '')
}

/** The address of a link, and of a chat its text. */
export const hrefOf = async (link: Locator): Promise<string> =>
  (await link.getAttribute('href')) ?? ''
export const chatOf = async (link: Locator): Promise<string> =>
  new URL(await hrefOf(link)).searchParams.get('text') ?? ''

/** The heading of the panel with a prepared message. */
export const panel = (page: Page): Locator =>
  page.getByRole('heading', { name: 'Falta só você enviar.' })

/** Fills in the contact form. */
export async function fillIn(page: Page, message: string): Promise<void> {
  const field = (name: string) => page.locator(`main [name="${name}"]`).first()
  await field('name').fill('Helena Prado')
  await field('email').fill('helena@empresa.example')
  await field('subject').selectOption({ index: 1 })
  await field('message').fill(message)
}

/** Fills in the contact form and sends it. */
export async function writeMessage(page: Page, message: string): Promise<void> {
  await fillIn(page, message)
  await page.locator('main form [type=submit]').first().click()
}
