import { createReadStream, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { VERSION_FILE, type Version } from '../content/version'
import { filesBelow } from '../pipeline/files-below'
import { FILE_LIST } from '../pipeline/hosts/file-list'
import { PATHS } from '../pipeline/paths'
import { execute, type Place } from './place'

/** Hash of each file that a build wrote, by its path; see writeFileList. */
export type FileHashes = Readonly<Record<string, string>>

/** What a release was built from, noted in it once it has answered rightly. */
export interface Seen extends Version {
  /** Hash of all that visitors receive. */
  print: string
}

/**
 * The releases of a place: each a folder with `site/`, the build, `hosts/`, the settings of a web
 * server for exactly this build, whose policies name the styles of its pages, and `seen`.
 */
export interface Releases {
  /** Oldest first: a name begins with the moment of publication. */
  names: string[]
  /** Those that have answered rightly, and that nobody has left by a way back. */
  right: string[]
  /** Those that somebody has left by a way back: visitors are not led there again. */
  left: string[]
  /** The release that `current` leads to; undefined before the first. */
  current: string | undefined
  /** The commit that the current release names; '' where it names none. */
  commit: string
  /** Undefined while the current release has not answered rightly. */
  seen: Seen | undefined
  /** Commit that a rollback left; it comes back only when asked for. */
  undone: string
}

/** A tab that stays open longer than this many right releases reloads the page. */
const KEPT = 5
/** Folders whose names carry a hash: a page of an earlier release still asks for them. */
const HASHED = /^(?:assets|fotos)\//

/** The output of a script that may find nothing. */
const found = async ({ run }: Place, script: string): Promise<string> =>
  (await run(`{ ${script}; } 2>/dev/null; :`)).trim()

export async function releasesOf(place: Place): Promise<Releases> {
  const names = async (script: string) =>
    (await found(place, `cd releases && ${script}`)).split('\n').filter(Boolean).toSorted()
  const seen = await found(place, 'cat current/seen')
  const marks = await names('ls -1d */seen */left')
  const marked = (mark: string) =>
    marks.filter((path) => path.endsWith(`/${mark}`)).map((path) => dirname(path))
  const version = (await found(place, `cat current/site${VERSION_FILE}`)) || '{}'
  return {
    names: await names('ls -1'),
    right: marked('seen'),
    left: marked('left'),
    current: (await found(place, 'readlink current')).replace('releases/', '') || undefined,
    // A place is its operator's, and only builds and publish write these files.
    commit: JSON.parse(version).commit ?? '',
    seen: seen === '' ? undefined : JSON.parse(seen),
    undone: await found(place, 'cat undone'),
  }
}

/** The newest release before the one that visitors see that has answered rightly. */
export const lastRight = ({ right, current = '' }: Releases): string | undefined =>
  right.findLast((name) => name < current)

export const hashesIn = (dist: string): FileHashes =>
  JSON.parse(readFileSync(dist + FILE_LIST, 'utf8'))
/** @param release a folder of the place */
export const hashesOf = async (place: Place, release: string): Promise<FileHashes> =>
  JSON.parse((await found(place, `cat ${release}/site${FILE_LIST}`)) || '{}')

/** Address of a file; a compressed copy has that of its original, which alone is in the list. */
const address = (file: string): string => `/${file.replace(/\.(?:br|gz)$/, '')}`

/**
 * Writes a new release beside the others; visitors do not see it yet. What has not changed is a
 * link to the same bytes, and keeps its day, by which servers know it again. What changed gets the
 * day of its arrival: a page whose price has as many digits as before must not look the same. A
 * script or photo stays while the page of a release that may be open can ask for it.
 * @returns how many files were sent
 */
export async function sendRelease(
  place: Place,
  dist: string,
  name: string,
  settings: Readonly<Record<string, string>>,
): Promise<number> {
  // A service compresses by itself, and refuses files beyond some number.
  const built = filesBelow(dist).filter((file) => !place.sendOn || `/${file}` === address(file))
  const there = (await found(place, "cd current/site && find . -type f -printf '%P\\n'")).split(
    '\n',
  )
  const [fresh, now] = [hashesIn(dist), await hashesOf(place, 'current')]
  const lists = await found(place, `cat releases/*/site${FILE_LIST}`)
  const asked = new Set(Array.from(lists.matchAll(/"(\/[^"]+)":/g), ([, path]) => path))
  const [wanted, known] = [new Set(built), new Set(there)]
  const isSame = (path: string) => fresh[path] !== undefined && fresh[path] === now[path]
  const send = built.filter((file) => !known.has(file) || !isSame(address(file)))
  const remove = there.filter(
    (file) => !wanted.has(file) && !(HASHED.test(file) && asked.has(address(file))),
  )
  const [fill, site] = ['releases/.new', 'releases/.new/site']
  const archive = join(PATHS.generated, 'envio.tar')
  await execute(['tar', '-cf', archive, '-C', dist, '--null', '-T', '-'], send.join('\0'))
  try {
    await place.run(
      `rm -rf ${fill} && mkdir -p ${fill}/hosts ${site} && ` +
        `{ [ ! -d current/site ] || cp -al current/site/. ${site}; }`,
    )
    await place.run(`tar -xm -C ${site}`, createReadStream(archive))
    await place.run(
      `cd ${site} && xargs -0 -r rm -f && find . -type d -empty -delete`,
      remove.join('\0'),
    )
    for (const [file, text] of Object.entries(settings))
      await place.run(`cat > ${fill}/hosts/${file}`, text)
    // Only what has arrived whole gets a release's name.
    await place.run(`chmod -R a+rX ${fill} && mv -T ${fill} releases/${name}`)
  } catch (error) {
    // A disk that is full would stay so, and the web server writes to it as well.
    await place.run(`rm -rf ${fill}`).catch(() => undefined)
    throw error
  }
  return send.length
}

/**
 * Removes the releases that no open tab is likely to need, and those that were wrong. Call it only
 * once a new release has answered rightly: before, a web server that was not told to read its
 * settings again, because a publication was killed, may serve any of them.
 */
export const forgetOld = ({ run }: Place): Promise<string> =>
  run(
    `cd releases && right=$(ls -1d */seen */left 2>/dev/null | xargs -r dirname | tail -n ${KEPT}) && ` +
      'ls -1 | grep -vxF -e "$right" | xargs -r rm -rf',
  )

/**
 * Does what may fail before a release is shown: while a web server changes over, and after a way
 * back, a page of this release may ask any other for its scripts and photos; and a service takes
 * the release at once or not at all.
 */
export async function offer(place: Place, release: string): Promise<void> {
  await place.run(
    `cd releases/${release}/site && mkdir -p assets fotos && ` +
      'for to in ../../*/site; do [ $to -ef . ] || cp -aln assets fotos $to/; done',
  )
  await place.sendOn?.(release)
}

/** Writes a note in the place: `current/seen`, or `undone`, so that no timer brings a commit back. */
export const note = ({ run }: Place, file: string, text: string): Promise<string> =>
  run(`cat > note.new && mv note.new ${file}`, text)
