import { spawn } from 'node:child_process'
import { PATHS } from '../paths'
import { runCli } from '../run-cli'
import { findBrowser } from './browser'

interface Step {
  name: string
  command: string
  /** What to run while mending it. */
  again: string
}

const RUN = 'node src/pipeline/commands/run.mjs'

const CONTENT: Step = {
  name: 'content',
  command: `${RUN} src/pipeline/check/cli.ts`,
  again: 'npm run content:check',
}

/**
 * Two chains, each for a core: what reads the sources, and what needs the built site. The tests of
 * the sources run beside the browser, which waits half of its time.
 */
const CHAINS: readonly (readonly Step[])[] = [
  [
    { name: 'form', command: 'npx oxfmt --check', again: 'npm run format' },
    {
      name: 'lint',
      command: 'npx oxlint --type-aware --deny-warnings',
      again: 'npm run test:lint',
    },
    { name: 'types', command: 'npx tsc --noEmit', again: 'npm run test:types' },
    {
      name: 'units',
      command: 'npx vitest run "--project=!built"',
      again: 'npm run test:unit -- <file>',
    },
  ],
  [
    { name: 'build', command: `${RUN} tests/e2e/build-site.ts`, again: 'npm run build' },
    {
      name: 'built site',
      command: 'npx vitest run --project=built',
      again: 'npm run test:unit -- tests/built-site',
    },
    {
      name: 'journeys',
      command: 'npx playwright test --config=tests/e2e/playwright.config.ts',
      again: 'npm run test:browser -- <file>',
    },
  ],
]

const secondsSince = (start: number): string => ((performance.now() - start) / 1000).toFixed(0)

/** Runs a step, and prints its output only when it fails. */
async function passes({ name, command, again }: Step, env: Record<string, string>) {
  const start = performance.now()
  const chunks: Buffer[] = []
  const child = spawn(command, {
    cwd: PATHS.root,
    env: { ...process.env, ...env, NO_COLOR: '1', FORCE_COLOR: undefined },
    shell: true,
  })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => chunks.push(data))
  const code = await new Promise((resolve) => {
    child.on('close', resolve)
  })
  const output = Buffer.concat(chunks).toString().trimEnd()
  const count =
    output
      .match(/\d+ passed/g)
      ?.at(-1)
      ?.replace(' passed', ' tests, ') ?? ''
  const time = `(${count}${secondsSince(start)} s)`
  console.log(code === 0 ? `passed ${name} ${time}` : `${output}\nFAILED ${name} ${time}: ${again}`)
  return code === 0
}

/** Runs every check of the project, so that one run shows every failure. */
async function main(): Promise<void> {
  const start = performance.now()
  const env = { PW_CHROMIUM: findBrowser((line) => console.log(line), true) }
  // Only the content can be wrong while the code is right, so it comes first and alone.
  if (!(await passes(CONTENT, env))) {
    process.exitCode = 1
    return
  }
  // A dot every 20 s shows that the run is alive; it must not keep one alive that has failed.
  setInterval(() => process.stdout.write('.'), 20_000).unref()
  const results = await Promise.all(
    CHAINS.map(async (chain) => {
      const passed: boolean[] = []
      for (const step of chain) {
        passed.push(await passes(step, env))
        // Nothing can be read of a site that is not built.
        if (step.name === 'build' && passed.includes(false)) break
      }
      return passed
    }),
  )
  const failed = results.flat().filter((one) => !one).length
  console.log(failed === 0 ? `all passed in ${secondsSince(start)} s` : `${failed} failed`)
  if (failed > 0) process.exitCode = 1
}

runCli(main)
