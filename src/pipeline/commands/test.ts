import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { PATHS } from '../paths'
import { runCli } from '../run-cli'
import { findBrowser } from './browser'

type Step = readonly [name: string, command: string]

/**
 * Two chains, each for a core: what reads the sources, and what needs the built site. The tests of
 * the sources run beside the browser, which waits half of its time.
 */
const CHAINS: readonly (readonly Step[])[] = [
  [
    ['form', 'npx oxfmt --check'],
    ['lint', 'npx oxlint --type-aware --deny-warnings'],
    ['types', 'npx tsc --noEmit'],
    ['units', 'npx vitest run "--project=!built"'],
  ],
  [
    ['build', 'npm run -s tool tests/e2e/build-site.ts'],
    ['built site', 'npx vitest run --project=built'],
    ['journeys', 'npx playwright test --config=tests/e2e/playwright.config.ts'],
  ],
]

const secondsSince = (start: number): string => ((performance.now() - start) / 1000).toFixed(0)

/** Runs a step, and prints its output and its command only when it fails. */
async function passes([name, command]: Step, browser: string): Promise<boolean> {
  const start = performance.now()
  const chunks: Buffer[] = []
  const child = spawn(command, {
    cwd: PATHS.root,
    env: { ...process.env, PW_CHROMIUM: browser, NO_COLOR: '1', FORCE_COLOR: undefined },
    shell: true,
  })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => chunks.push(data))
  const [code] = await once(child, 'close')
  const said = `${name} (${secondsSince(start)} s)`
  const output = Buffer.concat(chunks).toString().trimEnd()
  console.log(code === 0 ? `passed ${said}` : `${output}\nFAILED ${said}: ${command}`)
  return code === 0
}

/** Runs every check of the project, so that one run shows every failure. */
async function main(): Promise<void> {
  const start = performance.now()
  const browser = findBrowser(console.log)
  let failed = 0
  const run = async (step: Step): Promise<boolean> => {
    const isRight = await passes(step, browser)
    if (!isRight) failed += 1
    return isRight
  }
  // A dot every 20 s shows that the run is alive; it must not keep one alive that has failed.
  setInterval(() => process.stdout.write('.'), 20_000).unref()
  // Only the content can be wrong while the code is right, so it comes first and alone.
  if (await run(['content', 'npm run -s content:check']))
    await Promise.all(
      CHAINS.map(async (chain) => {
        // Nothing can be read of a site that is not built.
        for (const step of chain) if (!(await run(step)) && step[0] === 'build') break
      }),
    )
  console.log(failed === 0 ? `all passed in ${secondsSince(start)} s` : `${failed} failed`)
  if (failed > 0) process.exitCode = 1
}

runCli(main)
