import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { VERSION_FILE, type Version } from '../content/version'
import { filesBelow } from '../pipeline/files-below'
import { FILE_LIST } from '../pipeline/hosts/file-list'
import type { Place } from './place'

/** Hash of each file that a build wrote, by its path; see writeFileList. */
export type FileHashes = Readonly<Record<string, string>>

/**
 * The releases of a place: each a folder with `site/`, the build, and `hosts/`, the settings of a
 * web server for exactly this build, whose policies name the styles of its pages.
 */
export interface Releases {
  /** Oldest first: a name begins with the moment of publication. */
  names: string[]
  /** The release that `current` leads to; undefined before the first. */
  current: string | undefined
  /** The release that was right when it was asked, with what it was built from. */
  seen: { release?: string; commit?: string; day?: string; next?: string }
  /** Commit that a rollback left; it comes back only when asked for. */
  undone: string | undefined
}

/** A tab that stays open longer than this many releases reloads the page. */
const KEPT = 5
/** Folders whose names carry a hash: a page of an earlier release still asks for them. */
const HASHED = /^(?:assets|fotos)\//

export async function releasesOf({ run }: Place): Promise<Releases> {
  const lines = async (script: string) => (await run(`${script}; :`)).split('\n').filter(Boolean)
  const [link] = await lines('readlink current')
  const [seen] = await lines('cat seen 2>/dev/null')
  const [undone] = await lines('cat undone 2>/dev/null')
  const [release, commit, day, next] = seen?.split(' ') ?? []
  return {
    names: (await lines('ls -1 releases')).toSorted(),
    current: link?.replace('releases/', ''),
    seen: { release, commit, day, next },
    undone,
  }
}

/** A JSON file of a release; undefined where it has none. */
async function jsonOf<T>({ run }: Place, release: string, path: string): Promise<T | undefined> {
  const text = await run(`cat releases/${release}/site${path} 2>/dev/null; :`)
  // Builds of this project write both files, and a place is its operator's.
  return text === '' ? undefined : (JSON.parse(text) as T)
}

export const versionOf = (place: Place, release: string): Promise<Version | undefined> =>
  jsonOf(place, release, VERSION_FILE)
export const hashesOf = async (place: Place, release: string | undefined): Promise<FileHashes> =>
  (release === undefined ? undefined : await jsonOf(place, release, FILE_LIST)) ?? {}
export const hashesIn = async (dist: string): Promise<FileHashes> =>
  JSON.parse(await readFile(`${dist}${FILE_LIST}`, 'utf8'))

/** A compressed copy goes with its original, which alone is in the list of files. */
const original = (file: string): string => file.replace(/\.(?:br|gz)$/, '')

/**
 * The differences between the release that visitors see and a new one.
 * @param built every file of the new build
 * @param there every file of the current release, those that it carries for open tabs too
 * @param earlier lists of the releases whose pages may still be open
 * @returns `send`: the files that are new or changed; `remove`: those that nobody asks for any more
 */
export function transfer(
  built: readonly string[],
  fresh: FileHashes,
  there: readonly string[],
  now: FileHashes,
  earlier: readonly FileHashes[],
): { send: string[]; remove: string[] } {
  const isSame = (file: string) => {
    const path = `/${original(file)}`
    return fresh[path] !== undefined && fresh[path] === now[path]
  }
  const known = new Set(there)
  const wanted = new Set(built)
  const asked = new Set(earlier.flatMap((hashes) => Object.keys(hashes)))
  const isCarried = (file: string) => HASHED.test(file) && asked.has(`/${original(file)}`)
  return {
    send: built.filter((file) => !known.has(file) || !isSame(file)),
    remove: there.filter((file) => !wanted.has(file) && !isCarried(file)),
  }
}

/**
 * Writes a new release beside the others; visitors do not see it yet. What has not changed is a
 * link to the same bytes, and keeps its day, by which servers know it again. What changed gets the
 * day of its arrival: a page whose price has as many digits as before must not look the same.
 * @returns how many files were sent
 */
export async function sendRelease(
  place: Place,
  dist: string,
  name: string,
  { names, current }: Releases,
  settings: Readonly<Record<string, string>>,
): Promise<number> {
  // A service compresses by itself, and refuses files beyond some number.
  const built = filesBelow(dist).filter((file) => !place.sendOn || original(file) === file)
  const kept = [...names.slice(-KEPT), ...(current === undefined ? [] : [current])]
  const found = await place.run('cd current/site 2>/dev/null && find . -type f; :')
  const there = found
    .split('\n')
    .filter(Boolean)
    .map((file) => file.slice('./'.length))
  const { send, remove } = transfer(
    built,
    await hashesIn(dist),
    there,
    await hashesOf(place, current),
    await Promise.all(kept.map((release) => hashesOf(place, release))),
  )
  const site = 'releases/.new/site'
  const begin = current === undefined ? `mkdir ${site}` : `cp -al current/site ${site}`
  await place.run(`rm -rf releases/.new && mkdir -p releases/.new/hosts && ${begin}`)
  const tar = spawn('tar', ['-c', '-C', dist, '--null', '-T', '-'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  tar.stdin.end(send.join('\0'))
  const packed = new Promise<void>((resolve, reject) => {
    tar.on('error', reject).on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`tar terminou com ${code}.`))
    })
  })
  await Promise.all([place.run(`tar -xm -C ${site}`, tar.stdout), packed])
  const list = Readable.from([remove.join('\0')])
  await place.run(`cd ${site} && xargs -0 -r rm -f && find . -type d -empty -delete`, list)
  for (const [file, text] of Object.entries(settings))
    await place.run(`cat > releases/.new/hosts/${file}`, Readable.from([text]))
  // Only what has arrived whole gets a release's name.
  await place.run(`chmod -R a+rX releases/.new && mv -T releases/.new releases/${name}`)
  return send.length
}

/**
 * Does what may fail before a release is shown: while a web server changes over, and after a way
 * back, a page of this release may ask any other for its scripts and photos; and a service takes
 * the release at once or not at all.
 */
export async function offer(place: Place, release: string): Promise<void> {
  await place.run(
    `for to in releases/*; do [ $to = releases/${release} ] || for one in assets fotos; do ` +
      `[ ! -d releases/${release}/site/$one ] || { mkdir -p $to/site/$one && ` +
      `cp -aln releases/${release}/site/$one/. $to/site/$one/; }; done; done`,
  )
  await place.sendOn?.(release)
}

/**
 * Shows a release to visitors, in one step of the file system. A web server that has its settings
 * from a release goes on with that one until it is told.
 */
export async function show(place: Place, release: string, reload?: string): Promise<void> {
  await place.run(`ln -sfn releases/${release} next && mv -T next current`)
  if (reload !== undefined) await place.run(reload)
}

export const noteSeen = ({ run }: Place, release: string, { commit, day, next }: Version) =>
  run(`echo ${release} ${commit} ${day} ${next?.replace(' ', 'T') ?? ''} > seen`)

/** Notes the commit that was left, so that no timer brings it back; undefined forgets it. */
export const noteUndone = ({ run }: Place, commit?: string): Promise<string> =>
  run(commit === undefined ? 'rm -f undone' : `echo ${commit} > undone`)

/** Takes releases away that no open tab is likely to need; never the one that visitors see. */
export async function prune(place: Place): Promise<void> {
  const { names, current } = await releasesOf(place)
  const old = names.slice(0, -KEPT).filter((name) => name !== current)
  if (old.length > 0) await place.run(`cd releases && rm -rf ${old.join(' ')}`)
}
