import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareFolders } from './compare'
import { commitOf, defaultBase, openRepository, otherFiles, writeContent } from './git'
import type { Review } from './review'

interface Options {
  /** Any folder of the repository; `content` is relative to it. */
  folder: string
  content?: string
  /** Git revisions: by default where the branch left the remote's main, and the working folder. */
  base?: string | undefined
  head?: string | undefined
  /** A moment; see content/time/in-time.ts. */
  now: string
}

/** The folders of the two versions; they last as long as the work on them. */
export interface Folders {
  before: string
  after: string
  /** For whatever the work needs beside them. */
  temporary: string
}

/**
 * Writes both versions beside each other, compares them, and works on the result. Nothing is
 * written into the repository.
 * @throws CliError with git's reason when there is nothing to compare with
 */
export async function reviewOf<Result>(
  { folder, content = 'content', base, head, now }: Options,
  work: (review: Review, folders: Folders) => Promise<Result>,
): Promise<Result> {
  const repository = openRepository(folder, content)
  const headCommit = head === undefined ? undefined : commitOf(repository, head)
  const baseCommit = base === undefined ? defaultBase(repository, head) : commitOf(repository, base)
  const temporary = mkdtempSync(join(tmpdir(), 'retrilha-revisao-'))
  try {
    const before = join(temporary, 'before', 'content')
    writeContent(repository, baseCommit, before, temporary)
    const after = headCommit
      ? join(temporary, 'after', 'content')
      : join(repository.root, repository.contentPath)
    if (headCommit) writeContent(repository, headCommit, after, temporary)
    const review = {
      ...(await compareFolders(before, after, now)),
      base: `${baseCommit.name} (${baseCommit.id.slice(0, 7)})`,
      head: headCommit ? `${headCommit.name} (${headCommit.id.slice(0, 7)})` : 'pasta de trabalho',
      outside: otherFiles(repository, baseCommit, headCommit),
    }
    return await work(review, { before, after, temporary })
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}
