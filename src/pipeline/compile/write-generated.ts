import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Makes `folder` hold exactly these files, by path below it. A file whose text stays the same is not touched,
 * so that a watching Vite reloads only what changed.
 */
export async function writeFiles(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && !files.has(path.slice(folder.length + 1).replaceAll('\\', '/'))) await rm(path)
  }
  for (const [name, text] of files) {
    const path = join(folder, name)
    if (await readFile(path, 'utf8').catch(() => undefined) === text) continue
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
}

/** The same for values that become JSON files. */
export const writeGenerated = (folder: string, chunks: ReadonlyMap<string, unknown>): Promise<void> =>
  writeFiles(folder, new Map(Array.from(chunks, ([name, value]) => [`${name}.json`, JSON.stringify(value)])))
