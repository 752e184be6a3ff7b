import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { CLOUDFLARE_LIMITS } from '../../src/deploy/smoke'
import { PLACE } from '../../src/pipeline/hosts/own-server'
import type { HostFolders } from '../../src/pipeline/hosts/write-host-files'
import { PATHS } from '../../src/pipeline/paths'
import { SERVERS, type Server } from '../deploy/servers'
import { answers, ensureProgram, freePort, start, type Program } from '../support/programs'
import { serveSite } from '../support/served-site'

/** A running server with the built site. */
interface Running {
  origin: string
  close: () => Promise<void>
}

/** A program that serves a built site as a real host does. */
export interface Engine {
  name: string
  /** The wrong answers that this host cannot avoid: the reason, by the question's name. */
  known: Readonly<Record<string, string>>
  /**
   * @param work a folder of its own, which the caller removes
   * @throws Error saying what is missing and how to get it
   */
  start: (folders: HostFolders, work: string) => Promise<Running>
}

async function running(program: Program, port: number): Promise<Running> {
  const origin = `http://127.0.0.1:${port}`
  await answers(program, origin)
  return { origin, close: program.stop }
}

/**
 * The newest version that runs on Node 20. It is not among the project's packages, because only
 * this command and the publication need it.
 */
const WRANGLER = '4.86.0'

/**
 * The path of wrangler, which is installed the first time.
 * @throws Error with npm's message when the installation fails
 */
async function ensureWrangler(): Promise<string> {
  const folder = `${PATHS.cache}/wrangler-${WRANGLER}`
  const command = `${folder}/node_modules/.bin/wrangler`
  if (existsSync(command)) return command
  await mkdir(folder, { recursive: true })
  console.log(`Baixando wrangler ${WRANGLER} do npm (uma vez)…`)
  const options = '--ignore-scripts --no-audit --no-fund --no-save --loglevel=error'.split(' ')
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--prefix', folder, ...options, `wrangler@${WRANGLER}`],
    { encoding: 'utf8' },
  )
  if (status !== 0)
    throw new Error(
      `wrangler ${WRANGLER} não pôde ser baixado do npm: ${stderr.trim().slice(-300)}`,
    )
  return command
}

/** How each server prints its version, and the Debian packages that install it. */
const DEBIAN: Readonly<Record<string, [version: string, ...packages: string[]]>> = {
  nginx: ['-v', 'nginx-light', 'libnginx-mod-http-brotli-static'],
  Caddy: ['version', 'caddy'],
}
const FILES = { 'nginx.conf': `listen ${PLACE.port};`, Caddyfile: `\n:${PLACE.port} {` }

/** One of Debian's servers with the build's settings, on this machine's port and folder. */
const debian = (server: Server): Engine => ({
  name: server.name,
  known: {},
  start: async ({ dist, hosts }, work) => {
    const [version = '', ...packages] = DEBIAN[server.name] ?? []
    ensureProgram(server.name.toLowerCase(), version, packages)
    const port = await freePort()
    await mkdir(`${work}/current/hosts`, { recursive: true })
    for (const [file, listens] of Object.entries(FILES)) {
      const written = await readFile(`${hosts}/${file}`, 'utf8')
      const here = listens.replace(new RegExp(`:?${PLACE.port}`), server.listen(port))
      await writeFile(
        `${work}/current/hosts/${file}`,
        written.replace(listens, here).replace(PLACE.root, dist),
      )
    }
    return running(server.start(work, work), port)
  },
})

export const ENGINES: readonly Engine[] = [
  // The server of `npm start` and `npm run preview`.
  { name: 'prévia', known: {}, start: ({ dist }) => serveSite(dist) },
  // Cloudflare Pages' own runtime, which reads its settings from its working folder.
  {
    name: 'Cloudflare Pages',
    known: CLOUDFLARE_LIMITS,
    start: async ({ hosts }) => {
      const wrangler = await ensureWrangler()
      const port = await freePort()
      const args = ['pages', 'dev', '--ip', '127.0.0.1', '--port', String(port)]
      const env = { WRANGLER_SEND_METRICS: 'false', CI: '1' }
      return running(start(wrangler, args, { cwd: hosts, env }), port)
    },
  },
  ...SERVERS.map(debian),
]
