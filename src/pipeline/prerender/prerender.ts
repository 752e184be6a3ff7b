import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CheckedDocument } from '../check/check'
import type { DocumentOf } from '../../content/document-types'
import { PAGE_PATHS } from '../../content/vocabulary'
import { PATHS } from '../paths'
import { readStaticData } from '../static-data'
import { compressTexts } from './compress'
import { criticalStyle } from './critical-style'
import { contentSecurityPolicy, headersFile } from './headers'
import { BuiltAssets } from './manifest'
import { robotsFile, sitemapFile } from './sitemap'
import { deadReferences, repeatedIds, type PrerenderedPage } from './verify'

/** The server entry, as the build made it. */
type ServerEntry = Pick<typeof import('../../site/server'), 'render'>

/** The address that stands for all unknown ones. */
const NOT_FOUND = '/404'

const fileOf = (path: string): string => `${PATHS.dist}${path === '/' ? '/index' : path}.html`

interface Rendered { path: string; html: string; chunks: string[]; routeIds: string[] }

function withAssets(page: Rendered, criticalCss: string, assets: BuiltAssets): string {
  const { entry, chunks } = assets.forPage(page.chunks, page.routeIds)
  const flags = page.path === NOT_FOUND ? ' data-not-found' : ''
  const script = `<script type="module" async src="/${entry}" data-style="/${assets.style}" data-chunks="${chunks.join(' ')}"${flags}></script>`
  return page.html.replace('</head>', () => `<style>${criticalCss}</style>${script}</head>`)
}

/** The inlined style by the innermost route: its pages share their parts, and a policy can name few styles by hash. */
async function stylesByRoute(pages: Rendered[], style: string): Promise<Map<string, string>> {
  const styles = new Map<string, string>()
  for (const route of new Set(pages.map(routeOf))) {
    styles.set(route, await criticalStyle(style, pages.filter((page) => routeOf(page) === route).map(({ html }) => html)))
  }
  return styles
}

const routeOf = ({ routeIds }: Rendered): string => routeIds.at(-1) ?? ''

/**
 * Writes every page as complete HTML with its style inlined, and the files that only make sense for all pages together.
 * @param onPage called after each page with the number done and the total
 * @returns the number of pages
 * @throws Error naming every link or file that a page asks for and that does not exist, and every id that it has twice
 */
export async function prerender(documents: CheckedDocument[], onPage: (done: number, total: number) => void): Promise<number> {
  const { render }: ServerEntry = await import(pathToFileURL(`${PATHS.server}/server.js`).href)
  const assets = await BuiltAssets.read(PATHS.dist)
  const style = await readFile(`${PATHS.dist}/${assets.style}`, 'utf8')
  if (style.includes('</')) throw new Error('A folha de estilos contém «</» e não pode ser embutida na página.')

  const posts = documents.filter(({ type, draft }) => type === 'Post' && !draft)
  const paths = [...PAGE_PATHS, ...posts.map(({ slug }) => `/blog/${slug}`), NOT_FOUND]
  const rendered: Rendered[] = []
  for (const path of paths) {
    rendered.push({ path, ...await render(path, readStaticData) })
    onPage(rendered.length, paths.length)
  }
  const styles = await stylesByRoute(rendered, style)
  const pages: PrerenderedPage[] = rendered.map((page) => ({ path: page.path, html: withAssets(page, styles.get(routeOf(page)) ?? style, assets) }))
  for (const { path, html } of pages) {
    await mkdir(dirname(fileOf(path)), { recursive: true })
    await writeFile(fileOf(path), html)
  }

  // The check saw to it that there is one company, of this shape.
  const company = documents.find(({ type }) => type === 'Company')?.data as DocumentOf<'Company'>
  const policy = await contentSecurityPolicy({ styles: [...styles.values()], mapEmbed: company.map.embed, imageHosts: company.imageHosts ?? [] })
  await writeFile(`${PATHS.dist}/_headers`, headersFile(policy))
  await writeFile(`${PATHS.dist}/sitemap.xml`, sitemapFile(company.url, documents))
  await writeFile(`${PATHS.dist}/robots.txt`, robotsFile(company.url))

  const faults = [...deadReferences(pages, PATHS.dist), ...pages.flatMap(repeatedIds)]
  if (faults.length > 0) throw new Error(`As páginas construídas têm faltas:\n${faults.join('\n')}`)
  // Every page carries the font faces inline; to hear of them again makes a browser lay out all text anew.
  await writeFile(`${PATHS.dist}/${assets.style}`, style.replace(/@font-face\s*\{[^}]*\}/g, ''))
  await rm(`${PATHS.dist}/.vite`, { recursive: true })
  await compressTexts(PATHS.dist)
  return pages.length
}
