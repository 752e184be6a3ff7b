import { fileURLToPath } from 'node:url'
import { readDocument } from '../../../src/content/check/read-document'
import { compareDocument } from '../../../src/review/compare/documents'
import type { Warning } from '../../../src/review/content-diff'
import { readVersion, type Version } from '../../../src/review/read-version'
import { allWarnings, gravestFirst } from '../../../src/review/warnings/warnings'

const SOUND = readVersion(
  fileURLToPath(new URL('../../pipeline/check/base/content', import.meta.url)),
  [],
  '2026-11-22',
)

/** An edit of a document: replaces every `from`, which must be there, by `to`. */
export type Edit = readonly [file: string, from: string, to: string]

/** Returns a version with some documents edited, in memory; throws when a `from` is missing. */
export function edited(version: Version, edits: readonly Edit[]): Version {
  const byFile = new Map(version.byFile)
  for (const [file, from, to] of edits) {
    const before = byFile.get(file)
    if (!before?.text.includes(from)) throw new Error(`${file} does not hold «${from}»`)
    const text = before.text.replaceAll(from, () => to)
    byFile.set(file, readDocument(before, { text, written: text }))
  }
  return { ...version, byFile, documents: [...byFile.values()] }
}

/** The content before every attack: it cites a law, names PIX and has the company's own contacts. */
export const BASE = edited(SOUND, [
  [
    'posts/artigo.mdx',
    'Texto com [contato](/contato).',
    'Leia a [lei](https://www.planalto.gov.br/lei).\n\nPagamos por PIX ou transferência.\n\n' +
      'Ligue (11) 98765-4321.\n\nA peça pesa pouco.',
  ],
  ['lots/notebooks.yaml', 'Notebooks usados.', '"Notebooks usados. Aceitamos PIX."'],
  [
    'company.yaml',
    '  - network: Instagram',
    '  - network: Instagram\n    url: https://www.instagram.com/retrilha.oficial',
  ],
])

/** Returns the warnings that an edit of `BASE` causes, in the order of the report. */
export function warningsAfter(edits: readonly Edit[]): Warning[] {
  const head = edited(BASE, edits)
  const nameOf = (path: string) => `content/${path}`
  const changed = [...new Set(edits.map(([file]) => file))].map((file) => {
    const [before, after] = [BASE.byFile.get(file), head.byFile.get(file)]
    const side = (blob: string) => ({ path: file, blob, isLink: false })
    const blobs = new Map([
      ['old', Buffer.from(before?.text ?? '')],
      ['new', Buffer.from(after?.text ?? '')],
    ])
    const diff = compareDocument(
      { before: side('old'), after: side('new') },
      { base: BASE, head, blobs, nameOf },
    )
    return { diff, before, after }
  })
  return gravestFirst(
    allWarnings({
      base: BASE,
      head,
      documents: changed,
      itemLists: [],
      pictures: [],
      addresses: [],
      nameOf,
      today: '2026-11-22',
    }),
  )
}

/** Edits that put a text into the article, or into a lot. */
export const article = (text: string): Edit => ['posts/artigo.mdx', 'A peça pesa pouco.', text]
export const lot = (text: string): Edit => [
  'lots/notebooks.yaml',
  'Aceitamos PIX.',
  `Aceitamos PIX. ${text}`,
]
