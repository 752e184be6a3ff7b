import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CheckedDocument } from '../check/check'
import { documentType, type DocumentOf, type DocumentTypeName } from '../../content/document-types'
import { sitePages, type SitePage } from '../../content/addresses'
import { COMPARE_PATH, LOTS_PATH } from '../../content/lots/paths'
import { furtherPages } from '../../content/paging'
import { BLOG_PATH } from '../../content/posts/paths'
import type { Published } from '../../content/published'
import { pageDirectives, policyMeta, type Opened } from '../hosts/policy'
import { inlinedIn, NOT_FOUND, siteRules } from '../hosts/site-rules'
import { writeApp } from '../offline/write-app'
import { KEPT_PAGES, OFFLINE, WORKER, writeSwitchOff, writeWorker } from '../offline/write-worker'
import { writeFileList } from '../hosts/file-list'
import { writeHostFiles } from '../hosts/write-host-files'
import { redirectsIn } from '../../content/rules/redirects'
import { buildDay } from '../build-day'
import { PATHS } from '../paths'
import { readStaticData } from '../static-data'
import { commitDays } from './commit-days'
import { compressTexts } from './compress'
import { keptCriticalStyle } from './critical-style'
import { fontPreloads } from './font-preloads'
import { lateStyle } from './late-style'
import { BuiltAssets } from './manifest'
import { offlinePage } from './offline-page'
import { pageDays } from './page-days'
import { splitPrint } from './print-style'
import { readPage, type ReadPage } from './read-page'
import { redirectRules, writeRedirectPages } from './redirects'
import { robotsFile, sitemapFile } from './sitemap'
import { unlistedLots } from './unlisted-lots'
import { deadReferences, repeatedIds } from './verify'
import { BuiltContent, hashed } from './write-content'

type Start = import('../../site/server').RenderedPage['start']

/** The server entry, as the build made it. */
type ServerEntry = Pick<
  typeof import('../../site/server'),
  'render' | 'startElement' | 'PAGE_SCRIPT' | 'formatNationalPhone'
>

const fileOf = (path: string): string => `${PATHS.dist}${path === '/' ? '/index' : path}.html`

interface Rendered extends ReadPage {
  html: string
  chunks: string[]
  routeIds: string[]
  start: Start
}

/** The inlined style by the innermost route: its pages share their parts, and a policy can name few styles by hash. */
async function stylesByRoute(
  pages: Rendered[],
  style: string,
  code: string,
): Promise<Map<string, string>> {
  const styles = new Map<string, string>()
  for (const route of new Set(pages.map(routeOf))) {
    styles.set(
      route,
      await keptCriticalStyle(
        style,
        pages.filter((page) => routeOf(page) === route),
        code,
      ),
    )
  }
  return styles
}

const routeOf = ({ routeIds }: Rendered): string => routeIds.at(-1) ?? ''

/**
 * Writes every page as complete HTML with its style inlined, and the files that only make sense for all pages together.
 * @param onPage called after each page with the number done and the total
 * @param documents those that the site shows
 * @param options.offline whether visitors' devices keep the site for when there is no network; else what they keep is taken back
 * @param options.code names the state of the code; see bundleKey
 * @param options.compressed whether compressed copies lie beside the texts, for hosts that serve them
 * @returns the number of pages
 * @throws Error naming every link or file that a page asks for and that does not exist, and every id that it has twice
 */
export async function prerender(
  documents: Published<CheckedDocument>[],
  onPage: (done: number, total: number) => void,
  options: { offline: boolean; compressed: boolean; code: string },
): Promise<number> {
  const { render, startElement, PAGE_SCRIPT, formatNationalPhone }: ServerEntry = await import(
    pathToFileURL(`${PATHS.server}/server.js`).href
  )
  const assets = await BuiltAssets.read(PATHS.dist)
  const content = await BuiltContent.write(
    PATHS.generatedContent,
    `${PATHS.dist}/assets`,
    assets.entryFile,
  )
  const { screen: style, print } = splitPrint(
    await readFile(`${PATHS.dist}/${assets.style}`, 'utf8'),
  )
  const printed = `assets/${hashed('print', print, 'css')}`
  await writeFile(`${PATHS.dist}/${printed}`, print)
  if (style.includes('</'))
    throw new Error('A folha de estilos contém «</» e não pode ser embutida na página.')

  const fonts = fontPreloads(style)

  const pages = sitePages(documents)
  const unlisted = unlistedLots(documents, buildDay())
  const count = (name: DocumentTypeName) => documents.filter(({ type }) => type === name).length
  const further: SitePage[] = [
    ...furtherPages(LOTS_PATH, count('Lot') - unlisted.size).map((address) => ({
      address,
      file: documentType('LotsPage').path,
    })),
    ...furtherPages(BLOG_PATH, count('Post')).map((address) => ({
      address,
      file: documentType('BlogPage').path,
    })),
  ]
  const paths = [...[...pages, ...further].map(({ address }) => address), COMPARE_PATH, NOT_FOUND]
  const rendered: Rendered[] = []
  for (const path of paths) {
    const page = await render(path, readStaticData, content)
    rendered.push({ ...page, ...readPage(path, page.html) })
    onPage(rendered.length, paths.length)
  }
  const styles = await stylesByRoute(rendered, style, options.code)
  const rest = lateStyle(style, [...styles.values()])
  const late = `assets/${hashed('site', rest, 'css')}`
  await rm(`${PATHS.dist}/${assets.style}`)
  await writeFile(`${PATHS.dist}/${late}`, rest)
  // The check saw to it that there is one company, of this shape.
  const company = documents.find(({ type }) => type === 'Company')?.data as DocumentOf<'Company'>
  const opened: Opened = {
    mapEmbed: company.map.embed,
    imageHosts: company.imageHosts ?? [],
    repository: company.repository !== undefined,
  }
  const styled = rendered.map((page) => ({
    ...page,
    style: styles.get(routeOf(page)) ?? style,
    script: PAGE_SCRIPT,
  }))
  const release = `/assets/${content.index}`
  const asked = new Set<string>()
  const kept = new Set([late, printed, ...assets.always])
  for (const page of styled) {
    const { entry, chunks } = assets.forPage(content.filesOf(page.chunks), page.routeIds)
    const start = startElement({
      entry: `/${entry}`,
      content: release,
      style: `/${late}`,
      print: `/${printed}`,
      chunks,
      worker: options.offline ? WORKER : undefined,
      isNotFound: page.path === NOT_FOUND,
      ...page.start,
    })
    const files = [entry, late, ...chunks.map((chunk) => `assets/${chunk}`)]
    for (const file of files) asked.add(file)
    if (KEPT_PAGES.some((path) => path === page.path)) for (const file of files) kept.add(file)
    const head = `${policyMeta(pageDirectives(inlinedIn([page]), opened))}<style>${page.style}</style><noscript><link rel="stylesheet" media="print" href="/${printed}"></noscript>${start}`
    await mkdir(dirname(fileOf(page.path)), { recursive: true })
    await writeFile(
      fileOf(page.path),
      page.html
        .replace('</head>', () => `${head}</head>`)
        .replace('</body>', () => `${fonts}</body>`),
    )
  }

  // The check saw to it that there is one of it, too.
  const shell = documents.find(({ type }) => type === 'ShellPage')?.data as DocumentOf<'ShellPage'>
  const offline = offlinePage({
    shell,
    company,
    phone: formatNationalPhone(company.phone),
    kept: KEPT_PAGES,
  })
  const plain = {
    path: OFFLINE,
    style: await keptCriticalStyle(style, [readPage(OFFLINE, offline)], options.code),
  }
  await writeFile(
    fileOf(OFFLINE),
    offline.replace(
      '</head>',
      () =>
        `${policyMeta(pageDirectives(inlinedIn([plain]), opened))}<style>${plain.style}</style></head>`,
    ),
  )

  await writeApp(PATHS.dist, company)

  const redirects = redirectRules(redirectsIn(documents))
  await writeHostFiles(siteRules([...styled, plain], opened, redirects), PATHS)
  await writeRedirectPages(redirects, PATHS.dist, company.url)
  const listed = [...pages.filter(({ address }) => !unlisted.has(address)), ...further]
  await writeFile(
    `${PATHS.dist}/sitemap.xml`,
    sitemapFile(company.url, listed, pageDays(documents, commitDays(PATHS.content))),
  )
  await writeFile(`${PATHS.dist}/robots.txt`, robotsFile(company.url))

  const missing = [...asked]
    .filter((file) => !existsSync(`${PATHS.dist}/${file}`))
    .map((file) => `/${file} não existe`)
  const faults = [
    ...missing,
    ...deadReferences(rendered, PATHS.dist),
    ...rendered.flatMap(repeatedIds),
  ]
  if (faults.length > 0) throw new Error(`As páginas construídas têm faltas:\n${faults.join('\n')}`)
  if (options.offline) await writeWorker(PATHS.dist, { release, files: kept, code: options.code })
  else await writeSwitchOff(PATHS.dist, options.code)
  await rm(`${PATHS.dist}/.vite`, { recursive: true })
  await writeFileList(
    PATHS.dist,
    redirects.map(({ from }) => from),
  )
  if (options.compressed) await compressTexts(PATHS.dist)
  return rendered.length
}
