import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { PATHS } from '../../src/pipeline/paths'
import { Progress } from '../../src/pipeline/progress'
import { readArguments } from './arguments'
import { planFor } from './bench-pages'
import { builds } from './builds'
import { builtSite } from './built-site'
import { writeFloor } from './floor'
import { busyText, currentLoad, machineOf, machineText, openBrowser } from './machine'
import { MANY_LOTS, writeManyLots } from './many-lots'
import { measureSite } from './measure'
import { readMeasures, writeMeasures, type Measures } from './measures-file'
import { rowsOf } from './rows'
import { serveSite } from './served-site'
import { summaryText, tableText } from './table'

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
 * `npm run bench -- [--quick] [--build] [--dist folder] [--against file] [--runs n]`: what the site
 * costs whoever visits it, beside the same pages without script, as one table, and as JSON for the
 * next time. Says how it is and refuses nothing: exit code 1 only where it could not measure.
 */
async function main(): Promise<void> {
  const options = readArguments(process.argv.slice(2))
  const file = join(PATHS.generated, options.quick ? 'bench-quick.json' : 'bench.json')
  const against = options.against ?? (existsSync(file) ? file : undefined)
  const before = against === undefined ? undefined : readMeasures(against)
  const load = currentLoad()
  const progress = new Progress()
  const dist = options.dist === undefined ? builtSite() : resolve(options.dist)
  const plan = planFor(dist, options.quick)
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
    const rows = await measureSite(browser, pair, plan, options.runs, progress)
    pair.site.close()
    pair.floor.close()
    pair.many.close()
    if (options.build) rows.push(...rowsOf('construção', [builds(progress)], []))
    const measures: Measures = {
      when: new Date().toISOString(),
      commit: commit(),
      runs: options.runs,
      machine: machineOf(browser, load),
      rows,
    }
    writeMeasures(file, measures)
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

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  // Not only the code: the sites are still being served.
  process.exit(1)
})
