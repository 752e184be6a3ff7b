import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Makes `folder` hold exactly these JSON files. A file whose text stays the same is not touched,
 * so that a watching Vite reloads only what changed.
 */
export async function writeGenerated(folder: string, chunks: ReadonlyMap<string, unknown>): Promise<void> {
  await mkdir(folder, { recursive: true })
  const wanted = new Set([...chunks.keys()].map((name) => `${name}.json`))
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && !wanted.has(path.slice(folder.length + 1).replaceAll('\\', '/'))) await rm(path)
  }
  for (const [name, value] of chunks) {
    const path = join(folder, `${name}.json`)
    const text = JSON.stringify(value)
    if (await readFile(path, 'utf8').catch(() => undefined) === text) continue
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
}
