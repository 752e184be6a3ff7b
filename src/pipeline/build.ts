import './production.mjs'
import { cpSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildBundles } from './bundle/build-bundles'
import { pruneCache } from './cache/prune-cache'
import { formatFault, summary } from './check/report'
import type { DocumentOf } from '../content/document-types'
import { compileContent } from './compile/compile'
import { endContentlayer } from './compile/contentlayer'
import { keepAssets } from './hosts/keep-assets'
import { PATHS } from './paths'
import { prerender } from './prerender/prerender'
import { Progress } from './progress'

/** content/ to dist/, or a list of faults and exit code 1. `--keep-assets <folder>` adds the scripts of earlier releases; `--no-offline` switches the service worker off; `--pages-only` leaves out what nobody needs who only looks at the pages: the editors' page and the compressed copies. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'keep-assets': { type: 'string' },
      'no-offline': { type: 'boolean', default: false },
      'pages-only': { type: 'boolean', default: false },
    },
  })
  const progress = new Progress()
  const compiled = await compileContent((line) => progress.step(line))
  if ('faults' in compiled) {
    console.error(compiled.faults.map(formatFault).join('\n'))
    console.error(`${compiled.faults.length} falha(s) no conteúdo; nada foi construído.`)
    process.exitCode = 1
    return
  }
  progress.done(summary(compiled.documents))
  await endContentlayer()
  const isWhole = !values['pages-only']
  // The check saw to it that there is one company, of this shape.
  const { made, code } = await buildBundles(
    isWhole
      ? (compiled.documents.find(({ type }) => type === 'Company')?.data as DocumentOf<'Company'>)
      : undefined,
  )
  cpSync(PATHS.generatedPublic, PATHS.dist, { recursive: true })
  const parts = isWhole ? 'Navegador, servidor e página dos editores' : 'Navegador e servidor'
  progress.done(made ? `${parts} compilados` : `${parts} como estavam: o código não mudou`)
  const pages = await prerender(
    compiled.shown,
    (done, total) => progress.step(`página ${done} de ${total}`),
    { offline: !values['no-offline'], compressed: isWhole, code },
  )
  progress.done(`${pages} páginas em dist/`)
  await pruneCache(PATHS.cache)
  const store = values['keep-assets']
  if (store !== undefined)
    progress.done(
      `${await keepAssets(PATHS.dist, resolve(store))} arquivos de versões anteriores continuam em dist/assets`,
    )
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
