import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '../../../src/pipeline/commands/browser'
import { PATHS } from '../../../src/pipeline/paths'
import { Progress } from '../../../src/pipeline/progress'
import { readArguments } from './arguments'
import { planFor } from './bench-pages'
import { builds } from './builds'
import { writeFloor } from './floor'
import { measureSite } from './measure'
import { readMeasures, writeMeasures, type Measures } from './measures-file'
import { rowsOf } from './rows'
import { serveSite } from './served-site'
import { summaryText, tableText } from './table'

const versionOf = (name: string): string => String((JSON.parse(readFileSync(join(PATHS.root, 'node_modules', name, 'package.json'), 'utf8')) as { version: unknown }).version)
const commit = (): string | undefined => spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: PATHS.root, encoding: 'utf8' }).stdout?.trim() || undefined
const decimal = (value: number): string => value.toFixed(1).replace('.', ',')

/** From here on a machine of the project's size has too little left for what is measured. */
const BUSY = 1

function builtSite(): string {
  const { status } = spawnSync(process.execPath, [join(PATHS.root, 'src/pipeline/commands/run.mjs'), 'src/pipeline/build.ts'], { cwd: PATHS.root, stdio: 'inherit' })
  if (status !== 0) throw new Error('A construção falhou; nada foi medido.')
  return PATHS.dist
}

function header({ when, commit, runs, machine: { node, chromium, react, vite, cores, load } }: Measures): string {
  const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone: 'America/Sao_Paulo' }).format(new Date(when))
  return `${day}${commit ? `, commit ${commit}` : ''}: Node ${node}, Chromium ${chromium}, React ${react}, Vite ${vite}; ${cores} núcleos, carga ${decimal(load)} no começo; mediana de ${runs} ${runs === 1 ? 'visita' : 'visitas'} a cada página, em alternância com o seu piso`
}

/**
 * `npm run bench -- [--quick] [--build] [--dist folder] [--against file] [--runs n]`: what the site costs whoever visits it,
 * beside the same pages without script, as one table, and as JSON for the next time. Says how it is and refuses nothing: exit
 * code 1 only where it could not measure.
 */
async function main(): Promise<void> {
  const options = readArguments(process.argv.slice(2))
  const file = join(PATHS.generated, options.quick ? 'bench-quick.json' : 'bench.json')
  const against = options.against ?? (existsSync(file) ? file : undefined)
  const before = against === undefined ? undefined : readMeasures(against)
  const load = loadavg()[0] ?? 0
  const progress = new Progress()
  const dist = options.dist === undefined ? builtSite() : resolve(options.dist)
  const plan = planFor(dist, options.quick)
  const executablePath = findBrowser(console.log)
  const folder = mkdtempSync(join(tmpdir(), 'retrilha-bench-'))
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'] })
  try {
    await writeFloor(dist, join(folder, 'floor'), [...new Set([...plan.pages, ...plan.ways.map(({ to }) => to)])])
    progress.done('Piso escrito: as mesmas páginas sem script')
    const pair = { dist, site: await serveSite(dist), floor: await serveSite(join(folder, 'floor')) }
    const rows = await measureSite(browser, pair, plan, options.runs, progress)
    pair.site.close()
    pair.floor.close()
    if (options.build) rows.push(...rowsOf('construção', [builds(progress)], []))
    const machine = { node: process.versions.node, chromium: browser.version(), react: versionOf('react'), vite: versionOf('vite'), cores: availableParallelism(), load }
    const measures: Measures = { when: new Date().toISOString(), commit: commit(), runs: options.runs, machine, rows }
    writeMeasures(file, measures)
    console.log(`\n${header(measures)}.`)
    if (before) console.log(`Comparado com ${against}: ${header(before)}.`)
    if (load > BUSY) console.log('A máquina estava ocupada: leia as razões e os tempos de processador; os milissegundos são maiores do que seriam.')
    console.log(`\n${tableText(rows, before?.rows)}\n\n${summaryText(rows)} Escrito em ${file}.`)
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
