import { readDocument } from '../check/read-document'
import { documentType, type DocumentTypeName } from '../document-types'
import { objectTree, type ObjectField } from '../field-tree'
import type { FieldDiff, SeenDiff } from './diff-shapes'
import { compareFields } from './fields'
import { comparePrices, withoutPrices } from './prices'
import { compareSeen, ownFacts } from './seen-facts'

/** Prices by day are read as a price that changes. */
export const compareData = (
  type: DocumentTypeName | undefined,
  old: unknown,
  fresh: unknown,
  tree: ObjectField | undefined,
): FieldDiff[] =>
  type === 'Material'
    ? [
        ...comparePrices(old, fresh, tree),
        ...compareFields(withoutPrices(old), withoutPrices(fresh), tree),
      ]
    : compareFields(old, fresh, tree)

/** Longer values are cut: the file itself has them. */
const MAX_VALUE = 160
const short = (text: string): string =>
  text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE).toWellFormed()} …` : text

/** «Preço por quilo: R$ 40,00 → R$ 41,50 (+3,8%)»; of a long text only the words that differ. */
function changeLine({
  title,
  before,
  after,
  difference,
  words,
}: FieldDiff | (SeenDiff & { words?: undefined })): string {
  const sides = words
    ? words
        .filter(({ kind }) => kind !== 'same')
        .map(({ kind, text }) => `${kind === 'gone' ? 'sai' : 'entra'} «${short(text.trim())}»`)
        .join(', ')
    : `${short(before ?? '—')} → ${short(after ?? '—')}`
  return `${title}: ${sides}${difference ? ` (${difference})` : ''}`
}

/** A document as a commit left it; `text` is '' where it is not there. */
export interface PastText {
  commit: string
  /** ISO 8601. */
  when: string
  author: string
  text: string
}

/**
 * What visitors saw of a document before and after a change, by its two texts alone, a line each;
 * an article's paragraphs are a list.
 */
export function changeLines(type: DocumentTypeName, before = '', after = ''): string[] {
  if (before === '') return ['primeira versão deste documento']
  if (after === '') return ['o documento foi apagado']
  const [old, fresh] = [before, after].map((text) => {
    const document = readDocument({ type, slug: '', file: '' }, { text, written: text })
    return { ...document, body: { Texto: document.body?.trim().split(/\n\s*\n/) } }
  })
  const lines = [
    ...compareData(type, old?.data, fresh?.data, objectTree(documentType(type).schema)),
    ...compareFields(old?.body, fresh?.body, undefined),
    ...compareSeen(ownFacts(old), ownFacts(fresh)),
  ].map(changeLine)
  return lines.length === 0 ? ['nada muda para quem visita'] : lines
}
