import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { compressedCopies } from '../compressed-copies'

const TEXT = /\.(?:html|js|css|svg|xml|txt|json|webmanifest)$/

/** With the best quality a page takes 75 ms of processor and is 8 % smaller than with 8, which takes 3. */
const MANY_PAGES = 200
/**
 * With 9 it is 0.1 % smaller still and takes 18 ms: for each file the encoder asks the system for 34 MB anew, and V8, which counts
 * them, clears its own memory again and again. The build of `npm run measure:build` took 152 s of processor, with 8 it takes 56.
 */
const GOOD = 8

/**
 * Leaves a .br and a .gz beside every text file that has none yet, for hosts that serve compressed copies; only a great many
 * pages, with what they load of their own, do without the best quality.
 */
export async function compressTexts(dist: string): Promise<void> {
  const entries = (await readdir(dist, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const there = new Set(entries.map(({ parentPath, name }) => join(parentPath, name)))
  const texts = [...there].filter((path) => TEXT.test(path) && !there.has(`${path}.br`))
  const quality = texts.filter((path) => path.endsWith('.html')).length > MANY_PAGES ? GOOD : undefined
  const left = texts.values()
  // Node compresses outside of its own thread: as many files at a time as there are cores.
  await Promise.all(Array.from({ length: availableParallelism() }, async () => {
    for (const path of left) {
      for (const [copy, bytes] of await compressedCopies(path, await readFile(path), quality)) await writeFile(copy, bytes)
    }
  }))
}
