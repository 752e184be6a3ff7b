import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { z } from 'zod'
import { PATHS } from '../src/pipeline/paths'
import { CliError, runCli } from '../src/pipeline/run-cli'

const USE = 'Uso: npm run tool tests/workflows-cli.ts [content.yml …] [--without "npm test"]'

const FOLDER = `${PATHS.root}.github/workflows/`
const STEP = z.looseObject({
  run: z.string().optional(),
  if: z.string().default(''),
  shell: z.string().optional(),
  env: z.record(z.string(), z.string()).default({}),
})
const JOB = z.looseObject({ if: z.string().default(''), steps: z.array(STEP) })
const WORKFLOW = z.looseObject({ jobs: z.record(z.string(), JOB) })
type Step = z.infer<typeof STEP>

/** Why a command can run only on GitHub; undefined for one that can run here. */
function onlyThere({ run = '', env, if: condition }: Step): string | undefined {
  if (/secrets\.|github\.token|vars\./.test(Object.values(env).join())) return 'pede segredos'
  if (/\bsudo\b/.test(run)) return 'instala programas no sistema'
  return condition.includes('failure()') ? 'só depois de uma falha' : undefined
}

/** Runs a command in bash, as GitHub does, and returns its exit code. */
function statusOf({ run = '', shell, env }: Step, clone: string): number | null {
  // GitHub inserts a value for each expression in braces, such as the number of a pull request.
  const known = Object.entries(env).map(([name, value]) => [
    name,
    value.replace(/\$\{\{.*?\}\}/g, '1'),
  ])
  return spawnSync('bash', [...(shell === 'bash' ? ['-eo', 'pipefail'] : ['-e']), '-c', run], {
    cwd: clone,
    env: {
      ...process.env,
      ...Object.fromEntries(known),
      PWD: clone,
      GITHUB_EVENT_NAME: 'push',
      GITHUB_OUTPUT: join(clone, '../output'),
      RUNNER_TEMP: join(clone, '..'),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  }).status
}

/**
 * Runs the commands of the workflows in order, those of each workflow in one fresh clone of the
 * last commit, and prints a table. A command that only GitHub can run is listed and skipped. A
 * command that fails ends its workflow, and the exit code is then 1.
 */
function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { without: { type: 'string', multiple: true, default: [] } },
  })
  console.log('| fluxo | comando | resultado | s |\n|---|---|---|---:|')
  for (const file of positionals.length > 0 ? positionals : readdirSync(FOLDER)) {
    const folder = mkdtempSync(join(tmpdir(), 'retrilha-fluxo-'))
    const clone = join(folder, 'projeto')
    if (spawnSync('git', ['clone', '--quiet', PATHS.root, clone]).status !== 0)
      throw new CliError('O clone falhou.')
    const { jobs } = WORKFLOW.parse(parse(readFileSync(FOLDER + file, 'utf8')))
    const steps = Object.values(jobs).flatMap((job) => (job.if === 'failure()' ? [] : job.steps))
    for (const step of steps) {
      const { run } = step
      if (run === undefined) continue
      const left = values.without.some((part) => run.includes(part)) ? 'de fora' : onlyThere(step)
      const began = performance.now()
      const status = left === undefined ? statusOf(step, clone) : undefined
      const seconds = ((performance.now() - began) / 1000).toFixed(0)
      const result = left ?? (status === 0 ? 'certo' : `falhou: ${status}`)
      console.log(`| ${file} | \`${run.trim().split('\n')[0]}\` | ${result} | ${seconds} |`)
      if (left !== undefined || status === 0) continue
      process.exitCode = 1
      break
    }
    rmSync(folder, { recursive: true, force: true })
  }
}

runCli(main, USE)
