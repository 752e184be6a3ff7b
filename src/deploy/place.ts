import { spawn } from 'node:child_process'
import { hostname, userInfo } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { PATHS } from '../pipeline/paths'
import { CliError } from '../pipeline/run-cli'

/**
 * Where a site is published: a folder with `releases/` and the link `current`, on this machine or
 * behind ssh. Cloudflare Pages is such a folder here, whose releases wrangler sends on.
 */
export interface Place {
  /** As the operator wrote it. */
  name: string
  /** Where the folder is on its machine. */
  folder: string
  /** Runs a POSIX shell script in the folder and returns its output. @throws Error with its words */
  run: (script: string, input?: Readable) => Promise<string>
  /** Holds the place until the returned function is called or this process ends in any way. */
  lock: () => Promise<() => void>
  /** Sends a release of the folder on to the service that serves it. */
  sendOn?: (release: string) => Promise<void>
}

/** The newest wrangler that runs on Node 20; no package of the project. */
const WRANGLER = 'wrangler@4.86.0'
/** A release's name, as releases.ts makes it, or any plain word: safe in a shell. */
const PLAIN = /^[\w.-]+$/
const HELD = 75

/** @throws CliError when a place is written in no known way */
export function placeOf(text: string): Place {
  const project = /^cloudflare:([a-z0-9-]+)$/.exec(text)?.[1]
  const remote = /^([\w.-]+@[\w.-]+):(\/[\w./-]+)$/.exec(text)
  if (project !== undefined) {
    const folder = join(PATHS.root, '.releases', project)
    return { ...folderPlace(text, folder, here), sendOn: wrangler(folder, project) }
  }
  if (remote?.[1] !== undefined && remote[2] !== undefined)
    return folderPlace(text, remote[2], there(remote[1]))
  if (/^\/[\w./-]+$/.test(text)) return folderPlace(text, text, here)
  throw new CliError(
    'Diga onde publicar: npm run deploy -- /srv/retrilha (uma pasta desta máquina), ' +
      'usuario@servidor:/srv/retrilha (por ssh) ou cloudflare:projeto. ' +
      'Na pasta, só letras sem acento, números, ponto, hífen e sublinhado.',
  )
}

/** Two publications from one copy of the project would build into one folder. */
export const lockProject = (): Promise<() => void> =>
  folderPlace('', join(PATHS.root, '.releases'), here).lock()

/** A command that runs a script in a shell. */
type Shell = (script: string) => [command: string, ...args: string[]]

const here: Shell = (script) => ['sh', '-c', script]
const there =
  (target: string): Shell =>
  (script) => ['ssh', '-o', 'BatchMode=yes', '-o', 'ServerAliveInterval=15', target, script]

function folderPlace(name: string, folder: string, shell: Shell): Place {
  const within = (script: string) =>
    shell(`umask 022; mkdir -p ${folder}/releases && cd ${folder} && { ${script}; }`)
  return {
    name,
    folder,
    run: (script, input) => output(within(script), input),
    lock: () => hold(within(LOCK)),
  }
}

/**
 * Runs a command with an input and returns what it prints.
 * @throws Error with its exit code and the last it said
 */
function output([command = '', ...args]: readonly string[], input?: Readable): Promise<string> {
  const child = spawn(command, args, { stdio: [input ? 'pipe' : 'ignore', 'pipe', 'pipe'] })
  const said: Buffer[] = []
  const complained: Buffer[] = []
  child.stdout?.on('data', (data: Buffer) => said.push(data))
  child.stderr?.on('data', (data: Buffer) => complained.push(data))
  // A command that ends early closes its input; its exit code says so.
  child.stdin?.on('error', () => undefined)
  if (child.stdin) input?.pipe(child.stdin)
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => {
      if (code === 0) return resolve(Buffer.concat(said).toString())
      const words = Buffer.concat([...complained, ...said])
        .toString()
        .trim()
      reject(new Error(`${command} terminou com ${code}: ${words.slice(-600)}`))
    })
  })
}

/**
 * The kernel holds the lock for as long as `cat` waits for the end of its input, and that end comes
 * with the end of the publishing process, killed or cut off: there are no stale locks.
 */
const LOCK = `exec 9>>lock && { flock -n 9 || { cat holder; exit ${HELD}; }; } && read -r who && printf '%s' "$who" > holder && echo held && exec cat`

/** @throws CliError naming the holder when another publication is under way */
function hold([command = '', ...args]: readonly string[]): Promise<() => void> {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const since = new Date().toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' })
  let said = ''
  // The holder's words are read by people; `read -r` takes them as one line, whatever is in them.
  child.stdin.on('error', () => undefined)
  child.stdin.write(`${userInfo().username} em ${hostname()}, desde ${since}\n`)
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString()
      if (said.endsWith('held\n')) resolve(() => child.stdin.end())
    })
    child.on('error', reject).on('close', (code) => {
      reject(
        code === HELD
          ? new CliError(
              `Outra publicação está em andamento: ${said}. Espere e tente de novo.`,
              HELD,
            )
          : new Error(`O lugar não pôde ser reservado: ${command} terminou com ${code}. ${said}`),
      )
    })
  })
}

const wrangler =
  (folder: string, project: string) =>
  async (release: string): Promise<void> => {
    if (!PLAIN.test(release)) throw new Error(`«${release}» não é nome de versão.`)
    const site = join(folder, 'releases', release, 'site')
    const args = ['pages', 'deploy', site, '--project-name', project, '--branch', 'main']
    const quiet = ['npm_config_ignore_scripts=true', 'WRANGLER_SEND_METRICS=false']
    await output(['env', ...quiet, 'npx', '--yes', WRANGLER, ...args, '--commit-dirty=true'])
  }
