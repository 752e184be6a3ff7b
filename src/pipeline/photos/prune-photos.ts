import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  builtWidths,
  fileAddress,
  openGraphAddress,
  PICTURE_FORMATS,
  variantName,
} from '../../content/picture-address'
import { filesBelow } from '../files-below'
import type { BuiltPhoto } from './build-photos'

/**
 * Removes from `outDir` the variants of photos that no published document names any more: a picture
 * of a draft or of a deleted lot must not stay public, and a build must not depend on earlier ones.
 * @param photos the photos that stay
 * @param withOpenGraph those of them that keep their Open Graph JPEG
 */
export async function prunePhotos(
  outDir: string,
  photos: Iterable<BuiltPhoto>,
  withOpenGraph: Iterable<BuiltPhoto>,
): Promise<void> {
  const variants = Array.from(photos, ({ base, widths }) =>
    PICTURE_FORMATS.flatMap((format) =>
      builtWidths(widths, format).map((width) => fileAddress(base, variantName(width, format))),
    ),
  )
  const wanted = new Set([
    ...variants.flat(),
    ...Array.from(withOpenGraph, ({ base }) => openGraphAddress(base)),
  ])
  for (const file of filesBelow(join(outDir, 'fotos')))
    if (!wanted.has(`/fotos/${file}`)) await rm(join(outDir, 'fotos', file))
}
