import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { PATHS } from '../../src/pipeline/paths'
import { CliError, runCli } from '../../src/pipeline/run-cli'
import { markdownTable } from '../support/markdown-table'
import { ensureProgram, freePort, start } from '../support/programs'
import { load, type Window } from './load'
import { SERVERS, type Server } from './servers'
import { breakVariant, makeVariant } from './variants'

const STEPS = ['envio', 'troca', 'smoke']
/** When a publication is killed, in ms after the beginning of a step. */
const LATER = [0, 40, 150, 600]
const VISITORS = 6

interface Ran {
  said: string
  code: number | null
  seconds: number
}

/** Publications to one server of this machine; every release contains its own number. */
class Trial {
  readonly work = mkdtempSync(join(tmpdir(), 'retrilha-deploy-'))
  readonly place = join(this.work, 'srv')
  /** The releases that visitors may be shown. */
  shown: Window = { from: 0, to: 0 }
  private variants = 0

  constructor(
    private readonly server: Server,
    private readonly build: string,
    private readonly port: number,
  ) {}

  get origin(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /**
   * Runs the deploy command itself.
   * @param killWhen gets the output so far; true kills the command and all that it has started
   */
  async deploy(args: string[], killWhen?: (said: string) => boolean): Promise<Ran> {
    const began = performance.now()
    const cli = ['src/pipeline/commands/run.mjs', 'src/deploy/deploy-cli.ts', this.place]
    const { server, work, port } = this
    const own = ['--site', this.origin, '--listen', server.listen(port), '--reload']
    const program = start(process.execPath, [...cli, ...own, server.reload(work), ...args], {
      cwd: PATHS.root,
    })
    while (program.isRunning()) {
      if (killWhen?.(program.said())) await program.stop()
      await wait(2)
    }
    return {
      said: program.said(),
      code: program.code(),
      seconds: (performance.now() - began) / 1000,
    }
  }

  readonly variant = (number: number): string => join(this.work, `variant-${number}`)

  /** Makes all releases before the first visitor, so that no visitor waits for one to be made. */
  prepare(count: number): void {
    for (let number = 1; number <= count; number += 1)
      makeVariant(this.build, this.variant(number), number)
  }

  /** Publishes the release with the next number. */
  async next(killWhen?: (said: string) => boolean, isBroken = false): Promise<Ran> {
    const number = (this.variants += 1)
    const folder = this.variant(number)
    if (isBroken) breakVariant(folder)
    const { from } = this.shown
    this.shown = { from, to: number }
    const ran = await this.deploy(['--built', folder], killWhen)
    // The release of a killed publication may be shown or not, until the next one is published.
    if (killWhen === undefined && ran.code === 0) this.shown = { from: number, to: number }
    return ran
  }
}

/**
 * Prints a sentence for everything that was wrong.
 * @returns one row of the table
 */
async function tryServer(server: Server, build: string, count: number): Promise<string[]> {
  const trial = new Trial(server, build, await freePort())
  const program = server.start(trial.place, trial.work)
  const faults: string[] = []
  const expect = (isRight: boolean, what: string) => {
    if (!isRight) faults.push(`${server.name}: ${what}`)
  }
  trial.prepare(count + STEPS.length * (LATER.length + 1) + 2)
  const first = await trial.next()
  expect(first.code === 0, `a primeira publicação falhou: ${first.said}`)
  let isOver = false
  const visitors = load(
    trial.origin,
    VISITORS,
    () => trial.shown,
    () => isOver,
  )
  const times: number[] = []
  for (let done = 1; done < count; done += 1) {
    const { code, said, seconds } = await trial.next()
    times.push(seconds)
    expect(code === 0, `a publicação ${done + 1} falhou: ${said}`)
  }
  // Publications that are killed as each step begins, and within each step.
  let killed = 0
  for (const step of STEPS)
    for (const later of LATER) {
      let since: number | undefined
      await trial.next((said) => {
        if (said.includes(`s  ${step}`)) since ??= performance.now()
        return since !== undefined && performance.now() - since >= later
      })
      killed += 1
      if (later === LATER.at(-1))
        expect((await trial.next()).code === 0, `não publica depois de ${step}`)
    }
  // Two publications at once: one succeeds, and the other says that one is running.
  const folder = trial.variant(1)
  const both = await Promise.all([
    trial.next(),
    wait(900).then(() => trial.deploy(['--built', folder, '--force'])),
  ])
  expect(
    both[0].code === 0 && both[1].code === 75 && both[1].said.includes('Outra publicação'),
    `duas de uma vez: ${both.map(({ code, said }) => `${code} ${said}`).join('; ')}`,
  )
  const good = trial.shown.to
  const broken = await trial.next(undefined, true)
  expect(broken.code === 1 && broken.said.includes('voltou'), `a versão errada: ${broken.said}`)
  trial.shown = { from: good, to: good }
  await wait(300)
  trial.shown = { from: 1, to: good }
  const back = await trial.deploy(['--rollback'])
  expect(back.code === 0, `a volta falhou: ${back.said}`)
  await wait(300)
  isOver = true
  const { requests, cut, wrong, mixed, longestGap } = await visitors
  await program.stop()
  rmSync(trial.work, { recursive: true, force: true })
  for (const sentence of [...new Set([...wrong, ...mixed])].slice(0, 10)) expect(false, sentence)
  for (const fault of faults) console.log(fault)
  const middle = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
  return [
    server.name,
    String(count),
    String(killed),
    String(requests),
    String(cut),
    String(wrong.length),
    String(mixed.length),
    `${Math.round(longestGap)} ms`,
    `${middle.toFixed(1)} s`,
    `${back.seconds.toFixed(1)} s`,
    faults.length === 0 ? 'certo' : `${faults.length} falhas`,
  ]
}

/**
 * `npm run tool tests/deploy/publications-cli.ts [-- --count 50] [--only nginx]`: publishes the
 * built site again and again while visitors request it, kills publications, and goes back.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { count: { type: 'string', default: '50' }, only: { type: 'string' } },
  })
  if (!existsSync(`${PATHS.dist}/index.html`)) throw new CliError('Antes: npm run build')
  const build = mkdtempSync(join(tmpdir(), 'retrilha-build-'))
  cpSync(PATHS.dist, join(build, 'dist'), { recursive: true })
  cpSync(PATHS.hosts, join(build, '.generated/hosts'), { recursive: true })
  const rows: string[][] = []
  for (const server of SERVERS.filter(({ name }) => !values.only || name === values.only)) {
    const command = server.name.toLowerCase()
    ensureProgram(command, command === 'nginx' ? '-v' : 'version', [command])
    rows.push(await tryServer(server, build, Number(values.count)))
  }
  rmSync(build, { recursive: true, force: true })
  const head =
    'servidor|publicações|mortas|pedidos|cortados|erradas|misturadas|maior espera|publicar|voltar|'.split(
      '|',
    )
  console.log(markdownTable(head, rows, (column) => column === 0))
  if (rows.some((row) => row.at(-1) !== 'certo')) process.exitCode = 1
}

runCli(main)
