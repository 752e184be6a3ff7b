import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildDay, holdMoment, ON } from '../../pipeline/build-day'
import { PATHS } from '../../pipeline/paths'
import { CliError, runCli } from '../../pipeline/run-cli'
import { Progress } from '../../pipeline/progress'
import { siteUrl } from '../../pipeline/site-url'
import { compareContent } from '../compare-content'
import type { ContentDiff } from '../content-diff'
import { openRepository, treeOf } from '../git/revisions'
import { Trees } from '../git/trees'
import { writeTree } from '../read-version'
import { buildVersion } from './build-version'
import { Camera, Site } from './camera'
import { changedPages, type ChangedPage } from './changed-pages'
import type { ShownPage } from './page-card'
import { reportHtml } from './report'
import { compareShots } from './shots'

const USE = 'Uso: npm run content:preview -- [base] [--out arquivo.html] [--on 2026-12-01]'
/** Widths of a phone and a desktop. */
const WIDTHS = [390, 1440]

interface Pages {
  pages: ShownPage[]
  missing?: string
}

/**
 * `content:preview [base] [--out file]`: one HTML file with the difference and the pages that
 * change. Exit 0; 1 with errors, and the file says which; 2 when there is nothing to compare with.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...ON, out: { type: 'string', default: '.generated/revisao.html' } },
  })
  const [base, ...rest] = positionals
  if (rest.length > 0) throw new CliError(`É no máximo uma revisão. ${USE}`, 2)
  const started = performance.now()
  const progress = new Progress()
  holdMoment(values.on)
  const diff = await compareContent({ folder: PATHS.root, base, today: buildDay() })
  progress.done('Conteúdo comparado')
  const temporary = mkdtempSync(join(tmpdir(), 'retrilha-previa-'))
  try {
    const { pages, missing } = await pagesOf(diff, temporary, progress)
    const out = resolve(values.out)
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    const now = new Intl.DateTimeFormat('pt-BR', {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: 'America/Sao_Paulo',
    }).format(new Date())
    mkdirSync(dirname(out), { recursive: true })
    writeFileSync(
      out,
      reportHtml({
        diff,
        pages,
        missing,
        admin: `${siteUrl(PATHS.content)}/admin`,
        css: readFileSync(new URL('report.css', import.meta.url), 'utf8'),
        made: `Feito em ${now}, em ${seconds} segundos.`,
      }),
    )
    progress.done(`${values.out}: abra no navegador`)
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
  if (diff.errors.length > 0) {
    console.error(
      `${diff.errors.length === 1 ? 'Um erro impede' : `${diff.errors.length} erros impedem`} ` +
        'de publicar; o arquivo diz onde.',
    )
    process.exitCode = 1
  }
}

/** Builds both versions and takes the pictures, unless no page can change or none can be built. */
async function pagesOf(diff: ContentDiff, temporary: string, progress: Progress): Promise<Pages> {
  if (diff.errors.length > 0)
    return { pages: [], missing: 'O conteúdo tem erros, e nenhuma página foi construída.' }
  if (diff.pictures.length === 0 && diff.documents.every(({ formattingOnly }) => formattingOnly))
    return { pages: [] }
  const repository = openRepository(PATHS.root, 'content')
  const trees = new Trees(repository, temporary)
  const baseContent = join(temporary, 'base-content')
  writeTree(
    trees,
    trees.list(treeOf(repository, diff.base.commit ?? 'HEAD')),
    baseContent,
    () => true,
  )
  progress.step('construindo a versão antiga')
  const before = await buildVersion(baseContent, join(temporary, 'antes'))
  if ('failed' in before) {
    console.error(before.failed)
    return {
      pages: [],
      missing:
        'O conteúdo antigo não se constrói com o código de hoje, e não há páginas para comparar.',
    }
  }
  progress.done('Versão antiga construída')
  progress.step('construindo a versão nova')
  const after = await buildVersion(PATHS.content, join(temporary, 'depois'))
  if ('failed' in after) throw new Error(after.failed)
  progress.done('Versão nova construída')
  const changed = changedPages(before.dist, after.dist)
  const pages =
    changed.length === 0 ? [] : await photographed(changed, before.dist, after.dist, progress)
  return { pages }
}

async function photographed(
  changed: readonly ChangedPage[],
  before: string,
  after: string,
  progress: Progress,
): Promise<ShownPage[]> {
  const camera = await Camera.open(console.log)
  const sites: Site[] = []
  try {
    const old = await Site.open(before)
    sites.push(old)
    const fresh = await Site.open(after)
    sites.push(fresh)
    const pages: ShownPage[] = []
    for (const page of changed) {
      const shots = []
      for (const width of WIDTHS) {
        progress.step(
          `página ${pages.length + 1} de ${changed.length}: ${page.address}, largura ${width}`,
        )
        const was = page.change === 'new' ? undefined : await camera.shoot(old, page.address, width)
        const is =
          page.change === 'gone' ? undefined : await camera.shoot(fresh, page.address, width)
        shots.push(await compareShots(width, was, is))
      }
      pages.push({ ...page, shots })
    }
    progress.done(
      `${pages.length} ${pages.length === 1 ? 'página fotografada' : 'páginas fotografadas'}, antes e depois`,
    )
    return pages
  } finally {
    for (const site of sites) site.close()
    await camera.close()
  }
}

runCli(main, USE)
