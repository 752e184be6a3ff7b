import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  builtWidths,
  fileAddress,
  PICTURE_FORMATS,
  variantName,
} from '../../content/picture-address'
import { filesBelow } from '../files-below'
import type { BuiltPhoto } from './build-photos'

/**
 * Removes from `outDir` the variants of photos that no published document names any more: a picture
 * of a draft or of a deleted lot must not stay public, and a build must not depend on earlier ones.
 * Cards have a folder of their own, which cards.ts keeps.
 * @param photos the photos that stay
 */
export async function prunePhotos(outDir: string, photos: Iterable<BuiltPhoto>): Promise<void> {
  const variants = Array.from(photos, ({ base, widths }) =>
    PICTURE_FORMATS.flatMap((format) =>
      builtWidths(widths, format).map((width) => fileAddress(base, variantName(width, format))),
    ),
  )
  const wanted = new Set(variants.flat())
  for (const file of filesBelow(join(outDir, 'fotos')))
    if (!file.startsWith('cartoes/') && !wanted.has(`/fotos/${file}`))
      await rm(join(outDir, 'fotos', file))
}
