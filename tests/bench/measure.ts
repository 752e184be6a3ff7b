import type { Browser } from '@playwright/test'
import type { Progress } from '../../src/pipeline/run-cli'
import { pageBytes } from '../e2e/page-bytes'
import type { BenchPlan } from './bench-pages'
import { MANY_LOTS } from './many-lots'
import type { Figures, Row } from './metrics'
import { navigation } from './navigation'
import { rowsOf } from './rows'
import type { ServedSite } from '../support/served-site'
import { threadVisit, wholeVisit } from './visits'
import { transfer } from './transfer'
import { typing } from './typing'

/** A built site, its floor and the same site with very many lots, all served in the same way. */
export interface Pair {
  dist: string
  site: ServedSite
  floor: ServedSite
  many: ServedSite
}

type Measuring = (site: ServedSite) => Promise<Figures>

/** Measures the site and its floor in turn, so that other work affects both alike. */
async function inTurn(
  runs: number,
  { site, floor }: Pair,
  step: (run: number) => void,
  measure: Measuring,
): Promise<[ours: Figures[], floor: Figures[]]> {
  const [ours, below]: [Figures[], Figures[]] = [[], []]
  for (let run = 0; run < runs; run++) {
    step(run + 1)
    // The first of the two finds the machine colder, so the order changes with every run.
    const order = run % 2 === 0 ? [site, floor] : [floor, site]
    for (const one of order) (one === site ? ours : below).push(await measure(one))
  }
  return [ours, below]
}

/** The rows of a first visit to a page: its bytes, its times and its work for the processor. */
async function pageRows(
  browser: Browser,
  pair: Pair,
  path: string,
  runs: number,
  progress: Progress,
): Promise<Row[]> {
  const [ours, floor] = await inTurn(
    runs,
    pair,
    (run) => progress.step(`${path}, visita ${run} de ${runs}`),
    ({ origin }) => wholeVisit(browser, origin + path),
  )
  return rowsOf(path, [...ours, pageBytes(pair.dist, path)], floor, [
    'first',
    'largest',
    'letters',
    'running',
    'layout',
  ])
}

/** Measures everything of a plan and returns the rows of the table. */
export async function measureSite(
  browser: Browser,
  pair: Pair,
  { pages, ways, search }: BenchPlan,
  runs: number,
  progress: Progress,
): Promise<Row[]> {
  const rows: Row[] = []
  // A browser that has just started is slower than later, so this visit is not counted.
  await threadVisit(browser, pair.floor.origin)
  for (const path of pages) {
    rows.push(...(await pageRows(browser, pair, path, runs, progress)))
    progress.done(`${path} visitada`)
  }
  for (const { from, to } of ways) {
    rows.push(
      ...rowsOf(
        `${from} → ${to}`,
        ...(await inTurn(
          runs,
          pair,
          (run) => progress.step(`de ${from} a ${to}, toque ${run} de ${runs}`),
          (site) => navigation(browser, site.origin, from, to, site === pair.site),
        )),
        ['cold', 'warm'],
      ),
    )
    progress.done(`De ${from} a ${to} com um toque`)
  }
  const [keys, keysOfMany]: [Figures[], Figures[]] = [[], []]
  for (let run = 0; run < runs; run++) {
    keys.push(await typing(browser, pair.site.origin, search))
    keysOfMany.push(await typing(browser, pair.many.origin, search, '/contato'))
  }
  rows.push(
    ...rowsOf(search, keys, [], ['key']),
    ...rowsOf(`${search}, ${MANY_LOTS.toLocaleString('pt-BR')} lotes`, keysOfMany, [], ['key']),
  )
  progress.done(`Letras na busca de ${search}`)
  rows.push(
    ...rowsOf(
      '/',
      [await transfer(browser, pair.site, '/', true)],
      [await transfer(browser, pair.floor, '/', false)],
    ),
  )
  progress.done('Bytes até o repouso contados')
  return rows
}
