import { readExif } from '../../content/check/photo-exif'

/** Segments in which cameras and programs write about the picture: APP1 (EXIF, XMP) and APP13 (IPTC). */
const WRITTEN_BESIDE = new Set([0xe1, 0xed])
const START_OF_PICTURE = 0xda

/**
 * A JPEG without what a camera wrote beside it: the place, the day, the device. Only the way to turn
 * it stays, and every pixel as it was. Cut off before its picture, it comes back as it is.
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

/** A segment that says nothing but the way to turn the picture; none where it stands right. */
const turned = (orientation: number): Uint8Array<ArrayBuffer>[] =>
  orientation === 1
    ? []
    : [
        Uint8Array.from([
          0xff,
          0xe1,
          0,
          34,
          0x45,
          0x78,
          0x69,
          0x66,
          0,
          0,
          0x4d,
          0x4d,
          0,
          42,
          0,
          0,
          0,
          8,
          0,
          1,
          0x01,
          0x12,
          0,
          3,
          0,
          0,
          0,
          1,
          0,
          orientation,
          0,
          0,
          0,
          0,
          0,
          0,
        ]),
      ]
