import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { PATHS } from '../../src/pipeline/paths'
import { Progress, runCli } from '../../src/pipeline/run-cli'
import { buildProject } from '../support/build-project'
import { serveSite } from '../support/served-site'
import { planFor } from './bench-pages'
import { builds } from './builds'
import { writeFloor } from './floor'
import { busyText, currentLoad, machineOf, machineText, openBrowser, type Machine } from './machine'
import { MANY_LOTS, writeManyLots } from './many-lots'
import { measureSite } from './measure'
import type { Row } from './metrics'
import { rowsOf } from './rows'
import { summaryText, tableText } from './table'

const USE =
  'Uso: npm run bench -- [--quick] [--build] [--dist pasta] [--against medidas.json] [--runs 5]'

/** The file that a run writes. `when` is in ISO 8601. */
interface Measures {
  when: string
  commit: string | undefined
  runs: number
  machine: Machine
  rows: Row[]
}

const commit = (): string | undefined =>
  spawnSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: PATHS.root,
    encoding: 'utf8',
  }).stdout?.trim() || undefined

function header({ when, commit, runs, machine }: Measures): string {
  const day = new Intl.DateTimeFormat('pt-BR', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  }).format(new Date(when))
  return (
    `${day}${commit ? `, commit ${commit}` : ''}: ${machineText(machine)}; mediana de ` +
    `${runs} ${runs === 1 ? 'visita' : 'visitas'} a cada página, em alternância com o seu piso.`
  )
}

/**
 * `npm run bench -- [--quick] [--build] [--dist folder] [--against file] [--runs n]`: measures what
 * a visit to the site costs, beside the same pages without script. It prints one table and writes
 * JSON for the next run to compare with. The exit code is 1 only when it could not measure.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      build: { type: 'boolean' },
      dist: { type: 'string' },
      against: { type: 'string' },
      runs: { type: 'string' },
    },
  })
  const runs = Number(values.runs ?? (values.quick ? 1 : 5))
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs ${values.runs} não é um número de visitas. ${USE}`)
  const file = join(PATHS.generated, values.quick ? 'bench-quick.json' : 'bench.json')
  const against = values.against ?? (existsSync(file) ? file : undefined)
  // No validation: this command wrote the file.
  const before =
    against === undefined ? undefined : (JSON.parse(readFileSync(against, 'utf8')) as Measures)
  const load = currentLoad()
  const progress = new Progress()
  const dist = values.dist === undefined ? buildProject() : resolve(values.dist)
  const plan = planFor(dist, values.quick)
  const folder = mkdtempSync(join(tmpdir(), 'retrilha-bench-'))
  const browser = await openBrowser()
  try {
    await writeFloor(dist, join(folder, 'floor'), [
      ...new Set([...plan.pages, ...plan.ways.map(({ to }) => to)]),
    ])
    progress.done('Piso escrito: as mesmas páginas sem script')
    writeManyLots(dist, join(folder, 'many'), MANY_LOTS)
    progress.done(`Cópia do site escrita, com ${MANY_LOTS.toLocaleString('pt-BR')} lotes`)
    const pair = {
      dist,
      site: await serveSite(dist),
      floor: await serveSite(join(folder, 'floor')),
      many: await serveSite(join(folder, 'many')),
    }
    const rows = await measureSite(browser, pair, plan, runs, progress)
    for (const one of [pair.site, pair.floor, pair.many]) await one.close()
    if (values.build) rows.push(...rowsOf('construção', [builds(progress)], []))
    const measures: Measures = {
      when: new Date().toISOString(),
      commit: commit(),
      runs,
      machine: machineOf(browser, load),
      rows,
    }
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(measures, null, 1)}\n`)
    console.log(`\n${header(measures)}`)
    if (before) console.log(`Comparado com ${against}: ${header(before)}`)
    console.log(
      `${busyText(measures.machine)}\n${tableText(rows, before?.rows)}\n\n${summaryText(rows)} Escrito em ${file}.`,
    )
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

runCli(main, USE)
