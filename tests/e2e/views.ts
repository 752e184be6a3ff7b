import type { Page } from '@playwright/test'
import type { TestDocument } from '../support/documents'
import { watchDrafts } from './mail-drafts'
import { running } from './site-test'
import { plain, type Haul, haulOf } from './haul'

/**
 * What only an action brings up. A key of SHOWN is either an address, read as complete HTML without
 * script, or one of these. Every action uses the documents' own words, so that it works with any
 * content.
 */
export type Action = (page: Page, texts: Texts) => Promise<Haul>
export type Texts = (type: TestDocument['type'], ...path: string[]) => string

const open = async (page: Page, address: string) => {
  await page.goto(address, { waitUntil: 'load' })
  await running(page)
}

/** Mail drafts are opened, not shown: what they say joins the links of the page. */
async function withDrafts(page: Page, act: () => Promise<void>): Promise<Haul> {
  const { drafts } = await watchDrafts(page)
  await act()
  const haul = await haulOf(page)
  return { ...haul, hrefs: [...haul.hrefs, ...drafts.map((draft) => decodeURIComponent(draft))] }
}

async function contact(page: Page, texts: Texts, message: string): Promise<Haul> {
  await open(page, '/contato')
  return withDrafts(page, async () => {
    const main = page.getByRole('main')
    await main
      .getByLabel(texts('ContactPage', 'form', 'name'), { exact: true })
      .fill('Helena Prado')
    await main
      .getByLabel(texts('ContactPage', 'form', 'email'), { exact: true })
      .fill('helena@exemplo.example')
    await main
      .getByLabel(texts('ContactPage', 'form', 'subject'), { exact: true })
      .selectOption({ index: 1 })
    await main.getByLabel(texts('ContactPage', 'form', 'message'), { exact: true }).fill(message)
    await main
      .getByRole('button', { name: texts('ContactPage', 'form', 'submitButton'), exact: true })
      .click()
    await page.locator('pre').waitFor()
    await page
      .getByText(texts('ShellPage', 'toasts', 'mailClientOpening', 'title'))
      .first()
      .waitFor()
  })
}

export const ACTIONS = {
  'a lot ticked': async (page, texts) => {
    await open(page, '/lotes-informatica')
    await page
      .getByRole('checkbox', { name: texts('LotsPage', 'compare', 'tick'), exact: true })
      .first()
      .check()
    return haulOf(page)
  },
  'a search for lots in vain': async (page, texts) => {
    await open(page, '/lotes-informatica?q=zzzzzz')
    // A static file knows no query: the filter comes right after the first render.
    await page.getByRole('heading', { name: texts('LotsPage', 'empty', 'title') }).waitFor()
    return haulOf(page)
  },
  'a search for articles in vain': async (page, texts) => {
    await open(page, '/blog?q=zzzzzz')
    // A static file knows no query: the filter comes right after the first render.
    await page.getByRole('heading', { name: texts('BlogPage', 'empty', 'title') }).waitFor()
    return haulOf(page)
  },
  'an article that is none': async (page, texts) => {
    await open(page, '/blog/nao-existe')
    await page
      .getByText(texts('ShellPage', 'toasts', 'articleNotFound', 'text'))
      .first()
      .waitFor()
    return haulOf(page)
  },
  'a weight estimated': async (page, texts) => {
    await open(page, '/comercio-sucata')
    await page
      .getByLabel(texts('ScrapPage', 'calculator', 'materialLabel'), { exact: true })
      .selectOption({ index: 1 })
    await page
      .getByLabel(texts('ScrapPage', 'calculator', 'weightLabel'), { exact: true })
      .fill('2')
    await page
      .getByRole('button', { name: texts('ScrapPage', 'calculator', 'button'), exact: true })
      .click()
    await page
      .getByText(texts('ScrapPage', 'calculator', 'note'))
      .first()
      .waitFor()
    return haulOf(page)
  },
  'an estimate put together': async (page, texts) => {
    await open(page, '/comercio-sucata')
    const add = page.locator('.price-table-tick')
    const weights = page.locator('.estimate-line input')
    for (const line of [0, 1]) {
      await add.nth(line).click()
      await weights.nth(line).fill(String(line + 2))
    }
    const mail = page.getByRole('link', { name: texts('ScrapPage', 'estimate', 'mailButton') })
    await mail.waitFor()
    const list = await withDrafts(page, () => mail.click())
    await page.locator('.estimate-line-remove').first().click()
    const removed = await haulOf(page)
    await page
      .getByRole('button', { name: texts('ScrapPage', 'estimate', 'clearButton'), exact: true })
      .click()
    const cleared = await haulOf(page)
    // A link that brings another list, and something that is not on the board.
    await page
      .getByRole('button', { name: texts('ScrapPage', 'estimate', 'undoButton'), exact: true })
      .click()
    const address = new URL(page.url())
    const slugs = await page.evaluate(() => sessionStorage.getItem('handoff:estimativa') ?? '')
    const [, slug = ''] = /"slug":"([a-z0-9-]+)"/.exec(slugs) ?? []
    await open(page, `${address.pathname}?carga=${slug}:5;zzzz`)
    await page
      .getByText(texts('ScrapPage', 'estimate', 'replaced'))
      .first()
      .waitFor()
    const linked = await haulOf(page)
    const all = [list, removed, cleared, linked]
    return {
      ...list,
      text: plain(all.map(({ text }) => text).join(' ')),
      hrefs: all.flatMap(({ hrefs }) => hrefs),
    }
  },
  'a service requested': async (page, texts) => {
    await open(page, '/servicos')
    await page
      .getByRole('link', { name: texts('ServicesPage', 'serviceButton') })
      .first()
      .click()
    const submit = page.getByRole('button', {
      name: texts('ServicesPage', 'form', 'submitButton'),
      exact: true,
    })
    await submit.waitFor()
    const form = await haulOf(page)
    const sent = await withDrafts(page, async () => {
      await page
        .getByLabel(texts('ServicesPage', 'form', 'name'), { exact: true })
        .fill('Helena Prado')
      await page
        .getByLabel(texts('ServicesPage', 'form', 'email'), { exact: true })
        .fill('helena@exemplo.example')
      await submit.click()
      await page
        .getByText(texts('ShellPage', 'toasts', 'draftOpened', 'title'))
        .first()
        .waitFor()
    })
    return {
      text: plain(`${form.text} ${sent.text}`),
      alts: form.alts,
      hrefs: [...form.hrefs, ...sent.hrefs],
      head: form.head,
    }
  },
  'the aids answered': async (page, texts) => {
    await open(page, '/servicos')
    for (const name of ['midia', 'destino', 'quem', 'uf', 'tipo'])
      await page.locator(`select[name="${name}"]`).selectOption({ index: 1 })
    const button = page.locator('.aid-answer a').first()
    await button.waitFor()
    const answered = await haulOf(page)
    await button.click()
    await page
      .getByRole('button', { name: texts('ServicesPage', 'form', 'submitButton'), exact: true })
      .waitFor()
    const first = await haulOf(page)
    await page.goBack()
    await page.locator('.aid-answer a').last().click()
    await page
      .getByRole('button', { name: texts('ServicesPage', 'form', 'submitButton'), exact: true })
      .waitFor()
    const second = await haulOf(page)
    return { ...answered, text: plain(`${answered.text} ${first.text} ${second.text}`) }
  },
  'a message sent': (page, texts) => contact(page, texts, 'Temos 40 notebooks.'),
  'a message too long for a mail link': (page, texts) =>
    contact(page, texts, 'Temos 40 notebooks com acentuação. '.repeat(250)),
  'a newsletter asked for': async (page, texts) => {
    await open(page, '/blog')
    return withDrafts(page, async () => {
      await page
        .getByRole('textbox', { name: texts('BlogPage', 'newsletter', 'email'), exact: true })
        .fill('helena@exemplo.example')
      await page
        .getByRole('button', { name: texts('BlogPage', 'newsletter', 'button'), exact: true })
        .click()
      await page
        .getByText(texts('ShellPage', 'toasts', 'newsletterDone', 'title'))
        .first()
        .waitFor()
    })
  },
  'a lot asked for': async (page, texts) => {
    await open(page, '/lotes-informatica')
    await page
      .getByRole('link', { name: texts('LotsPage', 'card', 'buyButton') })
      .first()
      .click()
    await page
      .getByText(texts('ShellPage', 'toasts', 'lotDraftOpened', 'title'))
      .first()
      .waitFor()
    return haulOf(page)
  },
  'the map asked for': async (page, texts) => {
    await open(page, '/contato')
    const button = page.getByRole('button', { name: texts('ContactPage', 'map', 'button') })
    await button.waitFor()
    const before = await haulOf(page)
    await button.click()
    await page.locator('iframe').waitFor()
    const after = await haulOf(page)
    return { ...after, text: plain(`${before.text} ${after.text}`) }
  },
} as const satisfies Record<string, Action>
export type ActionName = keyof typeof ACTIONS
