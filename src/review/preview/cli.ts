import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildDay, holdMoment, ON } from '../../pipeline/build-day'
import { PATHS } from '../../pipeline/paths'
import { copyProject } from '../../pipeline/project-copy'
import { CliError, runCli, Progress } from '../../pipeline/run-cli'
import { isFormattingOnly } from '../compare'
import { markdownReport } from '../markdown/report'
import { reviewOf, type Folders } from '../review-of'
import type { Review } from '../review'
import { Camera, Site } from './camera'
import { changedPages, type ChangedPage } from './changed-pages'
import { previewHtml, type ShownPage } from './page'
import { picturesOf } from './pictures'

const USE =
  'Uso: npm run content:preview -- [base] [revisão] [--out arquivo.html] [--on 2026-12-01]'
/** Widths of a phone and a desktop. */
const WIDTHS = [390, 1440]

/**
 * `content:preview [base] [head]`: one HTML file with the report and the pages that change. Exits
 * with 1 when the content has errors, and the file says which; with 2 when there is nothing to
 * compare with.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...ON, out: { type: 'string', default: '.generated/revisao.html' } },
  })
  const [base, head, ...rest] = positionals
  if (rest.length > 0) throw new CliError(`São no máximo duas revisões. ${USE}`, 2)
  const progress = new Progress()
  holdMoment(values.on)
  await reviewOf({ folder: PATHS.root, base, head, now: buildDay() }, async (review, folders) => {
    progress.done('Conteúdo comparado')
    const { pages, missing } = await shownPages(review, folders, progress)
    const css = readFileSync(new URL('page.css', import.meta.url), 'utf8')
    const out = resolve(values.out)
    mkdirSync(dirname(out), { recursive: true })
    writeFileSync(out, previewHtml({ report: markdownReport(review), pages, missing, css }))
    progress.done(`${values.out}: abra no navegador`)
    if (review.errors.length > 0) {
      console.error(`Erros que impedem de publicar: ${review.errors.length}; o arquivo diz onde.`)
      process.exitCode = 1
    }
  })
}

/** Builds both versions and takes the pictures, unless no page can change or none can be built. */
async function shownPages(
  { errors, photos, documents }: Review,
  { before, after, temporary }: Folders,
  progress: Progress,
): Promise<{ pages: ShownPage[]; missing: string }> {
  if (errors.length > 0)
    return { pages: [], missing: 'O conteúdo tem erros, e nenhuma página foi construída.' }
  const none = { pages: [], missing: 'Nenhuma página muda.' }
  if (photos.length === 0 && documents.every(isFormattingOnly)) return none
  progress.step('construindo a versão antiga')
  const old = builtSite(before, join(temporary, 'built-before'))
  if (old === undefined)
    return { pages: [], missing: 'O conteúdo antigo não se constrói com o código de hoje.' }
  progress.step('construindo a versão nova')
  const fresh = builtSite(after, join(temporary, 'built-after'))
  if (fresh === undefined) throw new Error('A versão nova não pôde ser construída.')
  progress.done('As duas versões construídas')
  const changed = changedPages(old, fresh)
  return changed.length === 0
    ? none
    : { pages: await photographed(changed, old, fresh, progress), missing: '' }
}

/**
 * Builds a content with the working folder's code, in a copy of the project; undefined when the
 * build refuses it, and has said why.
 */
function builtSite(contentDir: string, folder: string): string | undefined {
  copyProject(PATHS.root.replace(/[\\/]$/, ''), folder, contentDir)
  const { status } = spawnSync(
    process.execPath,
    ['src/pipeline/commands/run.mjs', 'src/pipeline/build.ts', '--pages-only'],
    // contentlayer2 takes PWD for the folder it works in, as a shell would have set it.
    { cwd: folder, env: { ...process.env, PWD: folder }, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  return status === 0 ? join(folder, 'dist') : undefined
}

async function photographed(
  changed: readonly ChangedPage[],
  before: string,
  after: string,
  progress: Progress,
): Promise<ShownPage[]> {
  const camera = await Camera.open(console.log)
  const [old, fresh] = [await Site.open(before), await Site.open(after)]
  try {
    const pages: ShownPage[] = []
    for (const page of changed) {
      progress.step(`página ${pages.length + 1} de ${changed.length}: ${page.address}`)
      const shots = []
      for (const width of WIDTHS) {
        const was = page.change === 'new' ? undefined : await camera.shoot(old, page.address, width)
        const is =
          page.change === 'gone' ? undefined : await camera.shoot(fresh, page.address, width)
        shots.push({ width, pictures: await picturesOf(was, is) })
      }
      pages.push({ ...page, shots })
    }
    progress.done(`Páginas que mudam, antes e depois: ${pages.length}`)
    return pages
  } finally {
    for (const site of [old, fresh]) site.close()
    await camera.close()
  }
}

runCli(main, USE)
