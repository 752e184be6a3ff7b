import { cpSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { build, type InlineConfig } from 'vite'
import { singleton } from '../content/views/published'
import { buildAdmin } from './admin/build-admin'
import { writeAssets } from './assets/write-assets'
import { holdMoment, ON } from './build-day'
import { formatDiagnostic, summary } from './check/report'
import { compileContent, type CompiledContent } from './compile/compile'
import { compressTexts } from './files'
import { writeDocuments } from './output/documents'
import { writeSiteFiles } from './output/site-files'
import { PATHS } from './paths'
import { verifySite } from './render/html'
import { pagesOfSite, loadServer, renderPages } from './render/render-pages'
import { Progress, runCli } from './run-cli'

const OPTIONS = {
  ...ON,
  /** Switches the service worker off. */
  'no-offline': { type: 'boolean', default: false },
  /** Leaves out the editors' page and the compressed copies, for a look at the pages. */
  'pages-only': { type: 'boolean', default: false },
} as const

/** Builds content/ to dist/, or prints a list of errors and exits with 1. */
async function main(): Promise<void> {
  // React is first imported by the bundle that renders the pages; this chooses its fast build.
  process.env.NODE_ENV = 'production'
  const { values } = parseArgs({ options: OPTIONS })
  holdMoment(values.on)
  const progress = new Progress()
  const compiled = await compileContent()
  if ('errors' in compiled) {
    console.error(compiled.errors.map(formatDiagnostic).join('\n'))
    console.error(`${compiled.errors.length} falha(s) no conteúdo; nada foi construído.`)
    process.exitCode = 1
    return
  }
  progress.done(summary(compiled.documents))
  const isWhole = !values['pages-only']
  await bundle()
  if (isWhole) await buildAdmin(singleton(compiled.shown, 'Company'), `${PATHS.dist}/admin`)
  progress.done('Scripts bundled')
  const count = await writeSite(compiled, !values['no-offline'])
  if (isWhole) await compressTexts(PATHS.dist)
  progress.done(`${count} pages in dist/`)
}

/** Bundles the scripts and the style of the site, and the server that renders the pages. */
async function bundle(): Promise<void> {
  const configFile = `${PATHS.root}vite.config.ts`
  const common: InlineConfig = { root: PATHS.root, configFile, logLevel: 'warn' }
  rmSync(PATHS.dist, { recursive: true, force: true })
  await build({ ...common, build: { outDir: PATHS.dist } })
  const ssr = { ssr: 'src/site/entry-server.tsx', copyPublicDir: false, manifest: false }
  await build({ ...common, build: { outDir: PATHS.server, ...ssr } })
}

/**
 * Pages -> assets -> documents -> site files.
 * @param offline whether visitors' devices keep the site for offline use
 * @returns the number of pages
 */
async function writeSite({ shown, lots }: CompiledContent, offline: boolean): Promise<number> {
  for (const folder of [PATHS.generatedPublic, PATHS.generatedPictures])
    cpSync(folder, PATHS.dist, { recursive: true })
  const { paths, listed } = pagesOfSite(shown, lots)
  const server = await loadServer()
  const rendered = await renderPages(server, shown, paths)
  const assets = await writeAssets(rendered)
  const company = singleton(shown, 'Company')
  const pages = await writeDocuments(rendered, assets, server, company, offline)
  await writeSiteFiles(shown, pages, assets, listed, offline)
  verifySite(rendered, PATHS.dist)
  return paths.length
}

runCli(main)
