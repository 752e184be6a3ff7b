import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'

/** On the top level: what a copy makes anew, or must not share with the original. */
const LEFT_OUT = new Set([
  'node_modules',
  '.git',
  'content',
  'dist',
  '.generated',
  '.contentlayer',
  'test-results',
])

/**
 * The project at `root` once more at `folder`, with the documents of `contentDir` as its content/
 * and the same installed packages: whatever is built or edited there leaves the original as it is.
 * An older copy is replaced.
 */
export function copyProject(root: string, folder: string, contentDir: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(root, folder, { recursive: true, filter: (path) => !LEFT_OUT.has(relative(root, path)) })
  cpSync(contentDir, join(folder, 'content'), { recursive: true })
  // Windows makes a junction of it, for which no special right is needed.
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
}
