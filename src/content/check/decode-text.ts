import { NO_TEXT, nameOf } from '../text/characters'
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
  /** With Unix line ends and composed accents: the text that is checked and published. */
  text: string
  /** With the line ends of the file: the text that an edit starts from. */
  written: string
  error?: TextDiagnostic
}

/** Returns why a file of so many bytes is not read at all; undefined when it is read. */
export function sizeError(bytes: number, maxKilobytes = MAX_KILOBYTES): DecodedText | undefined {
  const kilobytes = Math.ceil(bytes / 1000)
  const message = `o arquivo tem ${kilobytes} KB; o limite é ${maxKilobytes} KB`
  return kilobytes > maxKilobytes ? unreadable('', 0, message, 'encurte-o') : undefined
}

/** Decodes the bytes of a document. Never throws. */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (FOREIGN.test(String.fromCharCode(...bytes.subarray(0, 200))))
    return unreadable(
      '',
      0,
      'o arquivo é de outro programa, como o Word, o Excel, um PDF, uma foto ou uma página da web (HTML, XML)',
      'salve-o como texto simples, e uma relação de itens como CSV UTF-8; uma foto vai em content/photos',
    )
  let written: string
  try {
    written = strict.decode(bytes)
  } catch {
    // Lenient decoding puts U+FFFD at the position of the first wrong byte.
    const lenient = new TextDecoder('utf-8').decode(bytes)
    return unreadable(
      lenient,
      Math.max(0, unixLines(lenient).indexOf('\ufffd')),
      'o arquivo não está em UTF-8, e os acentos não podem ser lidos',
      'salve de novo com a codificação UTF-8; no Excel, como CSV UTF-8',
    )
  }
  // A Macintosh stores accents apart from their letters: they look the same and compare as others.
  const text = unixLines(written).normalize('NFC')
  if (text.trim() === '')
    return unreadable(written, 0, 'o arquivo está vazio', 'escreva um «campo: valor» por linha')
  for (const [sign, what, fix] of NOT_TEXT) {
    const found = sign.exec(text)
    if (found) return unreadable(written, found.index, what(found[0]), fix)
  }
  return { text, written }
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

/** First bytes of other programs' files, one letter a byte. */
const FOREIGN =
  /^(?:PK\x03\x04|\xd0\xcf\x11\xe0|\{\\rtf|%PDF|\xff\xd8\xff|\x89PNG|(?:\xef\xbb\xbf)?\s*<(?:!doctype\s+html|html|head|body|meta|\?xml)\b)/i

/** What no text contains. */
const NOT_TEXT: readonly (readonly [sign: RegExp, what: (found: string) => string, fix: string])[] =
  [
    [
      // `=======` alone may be a line of a text.
      /^(?:<{7}|>{7}|\|{7})(?: .*)?$/m,
      (found) => `há uma marca de conflito do Git («${found.slice(0, 30)}»)`,
      'fique com uma das duas versões e apague as linhas <<<<<<<, ======= e >>>>>>>',
    ],
    [
      /\r(?!\n)/,
      () => 'há um fim de linha do Macintosh antigo (U+000D)',
      'salve de novo com fins de linha do Windows ou do Unix',
    ],
    [
      NO_TEXT,
      (found) => `há um caractere que não é texto (${nameOf(found)})`,
      'apague-o e escreva o trecho de novo',
    ],
  ]
