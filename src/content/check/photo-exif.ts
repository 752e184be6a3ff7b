/** Tags of a picture's first directory (EXIF 2.32, 4.6.4): how to turn it, and where the place stands. */
const ORIENTATION = 0x0112
const PLACE = 0x8825

export interface PhotoExif {
  /** 1 to 8; 1 shows the picture as it is stored. */
  orientation: number
  /** Whether it says where it was taken. */
  hasPlace: boolean
}

/** What a camera wrote beside a picture, from «II» or «MM» on. Never throws; what can't be read says nothing. */
export function readExif(tiff: Uint8Array): PhotoExif {
  const exif: PhotoExif = { orientation: 1, hasPlace: false }
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  try {
    const isLittle = view.getUint16(0) === 0x4949
    const start = view.getUint32(4, isLittle)
    for (let entry = view.getUint16(start, isLittle) - 1; entry >= 0; entry--) {
      const at = start + 2 + entry * 12
      const tag = view.getUint16(at, isLittle)
      if (tag === PLACE) exif.hasPlace = true
      const value = view.getUint16(at + 8, isLittle)
      if (tag === ORIENTATION && value >= 1 && value <= 8) exif.orientation = value
    }
  } catch {
    // Cut off: what was read before it counts.
  }
  return exif
}
