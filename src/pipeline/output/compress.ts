import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { compressFiles } from '../compress-files'
import { filesBelow } from '../files-below'

const TEXT = /\.(?:html|js|css|svg|xml|txt|json|webmanifest)$/

/**
 * From this many pages on, a lower quality is used: the best takes 75 ms of CPU a page and is 8 %
 * smaller than 8, which takes 3.
 */
const MANY_PAGES = 200
/**
 * 9 is 0.1 % smaller still and takes 18 ms, most of them for 34 MB that the encoder allocates anew
 * for each file.
 */
const GOOD = 8

/**
 * Writes a .br and a .gz beside every text file that has none yet, for hosts that serve compressed
 * copies. With very many pages, they and their own data files get a lower quality.
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

/** Removes every compressed copy, also those that the cache of bundles keeps. */
export async function removeCopies(dist: string): Promise<void> {
  const copies = filesBelow(dist).filter((file) => /\.(?:br|gz)$/.test(file))
  await Promise.all(copies.map((file) => rm(join(dist, file))))
}
