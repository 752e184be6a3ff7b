import { expect, type Locator, type Page } from '@playwright/test'

export interface Draft {
  to: string
  subject: string
  body: string
}

/** A mail link as a mail program reads it (RFC 6068). */
export function readDraft(href: string): Draft {
  const { pathname, search } = new URL(href)
  const fields = new Map(
    search
      .slice(1)
      .split('&')
      .map((field) => {
        const [name = '', value = ''] = field.split('=')
        return [name, decodeURIComponent(value)]
      }),
  )
  return {
    to: decodeURIComponent(pathname),
    subject: fields.get('subject') ?? '',
    body: fields.get('body') ?? '',
  }
}

/** Records the mail drafts that the page really opens, by link or by script, and its windows. */
export async function watchDrafts(page: Page): Promise<{ drafts: string[]; windows: string[] }> {
  const seen = { drafts: [] as string[], windows: [] as string[] }
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('mailto:')) seen.drafts.push(url)
  })
  session.on('Page.windowOpen', ({ url }) => seen.windows.push(url))
  return seen
}

/** Waits for the only draft of a journey, which opens in place. */
export async function onlyDraft(seen: { drafts: string[]; windows: string[] }): Promise<Draft> {
  await expect.poll(() => seen.drafts).toHaveLength(1)
  expect(seen.windows).toEqual([])
  return readDraft(seen.drafts[0] ?? '')
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
