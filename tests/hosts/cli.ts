import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { PATHS } from '../../src/pipeline/paths'
import { knownOf } from '../support/known-of'
import { asker, outcomeOf, type Outcome } from '../../src/deploy/ask'
import { ENGINES, type Engine } from './engines'
import { HOST_QUESTIONS } from '../../src/deploy/smoke'
import type { HostFolders } from '../../src/pipeline/hosts/write-host-files'
import { runCli } from '../../src/pipeline/run-cli'
import { buildProject } from '../support/build-project'
import { markdownTable } from '../support/markdown-table'

interface HostOutcomes {
  name: string
  known: Readonly<Record<string, string>>
  outcomes: ReadonlyMap<string, Outcome>
  /** Why no question could be put to the host. */
  missing?: string
}

async function askEngine(engine: Engine, folders: HostFolders): Promise<HostOutcomes> {
  const work = await mkdtemp(join(tmpdir(), 'retrilha-host-'))
  const outcomes = new Map<string, Outcome>()
  const host = { name: engine.name, known: engine.known, outcomes }
  try {
    const known = knownOf(folders.dist)
    const { origin, close } = await engine.start(folders, work)
    const ask = asker(origin)
    for (const question of HOST_QUESTIONS)
      outcomes.set(question.name, await outcomeOf(question, ask, known))
    await close()
    return host
  } catch (error) {
    return { ...host, missing: error instanceof Error ? error.message : String(error) }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

function cellOf({ known, outcomes, missing }: HostOutcomes, question: string): string {
  const outcome = outcomes.get(question)
  if (!outcome) return missing === undefined ? '?' : 'falta'
  if (outcome.kind === 'right') return 'certo'
  if (outcome.kind === 'skipped') return '-'
  return question in known ? 'sabido' : 'ERRADO'
}

/** The sentences below the table on everything that is wrong, known, left out or missing. */
const notesOf = ({ name, known, outcomes, missing }: HostOutcomes): string[] => [
  ...(missing === undefined ? [] : [`${name} não pôde ser perguntado: ${missing}`]),
  ...Array.from(outcomes).flatMap(([question, outcome]) => {
    if (outcome.kind === 'right') return []
    if (outcome.kind === 'skipped') return outcome.said.map((said) => `- : ${said}`)
    const reason = known[question]
    return reason === undefined
      ? outcome.said.map((said) => `ERRADO em ${name}, «${question}»: ${said}`)
      : [`sabido em ${name}, «${question}»: ${reason}`]
  }),
]

/**
 * Puts the same questions about dist/ to every host and prints one table. The exit code is 1 when
 * an answer is wrong or a program is missing.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { dist: { type: 'string' }, hosts: { type: 'string' } } })
  const folders: HostFolders = {
    dist: resolve(values.dist ?? PATHS.dist),
    hosts: resolve(values.hosts ?? PATHS.hosts),
  }
  const isBuilt = () =>
    existsSync(`${folders.dist}/index.html`) && existsSync(`${folders.hosts}/nginx.conf`)
  if (!isBuilt() && values.dist === undefined) buildProject()
  if (!isBuilt())
    throw new Error(`Não há site construído em ${folders.dist}. Rode antes: npm run build`)
  const hosts: HostOutcomes[] = []
  for (const engine of ENGINES) hosts.push(await askEngine(engine, folders))
  const rows = HOST_QUESTIONS.map(({ name }) => [name, ...hosts.map((host) => cellOf(host, name))])
  const head = ['', ...hosts.map(({ name }) => name)]
  console.log(markdownTable(head, rows, () => true))
  console.log(['', ...new Set(hosts.flatMap(notesOf))].join('\n'))
  const isRight = (cell: string) => cell !== 'ERRADO' && cell !== 'falta'
  if (!rows.flat().every(isRight)) process.exitCode = 1
}

runCli(main)
