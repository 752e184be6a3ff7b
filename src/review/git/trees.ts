import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Repository } from './revisions'
import { runGit } from './run-git'

/** A file of a tree; `path` is below the content folder, with slashes. */
export interface TreeFile {
  path: string
  blob: string
  isLink: boolean
}

/**
 * A file that differs between the trees. `before` and `after` are its two states; a change and a
 * rename have both.
 */
export interface TreeChange {
  before?: TreeFile
  after?: TreeFile
}

/** The fate of a file, with its names from the top of the repository. */
export function fateOf(
  { before, after }: TreeChange,
  nameOf: (path: string) => string,
): { file: string; renamedFrom?: string; change: 'new' | 'gone' | 'renamed' | 'changed' } {
  const file = nameOf(pathOf({ before, after }))
  if (!before || !after) return { file, change: before ? 'gone' : 'new' }
  return before.path === after.path
    ? { file, change: 'changed' }
    : { file, change: 'renamed', renamedFrom: nameOf(before.path) }
}

/** The newest path of a file. */
export const pathOf = ({ before, after }: TreeChange): string => (after ?? before)?.path ?? ''

/** Trees of a repository, and the folder where git finds their objects. */
export class Trees {
  private env: Record<string, string> = {}

  /** @param temporary a folder of our own: nothing is ever written into the repository */
  constructor(
    private readonly repository: Repository,
    private readonly temporary: string,
  ) {}

  /**
   * The content folder on disk, with untracked files and without ignored ones, as the tree that a
   * commit of it would have.
   */
  ofWorkingFolder(): string {
    const { root, contentPath } = this.repository
    const objects = join(this.temporary, 'objects')
    mkdirSync(objects)
    const alternate = resolve(
      root,
      this.run(['rev-parse', '--git-path', 'objects']).toString().trim(),
    )
    this.env = {
      GIT_INDEX_FILE: join(this.temporary, 'index'),
      GIT_OBJECT_DIRECTORY: objects,
      GIT_ALTERNATE_OBJECT_DIRECTORIES: [alternate, process.env.GIT_ALTERNATE_OBJECT_DIRECTORIES]
        .filter(Boolean)
        .join(process.platform === 'win32' ? ';' : ':'),
    }
    // A missing folder is an empty tree, and `add` would refuse its name.
    if (existsSync(join(root, contentPath)))
      this.run([
        ...['core.looseCompression=0', 'core.safecrlf=false', 'core.hooksPath=/dev/null'].flatMap(
          (setting) => ['-c', setting],
        ),
        'add',
        '--all',
        '--',
        contentPath,
      ])
    return this.run(['write-tree']).toString().trim()
  }

  /** Every file below the content folder. */
  list(tree: string): TreeFile[] {
    const options = '-r -z --full-tree'.split(' ')
    const folder = `${this.repository.contentPath}/`
    const lines = this.run(['ls-tree', ...options, tree, '--', folder])
      .toString()
      .split('\0')
    return lines.flatMap((line) => {
      const [, mode = '', kind = '', blob = '', path = ''] =
        /^(\d+) (\w+) (\w+)\t([^]*)$/.exec(line) ?? []
      return kind === 'blob' ? [this.file(path, blob, mode)] : []
    })
  }

  /**
   * The files that differ between two trees; a file counts as renamed when seven tenths of it are
   * the same.
   */
  changes(base: string, head: string): TreeChange[] {
    const options = '-r -z --raw --no-abbrev --no-ext-diff -M70% -l5000'.split(' ')
    const { contentPath } = this.repository
    const parts = this.run(['diff-tree', ...options, base, head, '--', contentPath])
      .toString()
      .split('\0')
    const changes: TreeChange[] = []
    for (let index = 0; index + 1 < parts.length;) {
      const [, modeBefore = '', modeAfter = '', blobBefore = '', blobAfter = '', status = ''] =
        /^:(\d+) (\d+) (\w+) (\w+) ([A-Z])/.exec(parts[index] ?? '') ?? []
      const path = parts[index + 1] ?? ''
      const isRename = status === 'R'
      const newPath = isRename ? (parts[index + 2] ?? '') : path
      index += isRename ? 3 : 2
      changes.push({
        ...(status === 'A' ? {} : { before: this.file(path, blobBefore, modeBefore) }),
        ...(status === 'D' ? {} : { after: this.file(newPath, blobAfter, modeAfter) }),
      })
    }
    return changes
  }

  /** Reads the bytes of many blobs with one call, by their names. */
  read(blobs: Iterable<string>): Map<string, Buffer> {
    const wanted = [...new Set(blobs)]
    const found = new Map<string, Buffer>()
    if (wanted.length === 0) return found
    const output = this.run(['cat-file', '--batch'], `${wanted.join('\n')}\n`)
    // «<name> <type> <size>\n<bytes>\n», one after the other; «<name> missing\n» for the commit of
    // another repository, which a tree may name.
    for (let at = 0; at < output.length;) {
      const end = output.indexOf('\n', at)
      const [name = '', , size] = output.toString('latin1', at, end).split(' ')
      const from = end + 1
      if (size === undefined) {
        at = from
        continue
      }
      found.set(name, output.subarray(from, from + Number(size)))
      at = from + Number(size) + 1
    }
    return found
  }

  private file(path: string, blob: string, mode: string): TreeFile {
    return {
      path: path.slice(this.repository.contentPath.length + 1),
      blob,
      isLink: mode === '120000',
    }
  }

  private run(args: readonly string[], input?: string): Buffer {
    return runGit(this.repository.root, args, { input, env: this.env })
  }
}
