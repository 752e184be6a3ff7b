import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Review } from '../../src/review/review'
import { contentRepository, gitIn } from '../support/git-in'

const FIXTURES = fileURLToPath(new URL('../fixtures/content', import.meta.url))

let sound: string | undefined
/** Returns the repository that each test copies: one commit of sound content on main, made once. */
function soundRepository(): string {
  if (sound !== undefined) return sound
  const folder = mkdtempSync(join(tmpdir(), 'repositorio-'))
  cpSync(FIXTURES, join(folder, 'content'), { recursive: true })
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

  delete(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** A review in which nothing changed. */
export const NO_REVIEW: Review = {
  base: 'main (1234567)',
  head: 'pasta de trabalho',
  outside: [],
  errors: [],
  warnings: { protected: [], contacts: [], payments: [], prices: [], rest: [] },
  prices: undefined,
  documents: [],
  addresses: [],
  photos: [],
  otherFiles: [],
  coming: [],
}
