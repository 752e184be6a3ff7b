import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Top-level entries that a copy creates itself, or must not share with the original. */
const LEFT_OUT = new Set(
  'node_modules .git content dist .generated .contentlayer .releases test-results'.split(' '),
)

/**
 * Copies the project at `root` to `folder`, with the documents of `contentDir` as its content/ and
 * the same installed packages: builds and edits there leave the original untouched. An older copy
 * is replaced.
 */
export function copyProject(root: string, folder: string, contentDir: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(root, folder, { recursive: true, filter: (path) => !LEFT_OUT.has(relative(root, path)) })
  cpSync(contentDir, join(folder, 'content'), { recursive: true })
  // On Windows a junction, which needs no special right.
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
}
