import './production.mjs'
import { cpSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { singleton } from '../content/views/published'
import { buildBundles } from './assets/bundles'
import { writeAssets } from './assets/write-assets'
import { buildMoment, holdMoment, ON } from './build-day'
import { pruneCache } from './cache/checked-cache'
import { formatDiagnostic, summary } from './check/report'
import { compileContent, type CompiledContent } from './compile/compile'
import type { Opened } from './hosts/policy'
import { compressTexts } from './compress'
import { writeDocuments } from './output/documents'
import { writeSiteFiles } from './output/site-files'
import { verifySite } from './output/verify'
import { PATHS } from './paths'
import { Progress } from './progress'
import { pagesOfSite } from './render/pages'
import { loadServer, renderPages } from './render/render-pages'
import { runCli } from './run-cli'

const OPTIONS = {
  ...ON,
  /** Leaves out the compressed copies, for a host that compresses by itself (Cloudflare Pages). */
  'no-copies': { type: 'boolean', default: false },
  /** Switches the service worker off. */
  'no-offline': { type: 'boolean', default: false },
  /** Leaves out the editors' page and the compressed copies, for a look at the pages. */
  'pages-only': { type: 'boolean', default: false },
} as const

/** Builds content/ to dist/, or prints a list of errors and exits with 1. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS })
  holdMoment(values.on)
  const progress = new Progress()
  const compiled = await compileContent((line) => progress.step(line))
  if ('errors' in compiled) {
    console.error(compiled.errors.map(formatDiagnostic).join('\n'))
    console.error(`${compiled.errors.length} falha(s) no conteúdo; nada foi construído.`)
    process.exitCode = 1
    return
  }
  progress.done(summary(compiled.documents))
  await buildSite(compiled, progress, {
    isWhole: !values['pages-only'],
    compresses: !values['no-copies'],
    offline: !values['no-offline'],
  })
  await pruneCache(PATHS.cache)
}

/** Bundles -> pages -> assets -> documents -> site files. */
async function buildSite(
  { shown }: CompiledContent,
  progress: Progress,
  { isWhole, compresses, offline }: { isWhole: boolean; compresses: boolean; offline: boolean },
): Promise<void> {
  const company = singleton(shown, 'Company')
  await buildBundles(isWhole ? company : undefined)
  cpSync(PATHS.generatedPublic, PATHS.dist, { recursive: true })
  progress.done('Scripts bundled')
  const { paths, listed } = pagesOfSite(shown, buildMoment())
  const server = await loadServer()
  const rendered = await renderPages(server, shown, paths, (done, total) =>
    progress.step(`page ${done} of ${total}`),
  )
  const assets = await writeAssets(rendered)
  const opened: Opened = {
    mapEmbed: company.map.embed,
    imageHosts: company.imageHosts ?? [],
    hstsSubdomains: company.hstsSubdomains === true,
    repository: company.repository !== undefined,
  }
  const pages = await writeDocuments(rendered, assets, server, { opened, offline })
  await writeSiteFiles({ documents: shown, pages, assets, listed, opened, offline })
  verifySite(rendered, pages, PATHS.dist)
  if (compresses) await compressTexts(PATHS.dist)
  progress.done(`${paths.length} pages in dist/`)
}

runCli(main)
