import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PATHS } from '../paths'
import { runCli } from '../run-cli'
import { findBrowser } from './browser'

/** Runs a command and prints its output only when it fails. */
async function passes(name: string, command: string, env = {}): Promise<boolean> {
  const started = performance.now()
  const output: Buffer[] = []
  const child = spawn(command, { cwd: PATHS.root, env: { ...process.env, ...env }, shell: true })
  child.stdout.on('data', (data: Buffer) => output.push(data))
  child.stderr.on('data', (data: Buffer) => output.push(data))
  const code = await new Promise((resolve) => {
    child.on('close', resolve)
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`${code === 0 ? 'passed' : 'FAILED'} ${name} (${seconds} s)`)
  if (code !== 0) console.log(Buffer.concat(output).toString().trimEnd())
  return code === 0
}

const RUN = 'node src/pipeline/commands/run.mjs'

/** What needs nothing but the packages runs side by side: each alone leaves a core idle. */
const FIRST = {
  types: 'npx tsc --noEmit',
  'form (npm run format mends it)': 'npx oxfmt --check',
  lint: 'npx oxlint --type-aware --deny-warnings',
  'the built sites': `${RUN} tests/e2e/build-sites.ts`,
}

/** Passed and failed tests of both runners, by their reports; none of a run that broke off. */
async function countsOf(unit: string, browser: string): Promise<[passed: number, failed: number]> {
  const read = (file: string) => readFile(file, 'utf8').then(JSON.parse, () => undefined)
  const units = await read(unit)
  const { stats } = (await read(browser)) ?? {}
  return [
    (units?.numPassedTests ?? 0) + (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    (units?.numFailedTests ?? 0) + (stats?.unexpected ?? 0),
  ]
}

/**
 * Runs every check of the project. Only the content can be wrong while the code is right, so its
 * check comes first, and alone; else one run shows every failure.
 */
async function main(): Promise<void> {
  if (!(await passes('content', `${RUN} src/pipeline/check/cli.ts`))) {
    process.exitCode = 1
    return
  }
  const browser = findBrowser((line) => console.log(line), true)
  const reports = await mkdtemp(join(tmpdir(), 'retrilha-'))
  const [unitReport, browserReport] = [join(reports, 'unit.json'), join(reports, 'browser.json')]
  // A dot every 20 s shows that the run is alive; it must not keep one alive that has failed.
  setInterval(() => process.stdout.write('.'), 20_000).unref()
  const results = await Promise.all(
    Object.entries(FIRST).map(([name, command]) => passes(name, command)),
  )
  results.push(
    await passes(
      'units',
      `npx vitest run --reporter=default --reporter=json --outputFile.json=${unitReport}`,
    ),
    await passes(
      'journeys in the browser',
      'npx playwright test --config=tests/e2e/playwright.config.ts --reporter=line,json',
      { PW_CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
    ),
  )
  const [passed, failed] = await countsOf(unitReport, browserReport)
  await rm(reports, { recursive: true, force: true })
  console.log(`${passed} passed, ${failed} failed`)
  if (results.includes(false)) process.exitCode = 1
}

runCli(main)
