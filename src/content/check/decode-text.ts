import { foreignFile, foreignText } from './foreign-file'
import { NO_TEXT, nameOf } from './characters'
import type { TextDiagnostic } from './diagnostic'

/**
 * A long article has 30 KB; larger files are pasted pictures or accidents, and would slow the
 * parsers down.
 */
const MAX_KILOBYTES = 200

const strict = new TextDecoder('utf-8', { fatal: true })
/**
 * Windows ends lines in two characters; the second would become part of a value when a reader
 * splits at the first.
 */
const unixLines = (text: string): string => text.replaceAll('\r\n', '\n')

/** A document's text without its BOM, and the error, if any, that stops the check of the file. */
export interface DecodedText {
  /** With Unix line ends: the text that is checked and published. */
  text: string
  /** With the line ends of the file: the text that an edit starts from. */
  written: string
  error?: TextDiagnostic
}

/** Returns why a file of so many bytes is not read at all; undefined when it is read. */
export function sizeError(bytes: number, maxKilobytes = MAX_KILOBYTES): DecodedText | undefined {
  const kilobytes = bytes / 1000
  if (kilobytes <= maxKilobytes) return undefined
  return unreadable(
    '',
    0,
    `o arquivo tem ${Math.ceil(kilobytes)} KB; o limite é ${maxKilobytes} KB`,
    'encurte o texto ou divida-o em dois',
  )
}

/** Decodes the bytes of a document. Never throws. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const foreign = foreignFile(bytes)
  if (foreign) return asForeign(unreadable('', 0, foreign.message, foreign.fix))
  let written: string
  try {
    written = strict.decode(bytes)
  } catch {
    // Lenient decoding puts U+FFFD at the position of the first wrong byte.
    const lenient = new TextDecoder('utf-8').decode(bytes)
    return asForeign(
      unreadable(
        lenient,
        Math.max(0, unixLines(lenient).indexOf('\ufffd')),
        'o arquivo não está em UTF-8, e os acentos não podem ser lidos',
        'salve de novo com a codificação UTF-8',
      ),
    )
  }
  const text = unixLines(written)
  if (text.trim() === '')
    return unreadable(
      written,
      0,
      'o arquivo está vazio',
      'escreva um «campo: valor» por linha, ou traga-o de volta do histórico',
    )
  const other = foreignText(text)
  if (other) return unreadable(written, other.offset, other.message, other.fix)
  const offset = text.search(NO_TEXT)
  if (offset < 0) return { text, written }
  return unreadable(
    written,
    offset,
    `há um caractere que não é texto (${nameOf(text.slice(offset))})`,
    'apague-o e escreva o trecho de novo',
  )
}

/** @param offset in the text with Unix line ends */
export const unreadable = (
  written: string,
  offset: number,
  message: string,
  fix: string,
): DecodedText => ({
  text: unixLines(written),
  written,
  error: { offset, field: 'arquivo', message, fix },
})

const asForeign = ({ text, written, error }: DecodedText): DecodedText => ({
  text,
  written,
  ...(error && { error: { ...error, isForeign: true } }),
})
