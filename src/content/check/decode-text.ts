import type { TextFault } from './text-fault'

/** A long article has 30 KB; larger files are pasted pictures or accidents, and would slow the parsers down. */
const MAX_KILOBYTES = 200

const strict = new TextDecoder('utf-8', { fatal: true })
// Everything below the blank but tab and line breaks, and U+FFFD: what a lost conversion leaves behind.
const BROKEN = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffd]/

/** A document's text without its BOM, and the fault that stops its reading if there is one. */
export interface DecodedText {
  text: string
  fault?: TextFault
}

/** Why a file of so many bytes is not read at all; undefined when it is. */
export function sizeFault(bytes: number): DecodedText | undefined {
  const kilobytes = bytes / 1000
  if (kilobytes <= MAX_KILOBYTES) return undefined
  return unreadable('', 0, `o arquivo tem ${Math.ceil(kilobytes)} KB; o limite é ${MAX_KILOBYTES} KB`, 'encurte o texto ou divida-o em dois')
}

/** Decodes the bytes of a document. Never throws. */
export function decodeText(bytes: Uint8Array): DecodedText {
  let text: string
  try {
    text = strict.decode(bytes)
  } catch {
    // Decoding leniently puts U+FFFD where the first wrong byte stands.
    const lenient = new TextDecoder('utf-8').decode(bytes)
    return unreadable(lenient, Math.max(0, lenient.indexOf('\ufffd')), 'o arquivo não está em UTF-8', 'salve de novo com a codificação UTF-8')
  }
  const offset = text.search(BROKEN)
  if (offset < 0) return { text }
  const code = (text.codePointAt(offset) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return unreadable(text, offset, `há um caractere que não é texto (U+${code})`, 'apague-o e escreva o trecho de novo')
}

export const unreadable = (text: string, offset: number, message: string, cure: string): DecodedText =>
  ({ text, fault: { offset, field: 'arquivo', message, cure } })
