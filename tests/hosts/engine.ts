import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { HostFolders } from '../../src/pipeline/hosts/write-host-files'

/** A running server with the built site. */
export interface Running {
  origin: string
  stop: () => Promise<void>
}

/** A program that serves a built site as a real host does. */
export interface Engine {
  name: string
  /** What this host cannot do otherwise, by the question's name, with the reason. */
  known: Readonly<Record<string, string>>
  /**
   * @param work a folder of its own, which the caller removes
   * @throws Error saying what is missing and how to get it
   */
  start: (folders: HostFolders, work: string) => Promise<Running>
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

const PATIENCE = 90_000

/** Starts a program and waits until it answers at `origin`. */
export async function startProgram(
  origin: string,
  command: string,
  args: string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<Running> {
  const output: Buffer[] = []
  // A group of its own: wrangler's children would outlive it.
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, detached: true })
  child.stdout.on('data', (data: Buffer) => output.push(data))
  child.stderr.on('data', (data: Buffer) => output.push(data))
  let failure: string | undefined
  child.on('error', (error) => {
    failure = error.message
  })
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => {
      failure ??= 'terminou'
      resolve()
    })
  })
  const stop = async () => {
    if (child.pid !== undefined && failure === undefined) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
  const until = Date.now() + PATIENCE
  for (;;) {
    if (failure !== undefined)
      throw new Error(
        `${command}: ${failure}\n${Buffer.concat(output).toString().trim().slice(-800)}`,
      )
    if (
      await fetch(origin).then(
        () => true,
        () => false,
      )
    )
      return { origin, stop }
    if (Date.now() > until) {
      await stop()
      throw new Error(`${command} não respondeu em ${PATIENCE / 1000} s`)
    }
    await wait(200)
  }
}
