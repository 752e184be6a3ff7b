import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { compressFiles } from '../compress-files'

const TEXT = /\.(?:html|js|css|svg|xml|txt|json|webmanifest)$/

/** With the best quality a page takes 75 ms of processor and is 8 % smaller than with 8, which takes 3. */
const MANY_PAGES = 200
/**
 * With 9 it is 0.1 % smaller still and takes 18 ms, most of them for 34 MB that the encoder asks
 * the system for anew for each file.
 */
const GOOD = 8

/**
 * Leaves a .br and a .gz beside every text file that has none yet, for hosts that serve compressed
 * copies; only a great many pages, with what they load of their own, do without the best quality.
 */
export async function compressTexts(dist: string): Promise<void> {
  const entries = (await readdir(dist, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )
  const there = new Set(entries.map(({ parentPath, name }) => join(parentPath, name)))
  const texts = [...there].filter((path) => TEXT.test(path) && !there.has(`${path}.br`))
  await compressFiles(
    texts,
    texts.filter((path) => path.endsWith('.html')).length > MANY_PAGES ? GOOD : undefined,
  )
}
