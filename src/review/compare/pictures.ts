import sharp from 'sharp'
import { documentType } from '../../content/document-types'
import { objectTree, visitLeaves } from '../../content/field-tree'
import { decoded } from '../../content/web-address'
import type { PictureDiff, PictureSize } from '../content-diff'
import { fateOf, pathOf, type TreeChange } from '../git/trees'
import type { Version } from '../read-version'
import type { Compared } from './documents'

const PICTURE_IN_TEXT = /[\p{L}\p{N}_./%-]+\.(?:jpe?g|png|webp)\b/giu

/** The documents that show each picture, by its path below photos/. */
export function picturesUsed({ documents }: Version): Map<string, string[]> {
  const used = new Map<string, string[]>()
  const add = (picture: string, file: string) =>
    used.set(picture, [...new Set([...(used.get(picture) ?? []), file])])
  for (const { type, data, body, text, file } of documents) {
    visitLeaves(objectTree(documentType(type).schema), data, ({ widget }, value) => {
      if (widget === 'image' && typeof value === 'string') add(value, file)
    })
    // A name anywhere in the text counts as a use: an unused picture may go unreported, but a used
    // one is never called unused. A file that cannot be read counts as such a text.
    const written = data === undefined ? text : (body ?? '')
    for (const [name] of written.matchAll(PICTURE_IN_TEXT)) add(decoded(name), file)
  }
  return used
}

/** A changed picture with both its sizes. */
export async function comparePicture(
  change: TreeChange,
  { blobs, nameOf }: Compared,
  used: ReadonlyMap<string, string[]>,
): Promise<PictureDiff> {
  const { before, after } = change
  return {
    ...fateOf(change, nameOf),
    before: before && (await sizeOf(blobs.get(before.blob))),
    after: after && (await sizeOf(blobs.get(after.blob))),
    usedIn: (used.get(pathOf(change).slice('photos/'.length)) ?? []).map(nameOf),
  }
}

/** Only the header is read: the check decides whether a picture is complete. */
async function sizeOf(bytes: Buffer = Buffer.alloc(0)): Promise<PictureSize> {
  return { bytes: bytes.length, pixels: await readHeader(bytes).catch(() => undefined) }
}

async function readHeader(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = (await sharp(bytes, { limitInputPixels: false }).metadata()).autoOrient
  return { width, height }
}
