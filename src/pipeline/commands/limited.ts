import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** The limits of a command that reads content from an unknown author. */
export interface Limits {
  seconds: number
  /**
   * Memory of the command and all its children together. Only Linux reports it; elsewhere only the
   * time counts.
   */
  megabytes: number
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Interval of the memory checks, in ms: the longest time in which a command can grow unseen. */
const EVERY = 100

/**
 * Runs a command and kills it, with all its children, as soon as it exceeds a limit.
 * @returns its exit code, 1 without one, and a Portuguese sentence when it was stopped
 */
export async function runLimited(
  command: string,
  args: readonly string[],
  { seconds, megabytes }: Limits,
): Promise<{ status: number; stopped?: string }> {
  // A process group of its own, so that the signal reaches the command's children too.
  const child = spawn(command, args, { stdio: 'inherit', detached: true })
  let stopped: string | undefined
  const end = () => {
    if (child.pid !== undefined) endGroup(child.pid)
  }
  const stop = (limit: string) => {
    stopped ??=
      `Parado: passou de ${limit}. O conteúdo não foi lido até o fim; procure nele ` +
      'arquivos demais, grandes demais ou feitos para travar.'
    end()
  }
  // A signal to this process, such as Ctrl+C, does not reach the other group.
  for (const signal of SIGNALS) process.once(signal, end)
  const timer = setTimeout(
    () => stop(`${seconds.toLocaleString('pt-BR')} segundos`),
    seconds * 1000,
  )
  const watch = setInterval(() => {
    if (child.pid !== undefined && groupBytes(child.pid) > megabytes * 1e6)
      stop(`${megabytes.toLocaleString('pt-BR')} MB de memória`)
  }, EVERY)
  try {
    const status = await new Promise<number | null>((resolve, reject) => {
      child.on('close', resolve).on('error', reject)
    })
    return { status: status ?? 1, ...(stopped === undefined ? {} : { stopped }) }
  } finally {
    clearTimeout(timer)
    clearInterval(watch)
    for (const signal of SIGNALS) process.off(signal, end)
  }
}

function endGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL')
  } catch {
    // It has ended by itself meanwhile.
  }
}

/** Resident bytes of a group of processes; 0 where there is no /proc. */
function groupBytes(group: number): number {
  let kilobytes = 0
  for (const name of processes()) {
    try {
      // proc_pid_status(5): the group comes first for whoever reads it in the same container.
      const status = readFileSync(`/proc/${name}/status`, 'utf8')
      const [, of] = /^NSpgid:\s+(\d+)/m.exec(status) ?? []
      const [, resident = 0] = /^VmRSS:\s+(\d+) kB/m.exec(status) ?? []
      if (Number(of) === group) kilobytes += Number(resident)
    } catch {
      // A process that has ended since uses no memory.
    }
  }
  return kilobytes * 1024
}

function processes(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}
