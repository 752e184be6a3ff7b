import { readExif } from '../../content/check/photo-files'

/** Segments in which cameras and programs write about the picture: APP1 (EXIF, XMP) and APP13 (IPTC). */
const WRITTEN_BESIDE = new Set([0xe1, 0xed])
const START_OF_PICTURE = 0xda

/**
 * A JPEG without the metadata that a camera adds: place, day, device. Only the orientation stays,
 * and the pixels do not change. A file that ends before its picture is returned as it is.
 */
export async function withoutPlace(photo: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await photo.arrayBuffer())
  const view = new DataView(bytes.buffer)
  const kept: Uint8Array<ArrayBuffer>[] = []
  let orientation = 1
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== START_OF_PICTURE) {
    const segment = bytes.subarray(at, at + 2 + view.getUint16(at + 2))
    if (!WRITTEN_BESIDE.has(bytes[at + 1] ?? 0)) kept.push(segment)
    else if (String.fromCharCode(...segment.subarray(4, 8)) === 'Exif')
      ({ orientation } = readExif(segment.subarray(10)))
    at += segment.length
  }
  if (bytes[at] !== 0xff || bytes[at + 1] !== START_OF_PICTURE) return photo
  return new Blob([bytes.subarray(0, 2), ...turned(orientation), ...kept, bytes.subarray(at)], {
    type: photo.type,
  })
}

/**
 * An APP1 segment with EXIF's shortest directory: «MM» and one entry, the orientation (EXIF 2.32,
 * 4.6). Empty for a picture that is not turned.
 */
function turned(orientation: number): Uint8Array<ArrayBuffer>[] {
  if (orientation === 1) return []
  const segment =
    'ffe1 0022 457869660000 4d4d002a00000008 0001 ' +
    `0112 0003 00000001 000${orientation}0000 00000000`
  return [Uint8Array.from(segment.match(/[0-9a-f]{2}/g) ?? [], (byte) => parseInt(byte, 16))]
}
