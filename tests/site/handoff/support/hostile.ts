import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fc from 'fast-check'

/**
 * Texts that have broken mail drafts elsewhere: header injection, encoding traps, broken Unicode,
 * template tricks.
 */
export const HOSTILE = [
  '&bcc=ladrao@example.com',
  '?cc=x@example.com&body=oi',
  '%0D%0ABcc: x@example.com',
  '%0A',
  '%',
  '%%',
  '%zz',
  '\r\nBcc: x@example.com',
  '\nTo: x',
  'a,b@example.com',
  ';x@example.com',
  '#fim',
  'a+b c',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; DROP TABLE--",
  '{email}',
  '{lote}',
  '{',
  '}',
  '{{nome}}',
  '{toString}',
  '{__proto__}',
  '$&',
  '$1',
  '$`',
  "$'",
  '$$',
  '\\u0000',
  '\\n',
  '\uD83D',
  '\uDE00',
  'a\uD83Db',
  '😀',
  '👩‍👩‍👧‍👦',
  '🇧🇷',
  '👍🏽',
  'e\u0301',
  'Z͑ͫ̓ͪ̂ͫ',
  '日本語のテキスト',
  'مرحبا',
  'שלום',
  'ไทย',
  'नमस्ते',
  '\u202Etxet desrever',
  '\u200B',
  '\u200F',
  '\u2066x\u2069',
  '\uFEFF',
  '\u0000',
  '\u0007',
  '\u001B[31m',
  '\u0085',
  '\u2028',
  '\u2029',
  '\t',
  ' ',
  '   ',
  'javascript:alert(1)',
  'mailto:x@example.com',
  '=?UTF-8?B?eA==?=',
  '.\r\n.',
  'ação',
  'ß',
  'İ',
  'ﬀ',
  '\uFFFD',
  '\uFFFF',
] as const

const units = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
  .map((codes) => String.fromCharCode(...codes))

/** Any text that a keyboard, a paste or a program can put into a field, with the traps above. */
export const typedText = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  units,
  fc
    .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ maxLength: 4 })), { maxLength: 5 })
    .map((parts) => parts.join('')),
)

const corpusFile = fileURLToPath(
  new URL('../../../../../shared/corpora/blns.json', import.meta.url),
)

/** Returns the naughty strings that lie beside the project; undefined when they are missing. */
export function naughtyStrings(): string[] | undefined {
  if (!existsSync(corpusFile)) return undefined
  const { items }: { items: { payload: string }[] } = JSON.parse(readFileSync(corpusFile, 'utf8'))
  return items.map(({ payload }) => payload)
}
