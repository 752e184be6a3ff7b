import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compareContent } from '../../src/review/compare-content'
import type { ContentDiff, Warning } from '../../src/review/content-diff'
import { contentRepository, gitIn } from '../support/git-in'

const BASE = fileURLToPath(new URL('../pipeline/check/base/content', import.meta.url))

let sound: string | undefined
/** Returns the repository that each test copies: one commit of sound content on main, made once. */
function soundRepository(): string {
  if (sound !== undefined) return sound
  const folder = mkdtempSync(join(tmpdir(), 'repositorio-'))
  cpSync(BASE, join(folder, 'content'), { recursive: true })
  contentRepository(folder)
  gitIn(folder, 'checkout', '--quiet', '-b', 'mudanca')
  return (sound = folder)
}

/**
 * A real Git repository in a temporary folder, with sound content on main and a branch to work on.
 * Paths are below content/.
 * @param prepare changes the content of main before the branch begins
 */
export class TestRepository {
  readonly folder = mkdtempSync(join(tmpdir(), 'repositorio-'))

  constructor(prepare?: (repository: TestRepository) => void) {
    cpSync(soundRepository(), this.folder, { recursive: true })
    if (!prepare) return
    prepare(this)
    this.commit('Preparo')
    this.git('branch', '--force', 'main')
  }

  git(...args: string[]): string {
    return gitIn(this.folder, ...args)
  }

  commit(message: string): void {
    this.git('add', '--all')
    this.git('commit', '--quiet', '--message', message)
  }

  read(file: string): string {
    return readFileSync(join(this.folder, 'content', file), 'utf8')
  }

  write(file: string, text: string | Buffer): void {
    const path = join(this.folder, 'content', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }

  /** Replaces the first `from`; throws when the file does not contain it. */
  edit(file: string, from: string, to: string): void {
    const text = this.read(file)
    if (!text.includes(from)) throw new Error(`${file} does not hold «${from}»`)
    this.write(
      file,
      text.replace(from, () => to),
    )
  }

  remove(file: string): void {
    rmSync(join(this.folder, 'content', file))
  }

  /** Moves a file without `git mv`, as an editor's program does. */
  rename(file: string, to: string): void {
    this.write(to, this.read(file))
    this.remove(file)
  }

  compare(base?: string, head?: string, today = '2026-11-22'): Promise<ContentDiff> {
    return compareContent({ folder: this.folder, base, head, today })
  }

  delete(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Returns the difference that one change of the sound content makes. */
export function afterChange(
  change: (repository: TestRepository) => void,
  prepare?: (repository: TestRepository) => void,
): Promise<ContentDiff> {
  const repository = new TestRepository(prepare)
  change(repository)
  return repository.compare()
}

/** The difference of two versions that are the same. */
export const NO_DIFF: ContentDiff = {
  base: { name: 'main' },
  head: { name: 'mudanca' },
  errors: [],
  warnings: [],
  documents: [],
  pictures: [],
  addresses: [],
  otherFiles: [],
}

export const sentences = (diff: ContentDiff, kind?: Warning['kind']): string[] =>
  diff.warnings
    .filter((warning) => kind === undefined || warning.kind === kind)
    .map(({ sentence }) => sentence.replaceAll('\u00A0', ' '))

type Sides = { before: string | null; after: string | null; difference?: string | undefined }

/** Returns «title: before → after difference». */
const sideBySide = (title: string, { before, after, difference }: Sides): string =>
  `${title}: ${before} → ${after}${difference ? ` ${difference}` : ''}`.replaceAll('\u00A0', ' ')

export const rows = (diff: ContentDiff): string[] =>
  diff.documents.flatMap(({ fields }) => fields.map((one) => sideBySide(one.field, one)))
export const seen = (diff: ContentDiff): string[] =>
  diff.documents.flatMap((document) => document.seen.map((one) => sideBySide(one.title, one)))
