import { spawn } from 'node:child_process'
import { hostname, userInfo } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { PATHS } from '../pipeline/paths'
import { CliError } from '../pipeline/run-cli'

/**
 * Where a site is published: a folder with `releases/` and the link `current`, on this machine or
 * behind ssh. For Cloudflare Pages the folder is on this machine, and wrangler uploads its
 * releases.
 */
export interface Place {
  /** Path of the folder on its machine. */
  folder: string
  /**
   * Runs a POSIX shell script in the folder and returns its output.
   * @param heard called whenever the script prints something
   * @throws Error with the script's own message
   */
  run: (script: string, input?: Readable | string, heard?: () => void) => Promise<string>
  /** Uploads a release of the folder to the service that serves it. */
  sendOn?: (release: string) => Promise<unknown>
}

/** The newest wrangler that runs on Node 20. npx fetches it; it is no dependency of the project. */
const WRANGLER = 'wrangler@4.86.0'
const OWN = join(PATHS.root, '.releases')
const SSH = ['ssh', '-o', 'BatchMode=yes', '-o', 'ServerAliveInterval=15']
/** Exit code of a script whose message is shown to the operator unchanged. */
const HELD = 75

/**
 * Locked as a place of its own: two publications from one copy of the project would build into the
 * same folder.
 */
export const PROJECT = folderPlace(OWN)

/** @throws CliError for a text that names no kind of place */
export function placeOf(text: string): Place {
  const project = /^cloudflare:([a-z0-9-]+)$/.exec(text)?.[1]
  if (project !== undefined) return pagesProject(project)
  const [, target, folder] = /^(?:([\w.-]+@[\w.-]+):)?(\/[\w./-]+)$/.exec(text) ?? []
  if (folder !== undefined) return folderPlace(folder, target)
  throw new CliError(
    'Diga onde publicar: npm run deploy -- /srv/retrilha (uma pasta desta máquina), ' +
      'usuario@servidor:/srv/retrilha (por ssh) ou cloudflare:projeto. ' +
      'Na pasta, só letras sem acento, números, ponto, hífen e sublinhado.',
  )
}

/** @param target of ssh; without one the folder is on this machine */
function folderPlace(folder: string, target?: string): Place {
  const shell = target === undefined ? ['sh', '-c'] : [...SSH, target]
  const begin = `umask 022; mkdir -p ${folder}/releases && cd ${folder}`
  return {
    folder,
    run: (script, input, heard) => execute([...shell, `${begin} && { ${script}; }`], input, heard),
  }
}

/** Packages run no scripts here, and wrangler sends no measurements. */
function pagesProject(project: string): Place {
  const place = folderPlace(join(OWN, project))
  const settings = ['npm_config_ignore_scripts=true', 'WRANGLER_SEND_METRICS=false']
  const wrangler = ['env', ...settings, 'npx', '--yes', WRANGLER, 'pages', 'deploy']
  const target = ['--project-name', project, '--branch', 'main', '--commit-dirty=true']
  return {
    ...place,
    sendOn: (release) =>
      execute([...wrangler, join(place.folder, 'releases', release, 'site'), ...target]),
  }
}

/**
 * Runs a command with an input and returns what it prints.
 * @throws Error with its exit code and the last it said
 */
export function execute(
  [command = '', ...args]: readonly string[],
  input: Readable | string = '',
  heard?: () => void,
): Promise<string> {
  const child = spawn(command, args)
  let [said, complained] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
    heard?.()
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complained += text))
  // A command that ends early closes its input; its exit code says so.
  Readable.from(input)
    .pipe(child.stdin)
    .on('error', () => undefined)
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => {
      const words = `${complained}${said}`.trim().slice(-600)
      if (code === 0) resolve(said)
      else if (code === HELD) reject(new CliError(words, HELD))
      else reject(new Error(`${command} terminou com ${code}: ${words}`))
    })
  })
}

/**
 * The kernel releases the lock when `cat` ends, and `cat` ends when its input closes, which happens
 * however the publishing process ends. So no stale lock can remain. `read -r` takes the holder's
 * name as one line, whatever it contains.
 */
const LOCK = `command -v flock >/dev/null || {
  echo "Falta o flock em $(uname -n). Instale-o e tente de novo:" \\
    "apt install util-linux (Debian, Ubuntu) ou brew install flock (macOS)." >&2
  exit ${HELD}
}; exec 9>>lock && { flock -n 9 || {
  echo "Outra publicação está em andamento: $(cat holder). Espere e tente de novo." >&2
  exit ${HELD}
}; } && read -r who && printf '%s' "$who" > holder && echo held && exec cat`

/**
 * Holds a place until the returned function resolves or this process ends in any way.
 * @throws CliError naming the holder when another publication is under way
 */
export async function lock({ run }: Place): Promise<() => Promise<void>> {
  const since = new Date().toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' })
  const input = new PassThrough()
  input.write(`${userInfo().username} em ${hostname()}, desde ${since}\n`)
  let ended: Promise<unknown> | undefined
  await new Promise<void>((held, reject) => {
    ended = run(LOCK, input, held).catch(reject)
  })
  return async () => {
    input.end()
    await ended
  }
}

/** Locks both places or neither: a single lock that is left would keep this process from ending. */
export async function lockBoth(first: Place, second: Place): Promise<() => Promise<void>> {
  const free = await lock(first)
  try {
    const freeToo = await lock(second)
    return async () => {
      await Promise.all([freeToo(), free()])
    }
  } catch (error) {
    await free()
    throw error
  }
}
