import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { checkContent } from '../../../src/pipeline/check/check'
import { formatDiagnostic } from '../../../src/pipeline/check/report'

/** One step that breaks the fixtures' content; paths are below content/. */
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

const FIXTURES = resolve('tests/fixtures/content')
/** The day of the check: the newest that the fixtures' pages name, two days after their prices. */
const TODAY = '2026-11-22'

function apply(root: string, change: Change): void {
  if ('edit' in change) {
    const text = readFileSync(join(root, change.edit), 'utf8')
    if (!text.includes(change.from))
      throw new Error(`${change.edit} does not hold «${change.from}»`)
    const edited = text.replace(change.from, () => change.to)
    writeFileSync(join(root, change.edit), edited)
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

/** Returns the error lines that the check prints for the fixtures after some changes. */
export const linesOf = async (broken: Broken): Promise<string[]> => (await answerTo(broken)).errors

/** The copy of the fixtures, one for all cases: each takes its changes back. */
const contentDir = join(mkdtempSync(join(tmpdir(), 'content-')), 'content')
cpSync(FIXTURES, contentDir, { recursive: true, preserveTimestamps: true })

function takeBack(change: Change): void {
  const path = Object.values('copy' in change ? { to: change.to } : change)[0] ?? ''
  // A folder that the fixtures do not have goes with everything in it.
  const [top = ''] = path.split('/')
  const place = [top, dirname(path)].find((one) => !existsSync(join(FIXTURES, one))) ?? path
  rmSync(join(contentDir, place), { recursive: true, force: true })
  if (existsSync(join(FIXTURES, place)))
    cpSync(join(FIXTURES, place), join(contentDir, place), {
      recursive: true,
      preserveTimestamps: true,
    })
}

/** Returns the lines that the check prints for the copy as it stands. */
async function printed(release: boolean) {
  const { errors, warnings } = await checkContent({ contentDir, release, now: TODAY })
  return {
    errors: errors.map(formatDiagnostic),
    warnings: warnings.map((one) => formatDiagnostic(one).replace('aviso: ', '')),
  }
}

/** The fixtures' own warnings: some of their texts and numbers are careless on purpose. */
const own = new Set((await printed(false)).warnings)

/** Returns the lines of errors after some changes, and of warnings beside the fixtures' own. */
export async function answerTo({ changes, release = false }: Broken) {
  try {
    for (const change of changes) apply(contentDir, change)
    const { errors, warnings } = await printed(release)
    return { errors, warnings: warnings.filter((line) => !own.has(line)) }
  } finally {
    changes.forEach(takeBack)
  }
}
