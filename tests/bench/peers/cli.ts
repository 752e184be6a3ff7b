import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PATHS } from '../../../src/pipeline/paths'
import { Progress, runCli } from '../../../src/pipeline/run-cli'
import { served } from '../../e2e/page-bytes'
import { buildProject } from '../../support/build-project'
import { markdownTable } from '../../support/markdown-table'
import { serveSite, type ServedSite } from '../../support/served-site'
import { writeFloor } from '../floor'
import { busyText, currentLoad, machineOf, machineText, openBrowser } from '../machine'
import { ruleOf, type Figures, type Metric } from '../metrics'
import { middle } from '../rows'
import { figureText } from '../table'
import { threadVisit, wholeVisit } from '../visits'
import { buildPeer } from './build-peer'
import { peerContent } from './peer-content'
import { PEERS } from './peers'

/** A home page and its figures. `document` is the size of its compressed HTML, in bytes. */
interface Contender {
  name: string
  document: number
  site: ServedSite
  figures: Figures[]
}

const SHOWN = [
  'first',
  'largest',
  'thread',
  'layout',
  'blocking',
  'loaded',
  'elements',
] as const satisfies Metric[]

/** The table, with one row for each home page. */
function tableOf(all: readonly Contender[]): string {
  const titles = [...SHOWN, 'document' as const].map((metric) => ruleOf(metric).name)
  const lines = all.map(({ name, document, figures }) => [
    name,
    ...SHOWN.map((metric) =>
      figureText(metric, middle(figures.flatMap((one) => one[metric] ?? [])), 'não veio'),
    ),
    figureText('document', document),
  ])
  return markdownTable(['página inicial', ...titles], lines, (column) => column === 0)
}

/**
 * `npm run bench:peers -- [5]`: measures the home page beside its floor and beside pages that other
 * toolchains make of the same content. Each peer is built from its own packages, which are
 * installed from the npm registry into a folder that is removed afterwards.
 */
async function main(): Promise<void> {
  const runs = Number(process.argv[2] ?? 5)
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error('Diga um número de visitas: npm run bench:peers -- 5')
  const load = currentLoad()
  const progress = new Progress()
  const dist = buildProject()
  const folder = mkdtempSync(join(tmpdir(), 'retrilha-peers-'))
  const browser = await openBrowser()
  try {
    const contender = async (name: string, built: string): Promise<Contender> => ({
      name,
      document: served(built, '/index.html'),
      site: await serveSite(built),
      figures: [],
    })
    await writeFloor(dist, join(folder, 'floor'), ['/'])
    const all = [
      await contender('este site', dist),
      await contender('o seu piso, sem script', join(folder, 'floor')),
    ]
    const content = peerContent(PATHS.generatedContent, dist)
    for (const [index, peer] of PEERS.entries()) {
      all.push(
        await contender(
          peer.name,
          await buildPeer(peer, content, dist, join(folder, String(index))),
        ),
      )
      progress.done(`${peer.name} construído`)
    }
    // A browser that has just started is slower than later, so these visits are not counted.
    for (const { site } of all) await threadVisit(browser, site.origin)
    for (let run = 0; run < runs; run++) {
      // Each run begins with the next site, so that other work of the machine affects all alike.
      for (const { site, figures } of [
        ...all.slice(run % all.length),
        ...all.slice(0, run % all.length),
      ])
        figures.push(await wholeVisit(browser, `${site.origin}/`))
      progress.done(`Visita ${run + 1} de ${runs} a cada um`)
    }
    for (const { site } of all) await site.close()
    const machine = machineOf(browser, load)
    console.log(
      `\nPágina inicial: ${machineText(machine)}; mediana de ${runs} ` +
        `${runs === 1 ? 'visita' : 'visitas'} a cada um, em ` +
        `alternância.\n${busyText(machine)}\n${tableOf(all)}`,
    )
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

runCli(main)
