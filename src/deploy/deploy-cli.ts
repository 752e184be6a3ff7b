import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { z } from 'zod'
import { VERSION_FILE } from '../content/version'
import { buildDay } from '../pipeline/build-day'
import { projectVersion } from '../pipeline/output/version'
import { PATHS } from '../pipeline/paths'
import { CliError, runCli } from '../pipeline/run-cli'
import { listReleases, publish, rollBack, type Publication, type Source } from './deploy'
import { lockProject, placeOf } from './place'
import { timerFiles } from './timer'
import { wrongAt } from './wrong-at'

const OPTIONS = {
  /** Address of the site; that of company.yaml when left out. */
  site: { type: 'string' },
  listen: { type: 'string' },
  reload: { type: 'string' },
  /** A folder with dist/ and .generated/hosts/ of a site that was checked and built before. */
  built: { type: 'string' },
  /** Lets contacts and content pass that are examples. */
  trial: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  rollback: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  /** Writes the files by which a server publishes by itself. */
  timer: { type: 'boolean', default: false },
} as const
const USE =
  'Uso: npm run deploy -- LUGAR [--rollback | --list | --timer] [--site https://…] [--listen 8080] ' +
  "[--reload 'comando'] [--built PASTA] [--trial] [--force]"

const started = performance.now()
const report: string[] = []

/** Prints a line with the seconds since the start, and keeps it for the report. */
function say(line: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1).replace('.', ',')
  report.push(`${seconds.padStart(6)} s  ${line}`)
  console.log(report.at(-1))
}

/** What a person reads who was not there: in the folder of the build, and on GitHub. */
function writeReport(): void {
  mkdirSync(PATHS.generated, { recursive: true })
  const text = `${report.join('\n')}\n`
  writeFileSync(`${PATHS.generated}/publicacao.txt`, text)
  const summary = process.env.GITHUB_STEP_SUMMARY
  if (summary) appendFileSync(summary, `\`\`\`text\n${text}\`\`\`\n`)
}

/** Runs a command of the project. @throws CliError with what it said when it refuses */
function step(name: string, file: string, args: string[] = []): void {
  say(name)
  const run = ['src/pipeline/commands/run.mjs', file, ...args]
  const { status, stderr } = spawnSync(process.execPath, run, {
    cwd: PATHS.root,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (status !== 0) throw new CliError(`${name}: recusada.\n${stderr.trim()}`)
}

/** The project as it lies here. */
const projectSource = (isTrial: boolean): Source => ({
  version: projectVersion(PATHS.root, buildDay()),
  build: async () => {
    const unlock = await lockProject()
    try {
      if (isTrial) say('PUBLICAÇÃO DE TESTE: contatos e conteúdo de exemplo passam.')
      step('conferência', 'src/pipeline/check/cli.ts', isTrial ? [] : ['--release'])
      step('construção', 'src/pipeline/build.ts')
    } finally {
      unlock()
    }
    return { dist: PATHS.dist, hosts: PATHS.hosts }
  },
})

/** A folder with what the project once built. */
const builtSource = (folder: string): Source => ({
  version: JSON.parse(readFileSync(join(folder, 'dist', VERSION_FILE), 'utf8')),
  build: () =>
    Promise.resolve({ dist: join(folder, 'dist'), hosts: join(folder, '.generated/hosts') }),
})

/** The address that the site itself names. */
const ownSite = (): string =>
  z.object({ url: z.string() }).parse(parse(readFileSync(`${PATHS.content}/company.yaml`, 'utf8')))
    .url

function writeTimer(): void {
  const folder = join(PATHS.root, '.releases')
  const args = process.argv.slice(2).filter((arg) => arg !== '--timer')
  const files = timerFiles(PATHS.root, folder, dirname(process.execPath), args)
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  console.log(`Escrito em ${folder}: ${Object.keys(files).join(', ')}`)
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
  const place = placeOf(positionals[0] ?? '')
  const { listen, reload, built, trial, force } = values
  const site = new URL(values.site || ownSite()).origin
  const publication: Publication = {
    place,
    site,
    force,
    wrongAt,
    say,
    // A workflow's variable that nobody has set is ''.
    ...(listen && { listen }),
    ...(reload && { reload }),
  }
  if (values.list) return listReleases({ ...publication, say: (line) => console.log(line) })
  if (values.timer) return writeTimer()
  const unlock = await place.lock()
  try {
    const isRight = values.rollback
      ? await rollBack(publication)
      : await publish(publication, built === undefined ? projectSource(trial) : builtSource(built))
    if (!isRight) process.exitCode = 1
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    say('ERRADO: parou aqui; visitantes veem a versão inteira que --list diz.')
    process.exitCode = 1
  } finally {
    unlock()
    writeReport()
  }
}

runCli(main, USE)
