import { assert, asyncProperty, constantFrom, nat } from 'fast-check'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { documentAt } from '../../../src/content/views/addresses'
import { articleErrors, type Judges } from '../../../src/content/check/check-document'
import { textOf } from '../../../src/content/article/article-tree'
import { decodeText } from '../../../src/content/check/decode-text'
import { readArticle } from '../../../src/content/article/read-article'
import { parseSource, readDocument } from '../../../src/content/check/read-document'

const ROOT = 'tests/fixtures/content'
const FILES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => documentAt(file))
  .toSorted()
const SIGNS =
  '#¦ #¦:¦: ¦-¦- ¦"¦\'¦*¦**¦[¦]¦(¦)¦](¦|¦`¦\\¦{¦}¦<¦>¦&¦!¦%¦\t¦\n¦ ¦  ¦\u00a0¦\u200b¦\ufeff¦“¦–¦Ã§¦\0¦&amp;¦=¦~'.split(
    '¦',
  )

/** Slips of people, programs and transfers; each returns the text with the slip in it. */
const SLIPS: Readonly<
  Record<string, (text: string, at: number, sign: string) => string | Uint8Array>
> = {
  'a sign more': (text, at, sign) => text.slice(0, at) + sign + text.slice(at),
  'a letter less': (text, at) => text.slice(0, at) + text.slice(at + 1),
  'two letters swapped': (text, at) =>
    text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
  'a line less': (text, at) => ofLines(text, at, (lines, line) => lines.toSpliced(line, 1)),
  'a line twice': (text, at) =>
    ofLines(text, at, (lines, line) => lines.toSpliced(line, 0, lines[line] ?? '')),
  'two lines swapped': (text, at) =>
    ofLines(text, at, (lines, line) =>
      lines.toSpliced(line, 2, lines[line + 1] ?? '', lines[line] ?? ''),
    ),
  'a line further in': (text, at) =>
    ofLines(text, at, (lines, line) => lines.with(line, `  ${lines[line]}`)),
  'a line further out': (text, at) =>
    ofLines(text, at, (lines, line) =>
      lines.with(line, (lines[line] ?? '').replace(/^ {1,2}/, '')),
    ),
  'a line broken': (text, at) => `${text.slice(0, at)}\n${text.slice(at)}`,
  'a line joined': (text, at) => text.slice(0, at) + text.slice(at).replace('\n', ' '),
  'Windows line ends and a mark': (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`,
  'accents as a Macintosh stores them': (text) => text.normalize('NFD'),
  'bytes of Latin-1': (text) => Buffer.from(text, 'latin1'),
  'UTF-8 read as Latin-1, and saved': (text) => Buffer.from(text, 'utf8').toString('latin1'),
}

function ofLines(
  text: string,
  at: number,
  change: (lines: string[], line: number) => string[],
): string {
  const lines = text.split('\n')
  return change(lines, text.slice(0, at).split('\n').length - 1).join('\n')
}

const letters = (text: string): string => text.normalize('NFC').replace(/[^\p{L}]/gu, '')

/**
 * Returns every letter of the texts in a document's data, in the order of its file. Numbers and
 * truth values are left out, because they have rules of their own.
 */
const published = (value: unknown): string =>
  typeof value === 'string'
    ? letters(value)
    : Array.isArray(value)
      ? value.map(published).join('')
      : typeof value === 'object' && value !== null
        ? Object.values(value).map(published).join('')
        : ''

/**
 * Returns the letters that a person reads in a YAML file, without any parser: no lines of comments,
 * names of fields or signs. A person sees a comment after a quoted text, a number or a choice, but
 * not one within a plain text.
 */
function readByPerson(yaml: string): string {
  const isBlock = (line: string) => /[|>][-+]?\s*(?:#.*)?$/.test(line)
  let block = -1
  let inner = -1
  // A quoted text may continue on the next lines.
  const quotedWhole = yaml.replace(/: "(?:[^"\\\n]|\\.)*\n[^"]*"/g, (text) =>
    text.replace(/\s*\n\s*/g, ' '),
  )
  return quotedWhole
    .split('\n')
    .map((line) => {
      const indent = line.search(/\S/)
      if (block >= 0 && (indent > block || indent < 0)) {
        if (inner < 0) inner = indent
        // A line further left than the block's text is no part of it, only a comment.
        return indent < inner && /^\s*#/.test(line) ? '' : letters(line)
      }
      block = -1
      inner = -1
      if (/^\s*#/.test(line)) return ''
      const [, value = ''] =
        /^\s*(?:- )*(?:["']?[\p{L}\w-]+["']?\s*:(?:\s+|$))?(.*)$/u.exec(line) ?? []
      if (isBlock(line) && /^[|>]/.test(value)) {
        block = indent
        return ''
      }
      const bare = value
        .replace(/^((["']).*\2|-?[\d.]+|true|false|[a-z-]+)\s+#.*$/, '$1')
        .replace(/^(?:true|false)\s*$/, '')
        .replace(/(?<=[{,]\s*)\w+:\s/g, '')
      return letters(bare)
    })
    .join('')
}

const WORD = /[\p{L}\p{N}]{3,}/gu
// The number of a footnote follows its word without a blank.
const words = (text: string): string[] =>
  (text.replace(/(?<=\p{L})\d+/gu, '').match(WORD) ?? []).toSorted((a, b) => (a < b ? -1 : 1))

/** Returns the words that a person reads in an article: no addresses, tags or comments. */
const articleWords = (body: string): string[] =>
  words(
    body
      .replace(/<!--[^]*?-->/g, ' ')
      .replace(/\]\((?:<[^>]*>|[^)\s]*)(?:\s+"[^"]*")?\)/g, '] ')
      .replace(/<[^<>]*\balt\s*=\s*"([^"]*)"[^<>]*>/g, ' $1 ')
      .replace(
        /(`+|^```[^\n]*\n)([^]*?)\1|<\/?[a-z][^<>]*>/gim,
        (_, fence?: string, code?: string) => (fence ? ` ${code} ` : ' '),
      )
      .replace(/^(?:```|~~~).*$/gm, ' ')
      .replace(/\[\^[^\]]*\]/g, ' ')
      .replace(/&\w+;/g, ' '),
  )

const GENERATED = new Set(['Notas', 'Voltar', 'texto'])

/**
 * Accepts every address but that of a missing picture, because only the Markdown itself is judged
 * here.
 */
const judges: Judges = {
  link: () => undefined,
  image: (src) =>
    Promise.resolve(
      src.startsWith('https:') || existsSync(`${ROOT}/photos/${src}`)
        ? undefined
        : { message: 'não existe', fix: '' },
    ),
}

/**
 * Returns the document's texts as the file shows them and as they are published; undefined when the
 * document is refused.
 */
async function bothReadings(
  file: string,
  written: string | Uint8Array,
): Promise<{ file: unknown; page: unknown } | undefined> {
  const found = documentAt(file)
  if (!found) return undefined
  const document = readDocument(
    found,
    decodeText(typeof written === 'string' ? new TextEncoder().encode(written) : written),
  )
  if (document.errors.length > 0) return undefined
  const source = parseSource(document.text, found.type)
  const yaml =
    source.body === undefined
      ? document.text
      : document.text.slice(source.yamlOffset, document.text.indexOf('\n---', source.yamlOffset))
  const fields = { file: readByPerson(yaml), page: published(source.yaml?.data) }
  if (document.body === undefined || document.body.trim() === '') return fields
  const article = readArticle(document.body)
  if ((await articleErrors(article, judges)).length > 0) return undefined
  const alt = article.images.map((image) => image.alt)
  const fromBody = (all: string[]) => all.filter((word) => !GENERATED.has(word))
  return {
    file: [fields.file, fromBody(articleWords(document.body))],
    page: [fields.page, fromBody(words([textOf(article.tree), ...alt].join(' ')))],
  }
}

/** Enough runs for every slip; `FUZZ=50000` in the environment tries more, from another seed. */
const RUNS =
  process.env.FUZZ === undefined
    ? { seed: 12, numRuns: 1000 }
    : { numRuns: Number(process.env.FUZZ) }

describe('whatever slips into a document, what is accepted is read on the page as in the file', () => {
  it('by letter, sign, line, indentation and encoding', { timeout: 3_600_000 }, async () => {
    let accepted = 0
    await assert(
      asyncProperty(
        constantFrom(...FILES),
        constantFrom(...Object.keys(SLIPS)),
        nat(),
        constantFrom(...SIGNS),
        async (file, slip, place, sign) => {
          const whole = readFileSync(`${ROOT}/${file}`, 'utf8')
          const read = await bothReadings(
            file,
            SLIPS[slip]?.(whole, place % whole.length, sign) ?? whole,
          )
          if (!read) return
          accepted += 1
          expect(read.page).toEqual(read.file)
        },
      ),
      RUNS,
    )
    // If every document were refused, the test would have compared nothing.
    expect(accepted).toBeGreaterThan(RUNS.numRuns / 4)
  })
})
