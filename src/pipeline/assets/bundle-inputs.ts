import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { isAbsolute, join, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { filesBelow } from '../files-below'

/**
 * Folders of which every file counts: only a run of Vite, which the cache avoids, could tell which
 * files are used.
 */
const FOLDERS = ['src', 'public']
/** The installed packages, which may differ from package-lock.json. */
const INSTALLED = 'node_modules/.package-lock.json'

/**
 * The settings of Vite, TypeScript and npm are files in the project's root; Markdown is not built.
 */
const isSetting = (name: string): boolean => !name.endsWith('.md')

/**
 * Returns absolute paths of all files that the scripts are built from, without the packages' own,
 * sorted.
 */
async function inputFiles(root: string): Promise<string[]> {
  const files = [join(root, INSTALLED)]
  for (const entry of await readdir(root, { withFileTypes: true }))
    if (entry.isFile() && isSetting(entry.name)) files.push(join(root, entry.name))
  for (const folder of FOLDERS)
    files.push(...filesBelow(join(root, folder)).map((file) => join(root, folder, file)))
  return files.sort()
}

/**
 * Returns a hash of everything that decides the bytes of the visitors', the editors' and the
 * server's scripts: equal hashes mean equal bytes. Content is not part of it.
 * @param root root of the project
 */
export async function bundleKey(
  root: string,
  env: Readonly<NodeJS.ProcessEnv> = process.env,
): Promise<string> {
  const sum = createHash('sha256').update(
    JSON.stringify([
      process.version,
      process.platform,
      process.arch,
      Object.keys(env)
        .filter((name) => name === 'NODE_ENV' || name.startsWith('VITE_'))
        .sort()
        .map((name) => [name, env[name]]),
    ]),
  )
  for (const file of await inputFiles(root)) {
    const bytes = await readFile(file).catch(() => undefined)
    sum.update(`${relative(root, file).replaceAll('\\', '/')}\0${bytes?.length ?? -1}\0`)
    if (bytes) sum.update(bytes)
  }
  return sum.digest('hex')
}

/**
 * Returns whether the hash covers a file that Vite has read: by its folder, as a setting, or as
 * part of a package, whose version is covered.
 */
export function isInput(root: string, file: string): boolean {
  const path = relative(root, file).replaceAll('\\', '/')
  return (
    path.split('/').includes('node_modules') ||
    FOLDERS.some((folder) => path === folder || path.startsWith(`${folder}/`)) ||
    (!path.includes('/') && isSetting(path))
  )
}

/**
 * Stops a build that reads a file outside the hash: a change of that file would otherwise go
 * unnoticed.
 */
export const countedInputs = (root: string): Plugin => ({
  name: 'retrilha:inputs',
  generateBundle(_, bundle) {
    const assets = Object.values(bundle)
      .flatMap((part) => (part.type === 'asset' ? part.originalFileNames : []))
      .map((name) => resolve(this.environment.config.root, name))
    const modules = [...this.getModuleIds()]
      .map((id) => id.replace(/[?#].*$/, ''))
      .filter(isAbsolute)
    const uncounted = [...new Set([...modules, ...assets])]
      .filter((file) => !isInput(root, file))
      .map((file) => relative(root, file))
    if (uncounted.length > 0)
      this.error(
        `O código lê o que não conta entre as entradas da construção: ${uncounted.join(', ')}. ` +
          'Acrescente a pasta em src/pipeline/assets/bundle-inputs.ts, ou leia o conteúdo por src/site/content.ts.',
      )
  },
})
