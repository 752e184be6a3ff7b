import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { CLOUDFLARE_LIMITS } from '../../src/deploy/smoke'
import { PLACE } from '../../src/pipeline/hosts/own-server'
import type { HostFolders } from '../../src/pipeline/hosts/write-host-files'
import { PATHS } from '../../src/pipeline/paths'
import { answers, ensureProgram, freePort, start } from '../support/programs'
import { serveSite } from '../support/served-site'

/** A running server with the built site. */
interface Running {
  origin: string
  close: () => Promise<void>
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

async function run(
  port: number,
  command: string,
  args: string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const origin = `http://127.0.0.1:${port}`
  const program = start(command, args, { cwd, env })
  await answers(program, origin)
  return { origin, close: program.stop }
}

/**
 * The newest that runs on Node 20. Not among the project's packages: only this command and the
 * publication need it.
 */
const WRANGLER = '4.86.0'

/** @throws Error with npm's own words when the package does not arrive */
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

/** nginx writes what it keeps for a moment below these. */
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

export const ENGINES: readonly Engine[] = [
  // What `npm start` and `npm run preview` serve with.
  { name: 'prévia', known: {}, start: ({ dist }) => serveSite(dist) },
  // Cloudflare Pages' own runtime. It reads its settings from the folder it stands in.
  {
    name: 'Cloudflare Pages',
    known: CLOUDFLARE_LIMITS,
    start: async ({ hosts }) => {
      const wrangler = await ensureWrangler()
      const port = await freePort()
      const args = ['pages', 'dev', '--ip', '127.0.0.1', '--port', String(port)]
      return run(port, wrangler, args, hosts, { WRANGLER_SEND_METRICS: 'false', CI: '1' })
    },
  },
  // Debian's servers with the files that the build wrote; only port and folder are this machine's.
  {
    name: 'nginx',
    known: {},
    start: async ({ dist, hosts }, work) => {
      ensureProgram('nginx', '-v', ['nginx-light', 'libnginx-mod-http-brotli-static'])
      const port = await freePort()
      const site = (await readFile(`${hosts}/nginx.conf`, 'utf8'))
        .replace(`listen ${PLACE.port};`, `listen 127.0.0.1:${port};`)
        .replace(`root ${PLACE.root};`, `root ${dist};`)
      await writeFile(`${work}/site.conf`, site)
      await writeFile(
        `${work}/nginx.conf`,
        `include /etc/nginx/modules-enabled/*.conf;
daemon off;
user ${process.getuid?.() === 0 ? 'root' : 'nobody'};
pid ${work}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
${TEMPORARY.map((name) => `  ${name}_temp_path ${work}/${name};\n`).join('')}  include ${work}/site.conf;
}
`,
      )
      return run(port, 'nginx', ['-e', 'stderr', '-c', `${work}/nginx.conf`], work)
    },
  },
  {
    name: 'Caddy',
    known: {},
    start: async ({ dist, hosts }, work) => {
      ensureProgram('caddy', 'version', ['caddy'])
      const port = await freePort()
      const site = (await readFile(`${hosts}/Caddyfile`, 'utf8'))
        .replace(`\n:${PLACE.port} {`, `\nhttp://:${port} {\n\tbind 127.0.0.1`)
        .replace(`root * ${PLACE.root}`, `root * ${dist}`)
      await writeFile(`${work}/Caddyfile`, `{\n\tadmin off\n}\n${site}`)
      const args = ['run', '--config', `${work}/Caddyfile`, '--adapter', 'caddyfile']
      return run(port, 'caddy', args, work, {
        XDG_DATA_HOME: work,
        XDG_CONFIG_HOME: work,
        HOME: work,
      })
    },
  },
]
