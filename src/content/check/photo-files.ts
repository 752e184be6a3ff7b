import { nearest } from '../text/nearest'
import type { Reason } from './diagnostic'
import { decoded } from '../text/web-address'

/** One spelling for names that differ in case or in how an accent is stored. */
const spelling = (file: string) => file.normalize('NFC').toLowerCase()
/** The name alone, without folder and extension. */
const bareName = (file: string) =>
  spelling(file.slice(file.lastIndexOf('/') + 1)).replace(/\.[a-z]+$/, '')

/**
 * Returns a function that says why a local picture's address is refused; undefined for a picture of
 * the folder.
 * @param listed files below content/photos, spelled as the folder spells them
 */
export function photoPlaces(listed: ReadonlySet<string>): (src: string) => Reason | undefined {
  const bySpelling = new Map(Array.from(listed, (file) => [spelling(file), file]))
  return (src) => {
    const same = bySpelling.get(spelling(src))
    // The picture may be there under the same name, with its accents stored in another Unicode form.
    if (listed.has(src) || same?.normalize('NFC') === src.normalize('NFC')) return undefined
    if (same)
      return {
        message: `a foto ${src} não existe com essas letras`,
        fix: `escreva exatamente ${same}`,
      }
    const inside = src.replace(/^(?:\.{0,2}\/)*(?:content\/)?(?:photos\/)?/, '')
    const isOutside = /^(?:[a-z][a-z0-9+.-]*:|\/)|\\|(?:^|\/)\.\.(?:\/|$)/i.test(src.trim())
    if (listed.has(inside) || isOutside)
      return {
        message: `«${src.slice(0, 80)}» está fora de content/photos`,
        fix: `escreva ${listed.has(inside) ? inside : 'o caminho a partir dela, como lots/notebooks.jpg'}`,
      }
    const near =
      Array.from(listed).find((file) => bareName(file) === bareName(src)) ?? nearest(src, listed)
    return {
      message: `a foto ${src} não existe em content/photos`,
      fix: near
        ? `queria dizer «${near}»? Senão, envie a foto para content/photos`
        : 'confira o nome ou envie a foto para content/photos',
    }
  }
}

/**
 * The pictures that a document's text names as the check reads it: plainly, or, as an article does,
 * with percent escapes.
 */
export function photosNamed(text: string, photos: Iterable<string>): string[] {
  // Each run of escapes by itself, because one stray % would keep all of them.
  const plain = text.replaceAll(/(?:%[\da-f]{2})+/gi, (escapes) => decoded(escapes))
  const both = `${text}\n${plain}`.normalize('NFC')
  const parts = (path: string) => both.split(path.normalize('NFC')).slice(0, -1)
  // pasta/foto.jpg does not name foto.jpg.
  return Array.from(photos).filter((path) =>
    parts(path).some((before) => !/[\p{L}\p{N}/_-]$/u.test(before.slice(-2))),
  )
}

const MIN_WIDTH = 320
const MAX_MEGAPIXELS = 40
const MAX_MEGABYTES = 20

/**
 * The problems of a file that should be a picture, as Portuguese sentences that name the problem
 * and its fix.
 */
export const PHOTO_FAULTS = {
  missing:
    'A foto não existe. Confira o nome do arquivo, com as maiúsculas, ou envie a foto para content/photos.',
  notFile:
    'O caminho da foto é uma pasta. Escreva também o nome do arquivo, por exemplo lots/notebooks.jpg.',
  format:
    'O arquivo não é uma imagem JPEG, PNG ou WebP. Abra-o num editor de imagens e exporte de novo como JPEG.',
  damaged: 'A imagem está incompleta ou danificada. Envie o arquivo original de novo.',
}

/** Returns such a sentence for a file of too many bytes, else undefined. */
export const photoSizeError = (bytes: number): string | undefined =>
  bytes > MAX_MEGABYTES * 1e6
    ? `A foto tem ${decimal(bytes / 1e6)} MB; o limite é ${MAX_MEGABYTES} MB. Reduza-a para 2000 px ` +
      'de largura e exporte de novo como JPEG.'
    : undefined

/** Returns such a sentence for a picture of too many or too few px, else undefined. */
export function photoDimensionsError(width: number, height: number): string | undefined {
  const megapixels = (width * height) / 1e6
  if (megapixels > MAX_MEGAPIXELS)
    return (
      `A foto tem ${decimal(megapixels)} megapixels; o limite é ${MAX_MEGAPIXELS}. ` +
      'Reduza-a para 2000 px de largura.'
    )
  return width < MIN_WIDTH
    ? `A foto tem ${width} px de largura; o mínimo é ${MIN_WIDTH} px. Use uma foto maior, de ` +
        'preferência com 1280 px ou mais.'
    : undefined
}

const decimal = (value: number): string =>
  value.toLocaleString('pt-BR', { maximumFractionDigits: 1 })

/**
 * Tags of a picture's first directory (EXIF 2.32, 4.6.4): the orientation, and the offset of the
 * place where the picture was taken.
 */
const ORIENTATION = 0x0112
const PLACE = 0x8825

/**
 * Reads the EXIF data of a picture, which begins with «II» or «MM»: its orientation, 1 to 8, of
 * which 1 shows it as it is stored, and whether it has the place where it was taken. Never throws: a
 * fact that cannot be read keeps its default.
 */
export function readExif(tiff: Uint8Array): { orientation: number; hasPlace: boolean } {
  const exif = { orientation: 1, hasPlace: false }
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
    // The data is cut off: the facts that were read until then count.
  }
  return exif
}
