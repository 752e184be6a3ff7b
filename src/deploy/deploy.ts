import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { momentInSaoPaulo, saoPauloClock } from '../content/today'
import { VERSION_FILE, type Version } from '../content/version'
import { fileHash } from '../pipeline/hosts/file-list'
import { PLACE } from '../pipeline/hosts/own-server'
import { HOST_FILES } from '../pipeline/hosts/site-rules'
import { CliError } from '../pipeline/run-cli'
import type { Place } from './place'
import {
  forgetOld,
  hashesIn,
  hashesOf,
  lastRight,
  note,
  offer,
  releasesOf,
  sendRelease,
  type FileHashes,
  type Releases,
  type Seen,
} from './releases'

export interface Publication {
  place: Place
  /** Address at which visitors find the place. */
  site: string
  /** Where the web server listens: nginx's `listen`, or the address of Caddy's site. */
  listen?: string | undefined
  /** A shell command that makes the web server reload its settings. */
  reload?: string | undefined
  /**
   * Asks the site whether it serves a release as it should.
   * @returns what is wrong; undefined when all is right
   */
  wrongAt: (site: string, hashes: FileHashes) => Promise<string | undefined>
  /** Publishes even when nothing has changed, or when a rollback has left this commit. */
  force: boolean
  /** Receives a line when a step begins, and its result. */
  say: (line: string) => void
}

export const versionIn = (dist: string): Version =>
  JSON.parse(readFileSync(dist + VERSION_FILE, 'utf8'))

/**
 * build -> send -> switch -> smoke, and back to the release before when smoke fails. Wherever this
 * process ends, visitors see the old site or the new one, whole.
 * @param version of what would be built
 * @param build checks and builds it when it is needed; returns the folder with dist/ and
 * .generated/hosts/
 * @returns whether the site is as it should be
 */
export async function publish(
  publication: Publication,
  version: Version,
  build: () => string,
): Promise<boolean> {
  const { place, site, force, say } = publication
  const releases = await releasesOf(place)
  const { current, seen } = releases
  const waiting = force ? undefined : reasonToWait(releases, version)
  if (waiting !== undefined) {
    say(waiting)
    return true
  }
  const folder = build()
  const dist = join(folder, 'dist')
  const fresh = seenOf(dist)
  if (!force && seen?.print === fresh.print) {
    await note(place, 'current/seen', JSON.stringify(fresh))
    say(`Nada mudou no que visitantes recebem; ${current} fica e nada foi enviado.`)
    return true
  }
  const moment = saoPauloClock(new Date())
    .toISOString()
    .replaceAll(/[-:.Z]/g, '')
  // Names sort in the order of publication.
  const name = `${moment.replace('T', '-')}-${fresh.commit?.slice(0, 8) ?? 'sem-commit'}`
  say('envio')
  const sent = await sendRelease(place, dist, name, settingsOf(folder, name, publication))
  say('troca')
  if (await isRightWith(publication, name)) {
    await note(place, 'current/seen', JSON.stringify(fresh))
    await note(place, 'undone', '')
    await forgetOld(place)
    say(`No ar em ${site}: ${name}, ${sent} arquivos enviados.`)
    return true
  }
  // A publication that was killed may have left a current release that was never tested.
  const back = seen ? current : (lastRight(releases) ?? current)
  if (back === undefined) say(`ERRADO: não há versão anterior a ${name} a que voltar.`)
  else {
    let isBack = false
    try {
      // First, because a way back that fails ends here, and a timer would publish the commit again.
      await note(place, 'undone', fresh.commit ?? '')
    } finally {
      isBack = await isRightWith(publication, back)
    }
    say(
      `ERRADO: ${name} não serviu; voltou ${back}${isBack ? '' : ', que também não serve'}. ` +
        'Este commit só sobe com --force.',
    )
  }
  return false
}

/** Why no build is needed; undefined when one is. */
function reasonToWait(
  { seen, current, undone }: Releases,
  { commit, day }: Version,
): string | undefined {
  if (commit === undone) return `Uma volta deixou ${commit}; ele só sobe com --force.`
  // The commit does not identify a working folder with uncommitted changes.
  if (commit === null || commit.endsWith('-dirty')) return undefined
  return seen?.commit === commit &&
    seen.day === day &&
    !(seen.next && seen.next <= momentInSaoPaulo())
    ? `Nada mudou desde ${current}: o mesmo commit, o mesmo dia. Nada foi enviado.`
    : undefined
}

/**
 * A build's version, and a hash of everything that visitors receive. Day and commit are left out of
 * the hash, because visitors do not see them.
 */
function seenOf(dist: string): Seen {
  const version = versionIn(dist)
  const rules = HOST_FILES.map((file) => readFileSync(dist + file, 'utf8'))
  const received = [{ ...hashesIn(dist), [VERSION_FILE]: version.content }, rules]
  return { ...version, print: fileHash(Buffer.from(JSON.stringify(received))) }
}

/** Shows the release before the one that visitors see; see lastRight. */
export async function rollBack(publication: Publication): Promise<boolean> {
  const { place, site, say } = publication
  const releases = await releasesOf(place)
  const { current, commit } = releases
  const earlier = lastRight(releases)
  if (earlier === undefined)
    throw new CliError(`Em ${place.folder} não há versão anterior a que voltar.`)
  say('volta')
  const isRight = await isRightWith(publication, earlier)
  await note(place, 'undone', commit)
  await place.run(`cd releases/${current} && { [ ! -e seen ] || mv seen left; }`)
  const result = isRight ? `No ar em ${site}: ${earlier}` : `ERRADO: ${earlier} também não serve`
  say(`${result}. O commit de ${current} só sobe com --force.`)
  return isRight
}

/** The releases of a place, a line each, newest first. */
export async function listReleases({ place, say }: Publication): Promise<void> {
  const { names, right, left, current } = await releasesOf(place)
  for (const name of names.toReversed()) {
    const fate = left.includes(name)
      ? ', deixada por uma volta'
      : right.includes(name)
        ? ''
        : ', com respostas erradas'
    say(`${name}${fate}${name === current ? ', no ar' : ''}`)
  }
  if (names.length === 0) say(`Em ${place.folder} não há versão nenhuma.`)
}

/**
 * Switches visitors to a release by one rename, reloads the web server, and tests the site. A web
 * server that took its settings from the former release keeps serving that one until its reload.
 * @throws Error when `offer` fails; visitors then keep what they had
 */
async function isRightWith(
  { place, site, reload = ':', wrongAt, say }: Publication,
  name: string,
): Promise<boolean> {
  await offer(place, name)
  try {
    await place.run(`ln -sfn releases/${name} next && mv -T next current`)
    await place.run(reload)
    say('smoke')
    const problem = await wrongAt(site, await hashesOf(place, 'current'))
    if (problem !== undefined) say(problem)
    return problem === undefined
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    return false
  }
}

/** The servers' settings for one release: its own folder, and where the server listens. */
function settingsOf(
  folder: string,
  name: string,
  { place, listen = String(PLACE.port) }: Publication,
): Record<string, string> {
  const settings = (file: string, before: string, after: string) =>
    readFileSync(join(folder, '.generated/hosts', file), 'utf8')
      .replace(PLACE.root, () => `${place.folder}/releases/${name}/site`)
      .replace(before, () => after)
  const address = /^\d+$/.test(listen) ? `:${listen}` : listen
  return {
    'nginx.conf': settings('nginx.conf', `listen ${PLACE.port};`, `listen ${listen};`),
    Caddyfile: settings('Caddyfile', `\n:${PLACE.port} {`, `\n${address} {`),
  }
}
