import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const VARIANT = /-(?:\d+\.(?:avif|webp)|og\.jpg)$/

/**
 * Removes from `outDir` the variants of photos that no published document names any more: a picture of a draft or of a
 * deleted lot must not stay public, and a build must not depend on the ones before it.
 * @param bases URL prefixes of the photos that stay, as in BuiltPhoto
 * @param ogBases those of them that keep their Open Graph JPEG
 */
export async function prunePhotos(outDir: string, bases: ReadonlySet<string>, ogBases: ReadonlySet<string>): Promise<void> {
  const folder = join(outDir, 'fotos')
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const url = path.slice(outDir.length).replaceAll('\\', '/')
    const stays = url.endsWith('-og.jpg') ? ogBases : bases
    if (!stays.has(url.replace(VARIANT, ''))) await rm(path)
  }
}
