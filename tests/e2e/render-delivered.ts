import '../../src/pipeline/production.mjs'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { singleton } from '../../src/content/published'
import { buildMoment } from '../../src/pipeline/build-day'
import { formatDiagnostic } from '../../src/pipeline/check/report'
import { compileContent } from '../../src/pipeline/compile/compile'
import { documentFile } from '../../src/pipeline/output/documents'
import { writeWebApp } from '../../src/pipeline/output/web-app'
import { PATHS } from '../../src/pipeline/paths'
import { pagesOfSite } from '../../src/pipeline/render/pages'
import { renderPages, type ServerEntry } from '../../src/pipeline/render/render-pages'

/*
 * `run.mjs tests/e2e/render-delivered.ts <built copy>`, in a copy of the project with the delivered
 * content: writes its pages and pictures to dist/ with the code that the other copy has bundled.
 * They have no style and no application: tests/built-site only reads them.
 */
const [built = ''] = process.argv.slice(2)
const compiled = await compileContent(() => {})
if ('errors' in compiled) throw new Error(compiled.errors.map(formatDiagnostic).join('\n'))
const server: ServerEntry = await import(
  pathToFileURL(`${built}/.generated/server/entry-server.js`).href
)
const { paths } = pagesOfSite(compiled.shown, buildMoment())
const pages = await renderPages(server, compiled.shown, paths, () => {})
cpSync(`${PATHS.root}public`, PATHS.dist, { recursive: true })
cpSync(PATHS.generatedPublic, PATHS.dist, { recursive: true })
await writeWebApp(PATHS.dist, singleton(compiled.shown, 'Company'))
for (const { path, html } of pages) {
  mkdirSync(dirname(documentFile(path)), { recursive: true })
  writeFileSync(documentFile(path), html)
}
