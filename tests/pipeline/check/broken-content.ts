import {
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { checkContent, type CheckResult } from '../../../src/pipeline/check/check'
import type { Diagnostic } from '../../../src/content/check/diagnostic'
import { formatDiagnostic } from '../../../src/pipeline/check/report'

/** One step that breaks the sound content of base/; paths are below content/. */
export type Change =
  | { edit: string; from: string; to: string }
  | { write: string; text: string }
  /** One byte per character, for files that are not UTF-8. */
  | { write: string; latin1: string }
  | { copy: string; to: string }
  | { remove: string }
  | { link: string; to: string }

interface Broken {
  changes: Change[]
  /** The content is checked as before a release. */
  release?: boolean | undefined
}

/** The day of the check; no price of the base is newer. */
const TODAY = '2026-11-22'
const BASE = fileURLToPath(new URL('base/content', import.meta.url))

function apply(root: string, change: Change): void {
  if ('edit' in change) {
    const text = readFileSync(join(root, change.edit), 'utf8')
    if (!text.includes(change.from))
      throw new Error(`${change.edit} does not hold «${change.from}»`)
    writeFileSync(
      join(root, change.edit),
      text.replace(change.from, () => change.to),
    )
  } else if ('write' in change) {
    mkdirSync(dirname(join(root, change.write)), { recursive: true })
    if ('latin1' in change) writeFileSync(join(root, change.write), change.latin1, 'latin1')
    else writeFileSync(join(root, change.write), change.text)
  } else if ('copy' in change) {
    mkdirSync(dirname(join(root, change.to)), { recursive: true })
    copyFileSync(join(root, change.copy), join(root, change.to))
  } else if ('remove' in change) {
    rmSync(join(root, change.remove), { recursive: true })
  } else {
    symlinkSync(change.to, join(root, change.link))
  }
}

/** Identifies an error without its place, which changes when lines above it change. */
const kindOf = ({ file, field, message }: Diagnostic): string =>
  JSON.stringify([file, field, message])

let known: Promise<Set<string>> | undefined
let knownWarnings: Promise<Set<string>> | undefined

/** Returns the errors of the base itself: fields that became required after it was written. */
export const missingInBase = (): Promise<Set<string>> =>
  (known ??= checked([], true).then(({ errors }) => new Set(errors.map(kindOf))))

/**
 * Returns the error lines that the check prints for the base content after some changes, without
 * the errors of the base itself: a new required field must not change hundreds of unrelated rows.
 */
export const linesOf = async (broken: Broken): Promise<string[]> => (await answerTo(broken)).errors

/**
 * Returns the lines of errors and of warnings for the base content after some changes, without
 * those of the base itself.
 */
export async function answerTo({
  changes,
  release = false,
}: Broken): Promise<{ errors: string[]; warnings: string[] }> {
  const lacking = await missingInBase()
  const known = await (knownWarnings ??= checked([], false).then(
    ({ warnings }) => new Set(warnings.map(kindOf)),
  ))
  const { errors, warnings } = await checked(changes, release)
  return {
    errors: errors.filter((error) => !lacking.has(kindOf(error))).map(formatDiagnostic),
    // content:format corrects the form of a file.
    warnings: warnings
      .filter((warning) => !known.has(kindOf(warning)) && !warning.message.includes('forma padrão'))
      .map((warning) => formatDiagnostic(warning).replace('aviso: ', '')),
  }
}

const touched = (change: Change): string =>
  'edit' in change
    ? change.edit
    : 'write' in change
      ? change.write
      : 'copy' in change
        ? change.to
        : 'remove' in change
          ? change.remove
          : change.link

/**
 * The folder of the one copy of the base. Each case is tried in it, and its changes are undone
 * afterwards.
 */
let folder: string | undefined

function copyOfBase(): string {
  folder ??= mkdtempSync(join(tmpdir(), 'content-'))
  const contentDir = join(folder, 'content')
  if (!existsSync(contentDir))
    cpSync(BASE, contentDir, { recursive: true, preserveTimestamps: true })
  return contentDir
}

function putBack(root: string, path: string): void {
  const steps = path.split('/')
  // A folder that the base does not have is removed with everything that a case put into it.
  const strange = steps
    .map((_, index) => steps.slice(0, index + 1).join('/'))
    .find((place) => !existsSync(join(BASE, place)))
  rmSync(join(root, strange ?? path), { recursive: true, force: true })
  if (strange === undefined)
    cpSync(join(BASE, path), join(root, path), { recursive: true, preserveTimestamps: true })
}

async function checked(
  changes: Change[],
  release: boolean,
): Promise<Pick<CheckResult, 'errors' | 'warnings'>> {
  const contentDir = copyOfBase()
  try {
    for (const change of changes) apply(contentDir, change)
    return await checkContent({ contentDir, release, now: TODAY })
  } finally {
    for (const change of changes.toReversed())
      if ('edit' in change && existsSync(join(BASE, change.edit)))
        copyFileSync(join(BASE, change.edit), join(contentDir, change.edit))
      else putBack(contentDir, touched(change))
  }
}

/** Removes the copy; throws when a case has left a change in it. */
export function leaveBase(): void {
  if (folder === undefined) return
  const contentDir = join(folder, 'content')
  const bytesIn = (root: string) =>
    new Map(
      readdirSync(root, { recursive: true, encoding: 'utf8' })
        .toSorted()
        .map((file) => [
          file,
          lstatSync(join(root, file)).isFile() ? readFileSync(join(root, file), 'latin1') : '',
        ]),
    )
  const isWhole = isDeepStrictEqual(bytesIn(contentDir), bytesIn(BASE))
  rmSync(folder, { recursive: true })
  folder = undefined
  if (!isWhole) throw new Error('a case left its changes in the base')
}
