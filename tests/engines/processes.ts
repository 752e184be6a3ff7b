import { spawn, type ChildProcess } from 'node:child_process'

/** A program in a group of its own that lives as long as a browser. */
export interface Started {
  child: ChildProcess
  said: () => string
  stop: () => Promise<void>
}

export function start(command: string, args: string[], env: Record<string, string> = {}): Started {
  const output: Buffer[] = []
  const child = spawn(command, args, { env: { ...process.env, ...env }, detached: true })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => output.push(data))
  child.on('error', (error) => output.push(Buffer.from(error.message)))
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => resolve()).on('error', () => resolve())
  })
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL')
    await ended
  }
  return { child, said: () => Buffer.concat(output).toString(), stop }
}

const PATIENCE = 60_000
const EVERY = 100

/** Asks again and again until there is an answer. @throws Error naming what did not come */
export async function soon<T>(what: string, ask: () => T | Promise<T>): Promise<NonNullable<T>> {
  const until = Date.now() + PATIENCE
  for (;;) {
    const answer = await ask()
    if (answer !== undefined && answer !== null && answer !== false) return answer
    if (Date.now() > until) throw new Error(`não veio em ${PATIENCE / 1000} s: ${what}`)
    await new Promise((resolve) => {
      setTimeout(resolve, EVERY)
    })
  }
}
