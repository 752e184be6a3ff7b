import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { TestDocument } from '../support/documents'
import { complaints } from './all-pages'
import { haulOf } from './haul'
import { watchDrafts } from './mail-drafts'
import { running, test } from './site-test'

/** A text of the site's documents, by its path. */
export type Texts = (type: TestDocument['type'], ...path: string[]) => string

/** What a visitor does; `look` records everything that the page then shows. */
type Action = (visit: {
  page: Page
  open: (address: string) => Promise<void>
  look: () => Promise<void>
  texts: Texts
}) => Promise<void>

const buttonOf = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true })
const fieldOf = (page: Page, name: string): Locator =>
  page.getByRole('main').getByLabel(name, { exact: true })
const seen = (page: Page, text: string): Promise<void> => page.getByText(text).first().waitFor()

/**
 * Fills in a form, sends it and waits for the toast.
 * @param message of the contact form
 */
async function request(
  page: Page,
  texts: Texts,
  type: 'ContactPage' | 'ServicesPage',
  message = '',
): Promise<void> {
  const named = (field: string) => texts(type, 'form', field)
  await fieldOf(page, named('name')).fill('Helena Prado')
  await fieldOf(page, named('email')).fill('helena@exemplo.example')
  if (type === 'ContactPage') {
    await fieldOf(page, named('subject')).selectOption({ index: 1 })
    await fieldOf(page, named('message')).fill(message)
  }
  await buttonOf(page, named('submitButton')).click()
  const toast = type === 'ContactPage' ? 'mailClientOpening' : 'draftOpened'
  await seen(page, texts('LayoutPage', 'toasts', toast, 'title'))
}

const contact =
  (message: string): Action =>
  async ({ page, open, look, texts }) => {
    await open('/contato')
    await request(page, texts, 'ContactPage', message)
    await page.locator('pre').waitFor()
    await look()
  }

/**
 * Actions that show texts which are on no page as it is served. Every action uses the documents'
 * own words, so that it works with any content.
 */
const ACTIONS: Readonly<Record<string, Action>> = {
  'a lot ticked': async ({ page, open, look, texts }) => {
    await open('/lotes-informatica')
    const name = texts('LotsPage', 'compare', 'tick')
    await page.getByRole('checkbox', { name, exact: true }).first().check()
    await look()
  },
  'a search in vain': async ({ page, open, look, texts }) => {
    for (const [address, type] of [
      ['/lotes-informatica', 'LotsPage'],
      ['/blog', 'BlogPage'],
    ] as const) {
      await open(`${address}?q=zzzzzz`)
      // The served file ignores the search: the filter is applied right after the first render.
      await page.getByRole('heading', { name: texts(type, 'empty', 'title') }).waitFor()
      await look()
    }
  },
  'an article that is none': async ({ page, open, look, texts }) => {
    await open('/blog/nao-existe')
    await seen(page, texts('LayoutPage', 'toasts', 'articleNotFound', 'text'))
    await look()
  },
  'a weight estimated': async ({ page, open, look, texts }) => {
    const named = (field: string) => texts('ScrapPage', 'calculator', field)
    await open('/comercio-sucata')
    await fieldOf(page, named('materialLabel')).selectOption({ index: 1 })
    await fieldOf(page, named('weightLabel')).fill('2')
    await buttonOf(page, named('button')).click()
    await seen(page, named('note'))
    await look()
  },
  'an estimate put together': async ({ page, open, look, texts }) => {
    const named = (field: string) => texts('ScrapPage', 'estimate', field)
    await open('/comercio-sucata')
    for (const line of [0, 1]) {
      await page.locator('.price-table-tick').nth(line).click()
      await page
        .locator('.estimate-line input')
        .nth(line)
        .fill(String(line + 2))
    }
    await page.getByRole('link', { name: named('mailButton') }).click()
    await look()
    await page.locator('.estimate-line-remove').first().click()
    await look()
    await buttonOf(page, named('clearButton')).click()
    await look()
    await buttonOf(page, named('undoButton')).click()
    // Opens a link with another list, in which one entry is not on the price board.
    const kept = await page.evaluate(() => sessionStorage.getItem('handoff:estimativa') ?? '')
    const [, slug = ''] = /"slug":"([a-z0-9-]+)"/.exec(kept) ?? []
    await open(`/comercio-sucata?carga=${slug}:5;zzzz`)
    await seen(page, named('replaced'))
    await look()
  },
  'a service requested': async ({ page, open, look, texts }) => {
    await open('/servicos')
    const name = texts('ServicesPage', 'serviceButton')
    await page.getByRole('link', { name }).first().click()
    await buttonOf(page, texts('ServicesPage', 'form', 'submitButton')).waitFor()
    await look()
    await request(page, texts, 'ServicesPage')
    await look()
  },
  'a message sent': contact('Temos 40 notebooks.'),
  'a message too long for a mail link': contact('Temos 40 notebooks com acentuação. '.repeat(250)),
  'a newsletter asked for': async ({ page, open, look, texts }) => {
    const named = (field: string) => texts('BlogPage', 'newsletter', field)
    await open('/blog')
    const field = page.getByRole('textbox', { name: named('email'), exact: true })
    await field.fill('helena@exemplo.example')
    await buttonOf(page, named('button')).click()
    await seen(page, texts('LayoutPage', 'toasts', 'newsletterDone', 'title'))
    await look()
  },
  'a later visit': async ({ page, open, look, texts }) => {
    const [day, shown] = ['2026-01-01', { cobre: '1' }]
    for (const [address, key, type] of [
      ['/lotes-informatica', 'visita-lotes', 'LotsPage'],
      ['/comercio-sucata', 'visita-precos', 'ScrapPage'],
    ] as const) {
      await open(address)
      await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
        key,
        JSON.stringify({ day, shown }),
      ] as const)
      await open(address)
      await buttonOf(page, texts(type, 'lastVisit', 'clearButton')).waitFor()
      await look()
    }
  },
  'a lot asked for': async ({ page, open, look, texts }) => {
    await open('/lotes-informatica')
    const name = texts('LotsPage', 'card', 'buyButton')
    await page.getByRole('link', { name }).first().click()
    await seen(page, texts('LayoutPage', 'toasts', 'lotDraftOpened', 'title'))
    await page.locator('pre').waitFor()
    await look()
  },
  'the map asked for': async ({ page, open, look, texts }) => {
    await open('/contato')
    const button = page.getByRole('button', { name: texts('ContactPage', 'map', 'button') })
    await button.waitFor()
    await look()
    await button.click()
    await page.locator('iframe').waitFor()
    await look()
  },
}

/**
 * Runs every action in a tab of its own, closed after it.
 * @returns everything that the pages then showed and the mail drafts, and the faults that the pages
 * reported
 */
export async function broughtUp(
  context: BrowserContext,
  texts: Texts,
): Promise<{ text: string; faults: string[] }> {
  const said: string[] = []
  const faults: string[] = []
  for (const [name, action] of Object.entries(ACTIONS)) {
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    const heard = complaints(page)
    const { drafts } = await watchDrafts(page)
    const open = async (address: string) => {
      await page.goto(address, { waitUntil: 'load' })
      await running(page)
    }
    const look = async () => {
      said.push(await haulOf(page))
    }
    await test.step(name, () => action({ page, open, look, texts }))
    // Mail drafts are opened, but not shown on the page.
    said.push(...drafts.map((draft) => decodeURIComponent(draft)))
    faults.push(...heard.map((fault) => `${name}: ${fault}`))
    await page.close()
  }
  return { text: said.join('\n'), faults }
}
