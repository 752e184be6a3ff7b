import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { decoded } from '../../content/text/web-address'
import { filesBelow } from '../files-below'
import { HOST_FILES } from './site-rules'

/**
 * Address of the list of files that the build has written, with which `npm run smoke` compares all
 * of them.
 */
export const FILE_LIST = '/arquivos.json'

/** Hosts serve compressed copies in place of their originals, and HOST_FILES not at all. */
const isServedByName = (path: string): boolean =>
  !/\.(?:br|gz)$/.test(path) && !HOST_FILES.some((file) => file === path)

/** Hash of a file's bytes as the list of files writes it: SHA-256 in base64url. */
export const fileHash = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('base64url')

/**
 * Writes the list: every file of dist by its path, with its hash. Afterwards only compressed copies
 * may be added to dist.
 * @param moved old addresses, which a host answers before it looks for a file
 */
export async function writeFileList(dist: string, moved: readonly string[]): Promise<void> {
  const answered = new Set(moved.map(decoded))
  const paths = filesBelow(dist)
    .map((file) => `/${file}`)
    .filter((path) => isServedByName(path) && !answered.has(path.replace(/\.html$/, '')))
  const hashes: Record<string, string> = {}
  for (const path of paths) hashes[path] = fileHash(await readFile(`${dist}${path}`))
  await writeFile(`${dist}${FILE_LIST}`, `${JSON.stringify(hashes, null, 1)}\n`)
}
