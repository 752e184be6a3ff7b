import { NO_TEXT, nameOf } from '../text/characters'
import type { TextDiagnostic } from './diagnostic'
import type { Reason, ReasonAt } from '../rules/reason'

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
    'encurte-o',
  )
}

/** Decodes the bytes of a document. Never throws. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const foreign = foreignFile(bytes)
  if (foreign) return unreadable('', 0, foreign.message, foreign.fix, true)
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
      'salve de novo com a codificação UTF-8',
      true,
    )
  }
  const text = unixLines(written)
  if (text.trim() === '')
    return unreadable(written, 0, 'o arquivo está vazio', 'escreva um «campo: valor» por linha')
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
  isForeign = false,
): DecodedText => ({
  text: unixLines(written),
  written,
  error: { offset, field: 'arquivo', message, fix, ...(isForeign && { isForeign }) },
})

/** First bytes of other programs' files, one letter a byte. */
const KINDS: readonly { start: RegExp; what: string; fix: string }[] = [
  {
    start: /^PK\x03\x04|^\xd0\xcf\x11\xe0|^\{\\rtf|^%PDF/,
    what: 'é de outro programa, como o Word, o Excel ou um PDF',
    fix: 'abra-o no programa, copie o texto e cole em um documento novo de texto simples',
  },
  {
    start: /^\xff\xd8\xff|^\x89PNG/,
    what: 'é uma foto',
    fix: 'mova-a para content/photos, com a terminação .jpg ou .png',
  },
  {
    start: /^(?:\xef\xbb\xbf)?\s*<(?:!doctype\s+html|html|head|body|meta|\?xml)\b/i,
    what: 'é uma página da web (HTML) ou um XML',
    fix: 'copie só o texto da página, como os vizinhos da mesma pasta',
  },
  {
    start: /^(?:\xff\xfe|\xfe\xff)|^(?:[^\0]\0){4}|^(?:\0[^\0]){4}/,
    what: 'está em UTF-16, o «Unicode» do Bloco de Notas',
    fix: 'salve de novo com a codificação UTF-8',
  },
]

/** Bytes that are enough to recognize a file. */
const HEAD = 200

/** Returns, by its first bytes, why a file is no document; undefined when it may be one. */
export function foreignFile(bytes: Uint8Array): Reason | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD))
  const kind = KINDS.find(({ start }) => start.test(head))
  return kind ? { message: `o arquivo ${kind.what}`, fix: kind.fix } : undefined
}

/** The marks that Git leaves in a merge conflict. `=======` alone may be a line of a text. */
const CONFLICT = /^(?:<{7}|>{7}|\|{7})(?: .*)?$/m
/** Columns as a spreadsheet saves them: the first line has separators, and is no field and no comment. */
const COLUMNS = /^[^:\n#-][^:\n]*[;\t][^:\n]*\n[^\n]*[;\t]/

/**
 * Returns why a file is a table and no document. Item lists beside a lot are tables, and are not
 * checked here.
 */
export const tableError = (text: string): ReasonAt | undefined =>
  COLUMNS.test(text)
    ? {
        offset: 0,
        message: 'o arquivo é uma planilha salva como texto (CSV)',
        fix: 'escreva um «campo: valor» por linha, um documento por arquivo',
      }
    : undefined

/** Returns why a text is no document, with the offset of the evidence. */
export function foreignText(text: string): ReasonAt | undefined {
  const conflict = CONFLICT.exec(text)
  if (conflict)
    return {
      offset: conflict.index,
      message: `há uma marca de conflito do Git («${conflict[0].slice(0, 30)}»)`,
      fix: 'fique com uma das duas versões e apague as linhas <<<<<<<, ======= e >>>>>>>',
    }
  const mac = /\r(?!\n)/.exec(text)
  return mac
    ? {
        offset: mac.index,
        message: 'há um fim de linha do Macintosh antigo (U+000D)',
        fix: 'salve de novo com fins de linha do Windows ou do Unix',
      }
    : undefined
}
