import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { singleton } from '../../src/content/views/published'
import { formatDiagnostic } from '../../src/pipeline/check/report'
import { compileContent } from '../../src/pipeline/compile/compile'
import { webAppManifest } from '../../src/pipeline/output/site-files'
import { PATHS } from '../../src/pipeline/paths'
import {
  pageFile,
  pagesOfSite,
  renderPages,
  type ServerEntry,
} from '../../src/pipeline/render/render-pages'

/*
 * `run.mjs tests/e2e/render-delivered.ts <built copy>`, in a copy of the project with the delivered
 * content: writes its pages and pictures to dist/ with the code that the other copy has bundled.
 * They have no style and no application: tests/built-site only reads them.
 */
const [built = ''] = process.argv.slice(2)
// React, which the bundle imports, chooses its fast build by this.
process.env.NODE_ENV = 'production'
const compiled = await compileContent()
if ('errors' in compiled) throw new Error(compiled.errors.map(formatDiagnostic).join('\n'))
const server: ServerEntry = await import(
  pathToFileURL(`${built}/.generated/server/entry-server.js`).href
)
const { paths } = pagesOfSite(compiled.shown, compiled.lots)
const pages = await renderPages(server, compiled.shown, paths)
cpSync(`${PATHS.root}public`, PATHS.dist, { recursive: true })
for (const folder of [PATHS.generatedPublic, PATHS.generatedPictures])
  cpSync(folder, PATHS.dist, { recursive: true })
writeFileSync(
  `${PATHS.dist}/manifest.webmanifest`,
  webAppManifest(singleton(compiled.shown, 'Company')),
)
for (const { path, html } of pages) {
  const file = `${PATHS.dist}${pageFile(path)}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, html)
}
