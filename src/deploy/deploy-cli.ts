import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildDay } from '../pipeline/build-day'
import { projectVersion } from '../pipeline/output/version'
import { PATHS } from '../pipeline/paths'
import { CliError, runCli } from '../pipeline/run-cli'
import { siteUrl } from '../pipeline/site-url'
import { originOf } from './ask'
import { listReleases, publish, rollBack, versionIn } from './deploy'
import { lockBoth, placeOf, PROJECT } from './place'
import { timerFiles } from './timer'
import { wrongAt } from './smoke'

const OPTIONS = {
  /** Address of the site; that of company.yaml when left out. */
  site: { type: 'string' },
  listen: { type: 'string' },
  reload: { type: 'string' },
  /** A folder with dist/ and .generated/hosts/ of a site that was checked and built before. */
  built: { type: 'string' },
  /** Accepts example contacts and content, for a trial. */
  trial: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  rollback: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  /** Writes the files for a server that publishes by itself; see timer.ts. */
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

/**
 * Writes the report for people who did not watch the run: beside the build, and in the summary of a
 * GitHub workflow.
 */
function writeReport(): void {
  const text = `${report.join('\n')}\n`
  writeFileSync(`${PATHS.generated}/publicacao.txt`, text)
  const summary = process.env.GITHUB_STEP_SUMMARY
  if (summary) appendFileSync(summary, `\`\`\`text\n${text}\`\`\`\n`)
}

/** Runs a command of the project. @throws CliError with what it said when it refuses */
function step(name: string, file: string, ...args: string[]): void {
  say(name)
  const { status, stderr } = spawnSync(
    process.execPath,
    ['src/pipeline/commands/run.mjs', file, ...args],
    { cwd: PATHS.root, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] },
  )
  if (status !== 0) throw new CliError(`${name}: recusada.\n${stderr.trim()}`)
}

/** Checks and builds the project as it lies here. */
function build(isTrial: boolean): string {
  if (isTrial) say('PUBLICAÇÃO DE TESTE: contatos e conteúdo de exemplo passam.')
  step('conferência', 'src/pipeline/check/cli.ts', ...(isTrial ? [] : ['--release']))
  step('construção', 'src/pipeline/build.ts')
  return PATHS.root
}

function writeTimer(): void {
  const folder = join(PATHS.root, '.releases')
  const args = process.argv.slice(2).filter((arg) => arg !== '--timer')
  const files = timerFiles(PATHS.root, folder, dirname(process.execPath), args)
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of files) writeFileSync(join(folder, file), text)
  console.log(`Escrito em ${folder}: ${[...files.keys()].join(', ')}`)
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
  const { listen, reload, built, trial, force } = values
  const place = placeOf(positionals[0] ?? '')
  const site = originOf(values.site || siteUrl(PATHS.content), '--site https://www.empresa.com.br')
  // A workflow's variable that nobody has set is ''.
  const server = { listen: listen || undefined, reload: reload || undefined }
  const publication = { place, site, force, wrongAt, say, ...server }
  if (values.list) return listReleases({ ...publication, say: console.log })
  if (values.timer) return writeTimer()
  mkdirSync(PATHS.generated, { recursive: true })
  const unlock = await lockBoth(PROJECT, place)
  try {
    const version = () =>
      built === undefined ? projectVersion(PATHS.root, buildDay()) : versionIn(join(built, 'dist'))
    const isRight = values.rollback
      ? await rollBack(publication)
      : await publish(publication, version(), () => built ?? build(trial))
    if (!isRight) process.exitCode = 1
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    say('ERRADO: parou aqui; visitantes veem a versão inteira que --list diz.')
    process.exitCode = 1
  } finally {
    await unlock()
    writeReport()
  }
}

runCli(main, USE)
