import { lstatSync, readFileSync } from 'node:fs'
import type { Reason } from '../../content/rules/reason'

/** A long article has 30 KB; larger files are pasted pictures or accidents, and would slow the parsers down. */
const MAX_KILOBYTES = 200

/** A fault at an offset of a file's text, of a field or of «arquivo», «YAML», «texto». */
export type TextFault = Reason & { offset: number; field: string }

const strict = new TextDecoder('utf-8', { fatal: true })
// Controls but tab and line breaks; U+FFFD, which a lost conversion leaves behind; and the marks that turn the reading
// direction or break lines unseen, which show a reviewer another text than the one that is there (CVE-2021-42574).
const BROKEN = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffd]/

/** The text of a document without its BOM and with Unix line ends, or the fault that stops its reading. Never throws. */
export function readText(path: string, maxKilobytes = MAX_KILOBYTES): { text: string; fault?: TextFault } {
  try {
    const kilobytes = lstatSync(path).size / 1000
    if (kilobytes > maxKilobytes) {
      return fail('', 0, `o arquivo tem ${Math.ceil(kilobytes)} KB; o limite é ${maxKilobytes} KB`, 'encurte o texto ou divida-o em dois')
    }
    return decode(readFileSync(path))
  } catch {
    return fail('', 0, 'o arquivo não pode ser lido', 'confira o nome e as permissões')
  }
}

function decode(bytes: Uint8Array): { text: string; fault?: TextFault } {
  let text: string
  try {
    text = unixLines(strict.decode(bytes))
  } catch {
    // Decoding leniently puts U+FFFD where the first wrong byte stands.
    const lenient = unixLines(new TextDecoder('utf-8').decode(bytes))
    return fail(lenient, Math.max(0, lenient.indexOf('\ufffd')), 'o arquivo não está em UTF-8', 'salve de novo com a codificação UTF-8')
  }
  const offset = text.search(BROKEN)
  if (offset < 0) return { text }
  const code = (text.codePointAt(offset) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return fail(text, offset, `há um caractere que não é texto (U+${code})`, 'apague-o e escreva o trecho de novo')
}

/** Windows ends lines in two characters, and the second would become part of a value where a reader splits at the first. */
const unixLines = (text: string): string => text.replaceAll('\r\n', '\n')

const fail = (text: string, offset: number, message: string, cure: string) =>
  ({ text, fault: { offset, field: 'arquivo', message, cure } })
