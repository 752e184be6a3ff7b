import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PATHS } from '../../../src/pipeline/paths'
import { Progress } from '../../../src/pipeline/progress'
import { served } from '../../e2e/page-bytes'
import { builtSite } from '../built-site'
import { writeFloor } from '../floor'
import { busyText, currentLoad, machineOf, machineText, openBrowser } from '../machine'
import type { Figures } from '../metrics'
import { serveSite, type ServedSite } from '../served-site'
import { slowVisit } from '../slow-visit'
import { threadVisit } from '../thread-visit'
import { buildPeer } from './build-peer'
import { peerContent } from './peer-content'
import { PEERS } from './peers'
import { peersTable, readRuns, type Measured } from './peers-table'
import { runCli } from '../../../src/pipeline/run-cli'

interface Contender extends Measured {
  site: ServedSite
}

/**
 * `npm run bench:peers -- [5]`: the home page beside its floor and beside what other toolchains
 * make of the same content, each
 * built from its own packages, which it installs from the npm registry into a folder that it
 * removes afterwards.
 */
async function main(): Promise<void> {
  const runs = readRuns(process.argv.slice(2))
  const load = currentLoad()
  const progress = new Progress()
  const dist = builtSite()
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
    // A browser that has just started is slower than it will be.
    for (const { site } of all) await threadVisit(browser, site.origin)
    for (let run = 0; run < runs; run++) {
      // In turn, each time from the next one on: what else the machine does meets all alike.
      for (const { site, figures } of [
        ...all.slice(run % all.length),
        ...all.slice(0, run % all.length),
      ]) {
        const visit: Figures = {
          ...(await slowVisit(browser, `${site.origin}/`)),
          ...(await threadVisit(browser, `${site.origin}/`)),
        }
        figures.push(visit)
      }
      progress.done(`Visita ${run + 1} de ${runs} a cada um`)
    }
    for (const { site } of all) site.close()
    const machine = machineOf(browser, load)
    console.log(
      `\nPágina inicial: ${machineText(machine)}; mediana de ${runs} ` +
        `${runs === 1 ? 'visita' : 'visitas'} a cada um, em ` +
        `alternância.\n${busyText(machine)}\n${peersTable(all)}`,
    )
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

runCli(main)
