import { addressOf, sitePages, type SitePage } from '../../content/views/addresses'
import { documentType, type DocumentTypeName, type DocumentOf } from '../../content/document-types'
import { COMPARE_PATH, LOTS_PATH, furtherPages, BLOG_PATH } from '../../content/views/paths'
import { type Published, singleton } from '../../content/views/published'
import type { CheckedDocument } from '../check/check'
import { NOT_FOUND } from '../hosts/site-rules'
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { reais } from '../../content/prices/figures'
import { brazilianDay } from '../../content/rules/dates'
import type { HomePageView } from '../../content/views/views'
import type { ContentReader } from '../../site/lib/read-content'
import { PATHS } from '../paths'
import { escapeHtml, readPage, type ReadPage } from './html'

/** The parts of the site's own code that a build runs, as it has just bundled them. */
export type ServerEntry = typeof import('../../site/entry-server')

/** A page's HTML, without style and script, and the names of the content that it uses. */
export interface RenderedPage extends ReadPage {
  html: string
  /** Pages of one kind share their style. */
  kind: string
  /** The data that a page's application needs to run; undefined on a page without an application. */
  application: Omit<Awaited<ReturnType<ServerEntry['render']>>, 'html'> | undefined
}

export const loadServer = (): Promise<ServerEntry> =>
  import(pathToFileURL(`${PATHS.server}/entry-server.js`).href)

/**
 * Renders the pages at these addresses, and the offline page.
 * @throws Error when a page's content does not load: no page is published with an error in it
 */
export async function renderPages(
  { render, formatNationalPhone }: ServerEntry,
  documents: readonly Published<CheckedDocument>[],
  paths: readonly string[],
): Promise<RenderedPage[]> {
  const content = contentOnDisk()
  const pages: RenderedPage[] = []
  for (const path of paths) {
    const { html, ...application } = await render(path, content)
    const kind = application.routeIds.at(-1) ?? ''
    pages.push({ ...readPage(path, html), html, kind, application })
  }
  const company = singleton(documents, 'Company')
  // The content file of this name is a HomePageView: ContentFiles says so.
  const { ticker } = (await content('home-page')) as HomePageView
  const { navigation } = singleton(documents, 'LayoutPage')
  const phone = formatNationalPhone(company.phone)
  const mark = await readFile(PATHS.favicon, 'utf8')
  const html = offlinePage(navigation, company, ticker, phone, mark)
  return [...pages, { ...readPage(OFFLINE, html), html, kind: OFFLINE, application: undefined }]
}

/**
 * Reads the content that a browser would fetch from the compiled files; a file that many pages
 * share is read once.
 */
export function contentOnDisk(): ContentReader {
  const loaded = new Map<string, unknown>()
  return async (name) => {
    const path = name.startsWith('/')
      ? `${PATHS.generatedPublic}${name}`
      : `${PATHS.generatedContent}/${name}.json`
    if (!loaded.has(name))
      loaded.set(name, JSON.parse(await readFile(path, 'utf8').catch(() => 'null')))
    return loaded.get(name)
  }
}

/**
 * The page that the service worker shows in place of one that this device has not kept: complete
 * and without script, because it is shown at any address.
 * @param ticker the prices of the home page, as this release has them
 * @param phone the telephone number in national form
 * @param mark as SVG, drawn in the page: nothing else may be fetched
 */
export function offlinePage(
  navigation: DocumentOf<'LayoutPage'>['navigation'],
  company: Pick<DocumentOf<'Company'>, 'name' | 'phone' | 'email'>,
  ticker: Pick<HomePageView['ticker'], 'updatedOn' | 'materials'>,
  phone: string,
  mark: string,
): string {
  const name = escapeHtml(company.name)
  const ways = [
    ...navigation.filter(({ href }) => KEPT_PAGES.includes(href)),
    { href: `tel:+${company.phone.replace(/\D/g, '')}`, label: phone },
    { href: `mailto:${company.email}`, label: company.email },
  ].map(
    ({ href, label }) =>
      `<li><a class="btn btn-outline" href="${escapeHtml(href)}">${escapeHtml(label)}</a></li>`,
  )
  const prices = ticker.materials.map(
    (material) =>
      `<li>${escapeHtml(material.name)} <b translate="no">${reais(material.pricePerKg).replace(' ', '&nbsp;')}/kg</b></li>`,
  )
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sem conexão | ${name}</title>
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<header class="header"><div class="wrap header-row">
<a class="logo" href="/">${mark}${name}</a>
</div></header>
<main class="wrap page-header pb-section">
<h1>Sem conexão, esta página não abre.</h1>
<p class="lead">Ela ainda não foi vista neste aparelho. Os preços, a calculadora e o contato abrem mesmo sem internet.</p>
<p class="mt-8 small muted">Sem conexão: preços de ${brazilianDay(ticker.updatedOn)}</p>
<ul class="ring-list num">${prices.join('')}</ul>
<p class="btns mt-8"><a class="btn btn-default" href="">Tentar de novo</a></p>
<ul class="btns mt-8">${ways.join('')}</ul>
</main>
</body>
</html>
`
}

/**
 * Pages that a visitor's device keeps before the visitor opens them: the home page, the price table
 * with its calculator, the contact page.
 */
export const KEPT_PAGES: readonly string[] = ['/', '/comercio-sucata', '/contato']
/** The page that replaces a page that is not kept. */
export const OFFLINE = '/sem-conexao'

/** The file of a page below dist, with a leading slash. */
export const pageFile = (path: string): string => `${path === '/' ? '/index' : path}.html`

/**
 * @param lots slugs of the lots in the list; others only visitors who have their link should find
 * @returns every address whose page the application renders, and the pages of the sitemap
 */
export function pagesOfSite(
  documents: readonly Published<CheckedDocument>[],
  lots: readonly string[],
): { paths: string[]; listed: SitePage[] } {
  const pages = sitePages(documents)
  const posts = documents.filter(({ type }) => type === 'Post')
  const further = (list: string, items: number, owner: DocumentTypeName): SitePage[] =>
    furtherPages(list, items).map((address) => ({ address, file: documentType(owner).path }))
  const lists = [
    ...further(LOTS_PATH, lots.length, 'LotsPage'),
    ...further(BLOG_PATH, posts.length, 'BlogPage'),
  ]
  const unlisted = documents
    .filter(({ type, slug }) => type === 'Lot' && !lots.includes(slug))
    .map(addressOf)
  return {
    paths: [...[...pages, ...lists].map(({ address }) => address), COMPARE_PATH, NOT_FOUND],
    listed: [...pages.filter(({ address }) => !unlisted.includes(address)), ...lists],
  }
}
