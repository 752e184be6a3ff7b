import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { HomePageView } from '../../content/views'
import { singleton, type Published } from '../../content/published'
import type { ContentReader } from '../../site/lib/read-content'
import type { CheckedDocument } from '../check/check'
import { PATHS } from '../paths'
import { contentOnDisk } from './content-on-disk'
import { offlinePage } from './offline-page'
import { KEPT_PAGES, OFFLINE } from './pages'
import { readPage, type ReadPage } from './read-page'

type Server = typeof import('../../site/server')
type ServerPage = Awaited<ReturnType<Server['render']>>

/** A page's HTML, without style and script, and the content that it uses. */
export interface RenderedPage extends ReadPage {
  html: string
  /** Pages of one kind share their style. */
  kind: string
  /**
   * The data that the application needs to run on it; undefined on a page without an application.
   */
  application: Pick<ServerPage, 'content' | 'routeIds'> | undefined
}

/** The parts of the site's own code that a build runs, as it has just bundled them. */
export type ServerEntry = Pick<
  Server,
  'render' | 'startElement' | 'PAGE_SCRIPT' | 'REST_STYLE' | 'formatNationalPhone'
>

export const loadServer = (): Promise<ServerEntry> =>
  import(pathToFileURL(`${PATHS.server}/server.js`).href)

/** The prices of the home page; the build has just compiled them. */
const homeTicker = async (content: ContentReader) =>
  // The chunk of this name is a HomePageView: ContentChunks says so.
  ((await content('home-page')) as HomePageView).ticker

/**
 * Renders the pages at these addresses, and the offline page.
 * @param onPage called after each page with the number done and the total
 * @throws Error when a page's content does not load: no page is published with an error in it
 */
export async function renderPages(
  { render, formatNationalPhone }: Pick<ServerEntry, 'render' | 'formatNationalPhone'>,
  documents: readonly Published<CheckedDocument>[],
  paths: readonly string[],
  onPage: (done: number, total: number) => void,
): Promise<RenderedPage[]> {
  const content = contentOnDisk()
  const pages: RenderedPage[] = []
  for (const path of paths) {
    const { html, ...application } = await render(path, content)
    const kind = application.routeIds.at(-1) ?? ''
    pages.push({ ...readPage(path, html), html, kind, application })
    onPage(pages.length, paths.length)
  }
  const company = singleton(documents, 'Company')
  const html = offlinePage({
    layout: singleton(documents, 'LayoutPage'),
    company,
    ticker: await homeTicker(content),
    phone: formatNationalPhone(company.phone),
    mark: await readFile(`${PATHS.root}public/favicon.svg`, 'utf8'),
    kept: KEPT_PAGES,
  })
  return [...pages, { ...readPage(OFFLINE, html), html, kind: OFFLINE, application: undefined }]
}
