import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PATHS } from '../paths'
import { findBrowser } from './browser'
import { namedJourneys, type PlaywrightReport } from './named-journeys'
import { runCli } from '../run-cli'

interface Step {
  name: string
  command: string
  args: string[]
  env?: Record<string, string>
}
interface Counts {
  passed: number
  failed: number
  skipped: number
}

const npx = (...args: string[]) => ({ command: 'npx', args })

/** Runs a command and prints its output only when it fails. */
async function runStep({ name, command, args, env }: Step): Promise<boolean> {
  const started = performance.now()
  const output: Buffer[] = []
  const child = spawn(command, args, {
    cwd: PATHS.root,
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  child.stdout.on('data', (data: Buffer) => output.push(data))
  child.stderr.on('data', (data: Buffer) => output.push(data))
  const code = await new Promise<number>((resolve) => {
    child.on('close', (status) => resolve(status ?? 1))
    child.on('error', (error) => {
      output.push(Buffer.from(error.message))
      resolve(1)
    })
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`${code === 0 ? 'certo ' : 'FALHOU'} ${name} (${seconds} s)`)
  if (code !== 0) console.log(Buffer.concat(output).toString().trimEnd())
  return code === 0
}

async function vitestCounts(file: string): Promise<Counts> {
  const report: { numPassedTests: number; numFailedTests: number; numPendingTests: number } =
    JSON.parse(await readFile(file, 'utf8'))
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  }
}

/**
 * A journey that passed at the second try counts as passed. It is named before the last line, and
 * so is a journey that failed, because its own report may be a thousand lines above.
 */
async function playwrightCounts(file: string): Promise<Counts> {
  const { stats, suites }: PlaywrightReport = JSON.parse(await readFile(file, 'utf8'))
  for (const line of namedJourneys(suites)) console.log(line)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
}

const none: Counts = { passed: 0, failed: 0, skipped: 0 }

/**
 * The editors' own check, with its Portuguese lines. It is the only step that can fail because of
 * content while the code is right, so it runs first and nothing is printed after it.
 */
function contentIsRight(): boolean {
  const { status, error } = spawnSync(
    process.execPath,
    ['src/pipeline/commands/run.mjs', 'src/pipeline/check/cli.ts'],
    { cwd: PATHS.root, stdio: 'inherit' },
  )
  if (error) throw error
  return status === 0
}

/**
 * Steps that need nothing but the packages. They run side by side, because each alone leaves a core
 * idle.
 */
const FIRST: readonly Step[] = [
  { name: 'tipos', ...npx('tsc', '--noEmit') },
  { name: 'forma do código (npm run format a acerta)', ...npx('oxfmt', '--check') },
  { name: 'estilo do código', ...npx('oxlint', '--type-aware', '--deny-warnings') },
  {
    name: 'construção: o site, o dos testes e o de um dia de edição',
    command: process.execPath,
    args: ['src/pipeline/commands/run.mjs', 'tests/e2e/build-sites.ts'],
  },
]

const unitTests = (report: string): Step => ({
  name: 'unidades e arquitetura',
  ...npx('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`),
})

const JOURNEYS: readonly string[] = [
  '--config=tests/e2e/playwright.config.ts',
  '--reporter=line,json',
]
/** @param browser path of a Chromium */
const journeys = (report: string, browser: string): Step => ({
  name: 'jornadas, acessibilidade e passeio pelo site no navegador',
  ...npx('playwright', 'test', ...JOURNEYS),
  env: { PW_CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
})

/** Without a browser it has failed, and the run goes on to its counts. */
async function runJourneys(report: string): Promise<boolean> {
  try {
    const browser = findBrowser((line) => console.log(line), true)
    return await runStep(journeys(report, browser))
  } catch (error) {
    console.log(`FALHOU jornadas: ${error instanceof Error ? error.message : String(error)}`)
    return false
  }
}

/**
 * Runs every check of the project; when the content is right all of them run, so that one run shows
 * every failure.
 */
async function main(): Promise<void> {
  if (!contentIsRight()) {
    console.error('Corrija o conteúdo e rode de novo; nada mais foi verificado.')
    process.exitCode = 1
    return
  }
  const reports = await mkdtemp(join(tmpdir(), 'retrilha-'))
  const [unit, browser] = [join(reports, 'unit.json'), join(reports, 'browser.json')]
  // A dot every 20 s shows that the run is alive; it must not keep one alive that has failed.
  setInterval(() => process.stdout.write('.'), 20_000).unref()
  const results = await Promise.all(FIRST.map(runStep))
  results.push(await runStep(unitTests(unit)))
  results.push(await runJourneys(browser))
  const counts = await Promise.all([
    vitestCounts(unit).catch(() => none),
    playwrightCounts(browser).catch(() => none),
  ])
  await rm(reports, { recursive: true, force: true })
  const total = (key: keyof Counts) => counts.reduce((sum, count) => sum + count[key], 0)
  console.log(`${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`)
  if (results.includes(false)) process.exitCode = 1
}

runCli(main)
