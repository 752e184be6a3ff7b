import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { brazilianDay } from '../content/rules/dates'
import { momentInSaoPaulo, saoPauloClock } from '../content/today'
import { VERSION_FILE, type Version } from '../content/version'
import { PLACE } from '../pipeline/hosts/own-server'
import { HOST_FILES } from '../pipeline/hosts/site-rules'
import { CliError } from '../pipeline/run-cli'
import type { Place } from './place'
import {
  hashesIn,
  hashesOf,
  noteSeen,
  noteUndone,
  offer,
  prune,
  releasesOf,
  sendRelease,
  show,
  versionOf,
  type FileHashes,
  type Releases,
} from './releases'

export interface Publication {
  place: Place
  /** Address at which visitors find the place. */
  site: string
  /** Where the web server listens: nginx's `listen`, or the address of Caddy's site. */
  listen?: string
  /** A command that makes the web server read its settings again. */
  reload?: string
  /** Asks the site whether it shows a release, rightly. @returns what is wrong; see wrongAt */
  wrongAt: (site: string, hashes: FileHashes) => Promise<string | undefined>
  /** Publishes also what has not changed, and what a rollback has left. */
  force: boolean
  /** Receives each step when it begins, and what came of it. */
  say: (line: string) => void
}

/** A site to publish, which is built only when it is needed. */
export interface Source {
  version: Version
  /** Checks and builds it. @returns the folder of the site, and that of the servers' settings */
  build: () => Promise<Built>
}
export interface Built {
  dist: string
  hosts: string
}

/**
 * build -> send -> switch -> smoke, and back to the release before when smoke fails. Wherever this
 * process ends, visitors see the old site or the new one, whole.
 * @returns whether the site is as it should be
 */
export async function publish(
  publication: Publication,
  { version: project, build }: Source,
): Promise<boolean> {
  const { place, force, say } = publication
  const before = await releasesOf(place)
  const waiting = force ? undefined : reasonToWait(before, project)
  if (waiting !== undefined) {
    say(waiting)
    return true
  }
  const folders = await build()
  const { dist } = folders
  const fresh = await hashesIn(dist)
  const version: Version = JSON.parse(readFileSync(dist + VERSION_FILE, 'utf8'))
  const { current, seen } = before
  if (!force && current !== undefined && current === seen.release) {
    if (await isShown(place, current, dist, fresh, version)) {
      await noteSeen(place, current, version)
      say(`Nada mudou no que visitantes recebem; ${current} fica e nada foi enviado.`)
      return true
    }
  }
  const name = releaseName(version)
  say('envio')
  const settings = await settingsOf(folders, `${place.folder}/releases/${name}/site`, publication)
  await prune(place)
  const sent = await sendRelease(place, dist, name, before, settings)
  say('troca')
  await offer(place, name)
  const problem = await shownWrong(publication, name, fresh)
  if (problem === undefined) {
    await noteSeen(place, name, version)
    await noteUndone(place)
    say(`No ar em ${publication.site}: ${name}, ${sent} arquivos enviados.`)
    return true
  }
  say(problem)
  if (current === undefined) say(`ERRADO: não há versão anterior a ${name} a que voltar.`)
  else {
    const still = await goBack(publication, name, current)
    if (still !== undefined) say(still)
    say(`ERRADO: ${name} não serviu; voltou ${current}. Este commit só sobe com --force.`)
  }
  return false
}

/** The reason why there is nothing to build. */
function reasonToWait({ seen, current, undone }: Releases, version: Version): string | undefined {
  const { commit, day } = version
  // Nobody knows what else is in a folder with changes.
  if (commit === null || commit.endsWith('-dirty')) return undefined
  if (commit === undone) return `Uma volta deixou ${commit}; ele só sobe com --force.`
  return current !== undefined &&
    seen.release === current &&
    seen.commit === commit &&
    seen.day === day &&
    (seen.next === undefined || momentInSaoPaulo().replace(' ', 'T') < seen.next)
    ? `Nada mudou desde ${current}: o mesmo commit, o mesmo dia. Nada foi enviado.`
    : undefined
}

/** Shows the release before the one that visitors see. */
export async function rollBack(publication: Publication): Promise<boolean> {
  const { place, say } = publication
  const { names, current } = await releasesOf(place)
  const earlier = names.findLast((name) => current !== undefined && name < current)
  if (current === undefined || earlier === undefined)
    throw new CliError(`Em ${place.name} não há versão anterior a que voltar.`)
  say('volta')
  const problem = await goBack(publication, current, earlier)
  if (problem !== undefined) say(problem)
  say(`No ar em ${publication.site}: ${earlier}. O commit de ${current} só sobe com --force.`)
  return problem === undefined
}

/** The releases of a place, a line each, newest first. */
export async function listReleases({ place, say }: Publication): Promise<void> {
  const { names, current } = await releasesOf(place)
  for (const name of names.toReversed()) {
    const version = await versionOf(place, name)
    const day = version ? `, de ${brazilianDay(version.day)}` : ''
    say(`${name}${day}${name === current ? ', no ar' : ''}`)
  }
  if (names.length === 0) say(`Em ${place.name} não há versão nenhuma.`)
}

async function goBack(
  publication: Publication,
  from: string,
  to: string,
): Promise<string | undefined> {
  const { place } = publication
  const [left, version] = [await versionOf(place, from), await versionOf(place, to)]
  await offer(place, to)
  const problem = await shownWrong(publication, to, await hashesOf(place, to))
  if (version) await noteSeen(place, to, version)
  await noteUndone(place, left?.commit ?? undefined)
  return problem
}

/** Shows a release, waits for it, and asks the site. @returns what is wrong */
async function shownWrong(
  { place, site, reload, wrongAt, say }: Publication,
  name: string,
  hashes: FileHashes,
): Promise<string | undefined> {
  try {
    await show(place, name, reload)
    say('smoke')
    return await wrongAt(site, hashes)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The servers' settings for one release: its own folder, and where the server listens. */
async function settingsOf(
  { hosts }: Built,
  root: string,
  { listen = String(PLACE.port) }: Publication,
): Promise<Record<string, string>> {
  const [nginx, caddy] = await Promise.all(
    ['nginx.conf', 'Caddyfile'].map((file) => readFile(`${hosts}/${file}`, 'utf8')),
  )
  const address = /^\d+$/.test(listen) ? `:${listen}` : listen
  return {
    'nginx.conf': (nginx ?? '')
      .replace(`listen ${PLACE.port};`, () => `listen ${listen};`)
      .replace(`root ${PLACE.root};`, () => `root ${root};`),
    Caddyfile: (caddy ?? '')
      .replace(`\n:${PLACE.port} {`, () => `\n${address} {`)
      .replace(`root * ${PLACE.root}`, () => `root * ${root}`),
  }
}

/** Whether the current release is the same for visitors, and says the same of its documents. */
async function isShown(
  place: Place,
  current: string,
  dist: string,
  fresh: FileHashes,
  { content }: Version,
): Promise<boolean> {
  const rules = HOST_FILES.map((file) => readFileSync(dist + file, 'utf8')).join('')
  const paths = HOST_FILES.map((file) => `releases/${current}/site${file}`).join(' ')
  if ((await place.run(`cat ${paths}`)) !== rules) return false
  const shown = await hashesOf(place, current)
  const known = (await versionOf(place, current))?.content
  return (
    known?.commit === content?.commit &&
    Object.keys({ ...fresh, ...shown }).every(
      (path) => path === VERSION_FILE || fresh[path] === shown[path],
    )
  )
}

/** Names sort in the order of publication: moment in São Paulo, and the commit. */
const releaseName = ({ commit }: Version): string =>
  [
    ...saoPauloClock(new Date())
      .toISOString()
      .replaceAll(/[-:.Z]/g, '')
      .split('T'),
    commit?.slice(0, 8) ?? 'sem-commit',
  ].join('-')
