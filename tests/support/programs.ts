import { spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const runs = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/**
 * Makes sure that a program is installed: root installs it from Debian's packages.
 * @throws Error naming what is missing and the command that installs it
 */
export function ensureProgram(command: string, version: string, packages: string[]): void {
  if (runs(command, version)) return
  if (
    process.getuid?.() === 0 &&
    runs('apt-get', 'update', '-qq') &&
    runs('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages) &&
    runs(command, version)
  )
    return
  throw new Error(
    `falta o programa ${command}. No Debian ou Ubuntu: sudo apt-get install --no-install-recommends ${packages.join(' ')}`,
  )
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('sem porta livre')),
      )
    })
  })

/** A program in a process group of its own, so that stopping it stops its children too. */
export interface Program {
  /** Everything that the program has printed so far. */
  said: () => string
  isRunning: () => boolean
  /** The exit code; null while the program runs, and when a signal has ended it. */
  code: () => number | null
  stop: () => Promise<void>
}

export function start(
  command: string,
  args: string[],
  { cwd, env = {} }: { cwd?: string; env?: Readonly<Record<string, string>> } = {},
): Program {
  const output: Buffer[] = []
  const child = spawn(command, args, {
    ...(cwd !== undefined && { cwd }),
    env: { ...process.env, ...env },
    detached: true,
  })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => output.push(data))
  let running = true
  const ended = new Promise<void>((resolve) => {
    child.on('error', ({ message }) => output.push(Buffer.from(message)))
    for (const end of ['close', 'error'])
      child.on(end, () => {
        running = false
        resolve()
      })
  })
  return {
    said: () => Buffer.concat(output).toString(),
    isRunning: () => running,
    code: () => child.exitCode,
    stop: async () => {
      if (child.pid !== undefined && running) process.kill(-child.pid, 'SIGKILL')
      await ended
    },
  }
}

const PATIENCE = 90_000
const EVERY = 100

/**
 * Calls `ask` again and again until it returns an answer.
 * @throws Error with `what` when there is none in time
 */
export async function soon<T>(what: string, ask: () => T | Promise<T>): Promise<NonNullable<T>> {
  const until = Date.now() + PATIENCE
  for (;;) {
    const answer = await ask()
    if (answer !== undefined && answer !== null && answer !== false) return answer
    if (Date.now() > until) throw new Error(`não veio em ${PATIENCE / 1000} s: ${what}`)
    await wait(EVERY)
  }
}

/**
 * Waits until a program answers at an address.
 * @throws Error with the program's output when it ends before
 */
export async function answers(program: Program, origin: string): Promise<void> {
  await soon(origin, async () => {
    if (!program.isRunning()) throw new Error(program.said().trim().slice(-800))
    return fetch(origin).then(
      () => true,
      () => false,
    )
  })
}
