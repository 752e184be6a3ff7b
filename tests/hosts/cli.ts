import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { PATHS } from '../../src/pipeline/paths'
import { asker } from '../../src/deploy/ask'
import { caddy } from './caddy'
import { cloudflarePages } from './cloudflare-pages'
import type { Engine } from './engine'
import { nginx } from './nginx'
import { preview } from './preview'
import { knownOf } from '../../src/deploy/known'
import { outcomeOf, type Outcome } from '../../src/deploy/question'
import { HOST_QUESTIONS } from '../../src/deploy/questions/all'
import { hostsReport, type HostOutcomes } from './report'
import type { HostFolders } from '../../src/pipeline/hosts/write-host-files'
import { runCli } from '../../src/pipeline/run-cli'

const ENGINES = [preview, cloudflarePages, nginx, caddy]

async function askEngine(engine: Engine, folders: HostFolders): Promise<HostOutcomes> {
  const work = await mkdtemp(join(tmpdir(), 'retrilha-host-'))
  const outcomes = new Map<string, Outcome>()
  try {
    const known = await knownOf(folders.dist)
    const { origin, stop } = await engine.start(folders, work)
    const ask = asker(origin)
    for (const question of HOST_QUESTIONS)
      outcomes.set(question.name, await outcomeOf(question, ask, known))
    await stop()
    return { name: engine.name, known: engine.known, outcomes }
  } catch (error) {
    return {
      name: engine.name,
      known: engine.known,
      outcomes,
      missing: error instanceof Error ? error.message : String(error),
    }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/**
 * Asks every host the same questions about dist/ and prints one table; exit code 1 when an answer
 * is wrong or a program is missing.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { dist: { type: 'string' }, hosts: { type: 'string' } } })
  const folders: HostFolders = {
    dist: resolve(values.dist ?? PATHS.dist),
    hosts: resolve(values.hosts ?? PATHS.hosts),
  }
  const isBuilt = () =>
    existsSync(`${folders.dist}/index.html`) && existsSync(`${folders.hosts}/nginx.conf`)
  if (!isBuilt() && values.dist === undefined)
    spawnSync(process.execPath, ['src/pipeline/commands/run.mjs', 'src/pipeline/build.ts'], {
      cwd: PATHS.root,
      stdio: 'inherit',
    })
  if (!isBuilt())
    throw new Error(`Não há site construído em ${folders.dist}. Rode antes: npm run build`)
  const hosts: HostOutcomes[] = []
  for (const engine of ENGINES) hosts.push(await askEngine(engine, folders))
  const { text, right } = hostsReport(
    HOST_QUESTIONS.map(({ name }) => name),
    hosts,
  )
  console.log(text)
  if (!right) process.exitCode = 1
}

runCli(main)
