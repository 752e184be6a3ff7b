import { createReadStream, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { VERSION_FILE, type Version } from '../content/version'
import { filesBelow } from '../pipeline/files-below'
import { FILE_LIST } from '../pipeline/hosts/file-list'
import { PATHS } from '../pipeline/paths'
import { execute, type Place } from './place'

/** Hash of each file that a build wrote, by its path; see writeFileList. */
export type FileHashes = Readonly<Record<string, string>>

/** The version of a release, written into it once the site has served it rightly. */
export interface Seen extends Version {
  /** Hash of everything that visitors receive. */
  print: string
}

/**
 * The releases of a place. Each is a folder with `site/` (the build), `hosts/` (the settings of a
 * web server for exactly this build, because its policies name the styles of its pages), and
 * `seen`.
 */
export interface Releases {
  /** Oldest first, because a name begins with the time of its publication. */
  names: string[]
  /** Releases that were served rightly and that no rollback has left. */
  right: string[]
  /** Releases that a rollback has left; no later rollback returns to them. */
  left: string[]
  /** The release that the link `current` names; undefined before the first publication. */
  current: string | undefined
  /** The commit of the current release; '' when its build names none. */
  commit: string
  /** Undefined when the current release was never served rightly. */
  seen: Seen | undefined
  /** The commit that a rollback has left; only --force publishes it again. */
  undone: string
}

/**
 * Releases that stay on the disk. A tab that was open for longer than so many releases has to
 * reload its page.
 */
const KEPT = 5
/**
 * Folders with a hash in their file names, whose files open tabs of earlier releases still request.
 */
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
    // No validation: only builds and publications write these files, on the operator's own machine.
    commit: JSON.parse(version).commit ?? '',
    seen: seen === '' ? undefined : JSON.parse(seen),
    undone: await found(place, 'cat undone'),
  }
}

/** The newest release before the current one that was served rightly. */
export const lastRight = ({ right, current = '' }: Releases): string | undefined =>
  right.findLast((name) => name < current)

export const hashesIn = (dist: string): FileHashes =>
  JSON.parse(readFileSync(dist + FILE_LIST, 'utf8'))
/** @param release a folder of the place */
export const hashesOf = async (place: Place, release: string): Promise<FileHashes> =>
  JSON.parse((await found(place, `cat ${release}/site${FILE_LIST}`)) || '{}')

/** The address of a file in the list of files; compressed copies share that of their original. */
const address = (file: string): string => `/${file.replace(/\.(?:br|gz)$/, '')}`

/**
 * Writes a new release beside the others; visitors do not see it yet. An unchanged file becomes a
 * hard link to the former release's file and keeps its time, by which web servers recognize it. A
 * changed file gets the present time: a page with another price may have the same size, so only the
 * time shows servers that it changed. Scripts and photos of releases that open tabs may still use
 * are linked too.
 * @returns how many files were sent
 */
export async function sendRelease(
  place: Place,
  dist: string,
  name: string,
  settings: Readonly<Record<string, string>>,
): Promise<number> {
  // A service makes its own compressed copies, and limits the number of files.
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
    // A release gets its name only when it is complete.
    await place.run(`chmod -R a+rX ${fill} && mv -T ${fill} releases/${name}`)
  } catch (error) {
    // Half a release would keep a full disk full, and the web server needs free space too.
    await place.run(`rm -rf ${fill}`).catch(() => undefined)
    throw error
  }
  return send.length
}

/**
 * Removes the releases that no open tab is likely to need, and those that were never served
 * rightly. Call it only after a new release was served rightly: until then, a web server that
 * missed its reload, because a publication was killed, may serve any of them.
 */
export const forgetOld = ({ run }: Place): Promise<string> =>
  run(
    `cd releases && right=$(ls -1d */seen */left 2>/dev/null | xargs -r dirname | tail -n ${KEPT}) && ` +
      'ls -1 | grep -vxF -e "$right" | xargs -r rm -rf',
  )

/**
 * Gives `$to` the files of these folders that it lacks. Visitors read those that it has, so none is
 * written anew, as `cp -u` does. `cp -n` of coreutils 9.2 to 9.4 fails for a file that it skips.
 */
const LINK_MISSING =
  'find assets fotos -type f -exec ' +
  `sh -c 'for file; do [ -e "$0/$file" ] || printf "%s\\0" "$file"; done' $to {} + | ` +
  'xargs -0 -r cp -al --parents -t $to'

/**
 * Does everything that may fail before visitors are switched to a release. While a web server
 * reloads, and after a rollback, a page may request scripts and photos of any release, so every
 * release gets links to those of all others. A service gets its upload, which takes effect as a
 * whole or not at all.
 */
export async function offer(place: Place, release: string): Promise<void> {
  await place.run(
    `cd releases/${release}/site && mkdir -p assets fotos && ` +
      `for to in ../../*/site; do [ $to -ef . ] || ${LINK_MISSING} || exit; done`,
  )
  await place.sendOn?.(release)
}

/**
 * Writes a note into the place: `current/seen`, or `undone` with the commit that no timer may
 * publish again.
 */
export const note = ({ run }: Place, file: string, text: string): Promise<string> =>
  run(`cat > note.new && mv note.new ${file}`, text)
