import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { filesBelow } from '../../src/pipeline/files'
import { buildSite } from '../e2e/build-site'
import { DELIVERED_COPY, DIST } from '../e2e/site'

/** Builds the site if necessary: vitest's globalSetup of these tests. */
export default buildSite

/** An element of a page, as a browser without script reads it. */
export interface Element {
  tag: string
  attributes: Readonly<Record<string, string>>
  /** Its whole text with each run of blanks as one. */
  text: string
}

export interface Page {
  /** Below the folder, such as `blog.html`. */
  file: string
  html: string
  /** All elements, in the order of the page. */
  elements: readonly Element[]
}

const textOf = (node: DefaultTreeAdapterTypes.Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''

function elementsOf(node: DefaultTreeAdapterTypes.Node): Element[] {
  const below = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : []
  if (!('tagName' in node)) return below
  const own = {
    tag: node.tagName,
    attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
    text: textOf(node).replace(/\s+/g, ' ').trim(),
  }
  return [own, ...below]
}

export const readPage = (file: string, html: string): Page => ({
  file,
  html,
  elements: elementsOf(parse(html, { scriptingEnabled: false })),
})

/** A folder with pages: the built site of the tests, or the pages of the delivered content. */
export interface Site {
  folder: string
  /** Every file but the editors' page and the compressed copies. */
  files: readonly string[]
  pages: readonly Page[]
  read: (file: string) => string
}

function siteIn(folder: string): Site {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const files = filesBelow(folder).filter((file) => !/^admin\/|\.(?:br|gz)$/.test(file))
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => readPage(file, read(file)))
    // The page of an old address only leads on.
    .filter(({ html }) => !html.includes('http-equiv="refresh"'))
  return { folder, files, pages, read }
}

export const SITES = { model: siteIn(DIST), delivered: siteIn(join(DELIVERED_COPY, 'dist')) }
export type SiteName = keyof typeof SITES

/** The page at an address. */
export function pageAt(site: Site, address: string): Page {
  const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`
  const page = site.pages.find((one) => one.file === file)
  if (!page) throw new Error(`There is no ${file}.`)
  return page
}

/** The elements of a page with this name, and of those the ones with this attribute. */
export const find = ({ elements }: Page, tag: string, attribute?: string): Element[] =>
  elements.filter(
    (one) => one.tag === tag && (attribute === undefined || attribute in one.attributes),
  )

/** The objects of a page's structured data. */
export const structuredData = (page: Page): Record<string, unknown>[] =>
  find(page, 'script')
    .filter(({ attributes }) => attributes.type === 'application/ld+json')
    .map(({ text }) => JSON.parse(text))

/** The bytes of a file as a host sends it. */
export const bytesSent = (address: string): number =>
  statSync(join(DIST, `${address}.br`), { throwIfNoEntry: false })?.size ??
  statSync(join(DIST, address)).size
