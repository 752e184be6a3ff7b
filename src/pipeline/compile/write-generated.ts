import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesBelow } from '../files-below'

/** Values as JSON files by their names. */
export const jsonFiles = (values: Readonly<Record<string, unknown>>): Map<string, string> =>
  new Map(Object.entries(values).map(([name, value]) => [`${name}.json`, JSON.stringify(value)]))

/**
 * Makes `folder` contain exactly these files, texts by their paths below it. Unchanged files are
 * not touched, so that a watching Vite reloads, and contentlayer2 reads, only what changed.
 */
export async function writeGenerated(
  folder: string,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of filesBelow(folder)) if (!files.has(name)) await rm(join(folder, name))
  for (const [name, text] of files) {
    const path = join(folder, name)
    if ((await readFile(path, 'utf8').catch(() => undefined)) === text) continue
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
}

/**
 * Makes the folder at the address `folder`, below `publicDir`, contain exactly the files with these
 * addresses.
 */
export const writeAtPaths = (
  publicDir: string,
  folder: `/${string}/`,
  files: readonly (readonly [path: string, text: string])[],
): Promise<void> =>
  writeGenerated(
    join(publicDir, folder),
    new Map(files.map(([path, text]) => [path.slice(folder.length), text])),
  )
