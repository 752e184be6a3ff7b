import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NOT_FOUND } from '../../../src/pipeline/hosts/site-rules'
import { compressTexts } from '../../../src/pipeline/files'
import type { PeerContent } from './peer-content'
import type { Peer } from './peers'

const here = fileURLToPath(new URL('.', import.meta.url))
const QUIET = { ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' }

/**
 * The environment without this project's npm settings. One of them forbids install scripts, but the
 * package that brings a peer its Node has one.
 */
const outside = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_')),
  )

function run(folder: string, name: string, command: string, args: readonly string[]): void {
  // The peer's own programs are found first, and its own Node where it has one.
  const PATH = [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...outside(), ...QUIET, PATH, PWD: folder },
    shell: process.platform === 'win32',
  })
  if (status !== 0)
    throw new Error(
      `${name}: ${command} ${args.join(' ')} não deu certo.\n${error?.message ?? ''}${stdout}${stderr}`,
    )
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/**
 * Caching rules in the hosts' format: files that are named after their content may be cached, like
 * our own.
 */
const HEADERS = ['/assets/*', '/_astro/*', '/_next/static/*', '/fotos/*']
  .map((path) => `${path}\n  Cache-Control: public, max-age=31536000, immutable\n`)
  .join('')

/**
 * Makes a peer's site from its sources, in a folder of its own: installs its packages from the npm
 * registry, builds the site, and adds what the project's server needs, such as compressed copies.
 * Our content security policy is left out, because two of the peers need scripts in the page.
 * @param dist our built site, whose pictures the peer shows
 * @returns the folder of the built site
 * @throws Error with the output of npm or of the build
 */
export async function buildPeer(
  peer: Peer,
  content: PeerContent,
  dist: string,
  folder: string,
): Promise<string> {
  write(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'peer', private: true, type: 'module', dependencies: peer.packages }),
  )
  for (const [place, text] of Object.entries(peer.files)) write(join(folder, place), text)
  for (const [name, place] of Object.entries(peer.copied))
    write(join(folder, place), readFileSync(join(here, name), 'utf8'))
  write(join(folder, peer.content), JSON.stringify(content))
  cpSync(join(dist, 'fotos'), join(folder, 'public/fotos'), { recursive: true })
  run(folder, peer.name, 'npm', [
    'install',
    '--save-exact',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ])
  const [program, ...args] = peer.build
  run(folder, peer.name, program, args)
  const out = join(folder, peer.out)
  const page = existsSync(join(out, 'index.html'))
    ? readFileSync(join(out, 'index.html'), 'utf8')
    : ''
  if (!page.includes(content.hero.photo.avif))
    throw new Error(`${peer.name}: a página construída não mostra o conteúdo.`)
  write(join(out, '_headers'), HEADERS)
  if (!existsSync(join(out, `${NOT_FOUND}.html`)))
    write(join(out, `${NOT_FOUND}.html`), '<!doctype html><title>404</title>')
  await compressTexts(out)
  return out
}
