import { readFile, stat } from 'node:fs/promises'
import sharp, { type Metadata } from 'sharp'

const MIN_WIDTH = 320
const MAX_MEGAPIXELS = 40
const MAX_MEGABYTES = 20
const FORMATS = new Set(['jpeg', 'png', 'webp'])

const FAULTS = {
  missing: 'A foto não existe. Confira o nome do arquivo, com as maiúsculas, ou envie a foto para content/photos.',
  notFile: 'O caminho da foto é uma pasta. Escreva também o nome do arquivo, por exemplo lots/notebooks.jpg.',
  format: 'O arquivo não é uma imagem JPEG, PNG ou WebP. Abra-o num editor de imagens e exporte de novo como JPEG.',
  damaged: 'A imagem está incompleta ou danificada. Envie o arquivo original de novo.',
}

/** Size in px as a viewer sees it, after the EXIF rotation; `format` is 'jpeg', 'png' or 'webp'. */
export type PhotoFacts = { width: number; height: number; format: string }

/** A Portuguese sentence that names the problem and its cure. */
export type PhotoFault = { fault: string }

/**
 * Whether a master can be built: a whole JPEG, PNG or WebP, at least 320 px wide, at most 40 megapixels and 20 MB.
 * The limits leave room for a phone's camera and keep the build's memory below what a small machine has.
 * Never throws.
 */
export async function inspectPhoto(path: string): Promise<PhotoFacts | PhotoFault> {
  const entry = await stat(path).catch(() => undefined)
  if (!entry) return { fault: FAULTS.missing }
  if (!entry.isFile()) return { fault: FAULTS.notFile }
  if (entry.size > MAX_MEGABYTES * 1e6) {
    return { fault: `A foto tem ${decimal(entry.size / 1e6)} MB; o limite é ${MAX_MEGABYTES} MB. Reduza-a para 2000 px de largura e exporte de novo como JPEG.` }
  }
  const bytes = await readFile(path).catch(() => undefined)
  return bytes ? inspectPhotoBytes(bytes) : { fault: FAULTS.damaged }
}

/** The same for bytes already read, without the limit in MB. Never throws. */
export async function inspectPhotoBytes(bytes: Buffer): Promise<PhotoFacts | PhotoFault> {
  const header = await readHeader(bytes).catch(() => undefined)
  if (!header || !FORMATS.has(header.format)) return { fault: FAULTS.format }
  const { width, height } = header.autoOrient
  const megapixels = (width * height) / 1e6
  if (megapixels > MAX_MEGAPIXELS) {
    return { fault: `A foto tem ${decimal(megapixels)} megapixels; o limite é ${MAX_MEGAPIXELS}. Reduza-a para 2000 px de largura.` }
  }
  if (width < MIN_WIDTH) {
    return { fault: `A foto tem ${width} px de largura; o mínimo é ${MIN_WIDTH} px. Use uma foto maior, de preferência com 1280 px ou mais.` }
  }
  // A header can be sound where the upload broke off: only decoding to the end tells.
  const whole = await sharp(bytes, { failOn: 'error' }).resize({ width: 16 }).raw().toBuffer().catch(() => undefined)
  return whole ? { width, height, format: header.format } : { fault: FAULTS.damaged }
}

/** Async, so that sharp's error for an empty file, thrown at once, also arrives as a rejection. */
async function readHeader(bytes: Buffer): Promise<Metadata> {
  return sharp(bytes, { limitInputPixels: false }).metadata()
}

function decimal(value: number): string {
  return value.toLocaleString('pt-BR', { maximumFractionDigits: 1 })
}
