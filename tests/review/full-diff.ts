import { readDiff, type ContentDiff, type DocumentDiff } from '../../src/review/content-diff'

export const errorOf = (text: string): ContentDiff['errors'][number] => ({
  severity: 'error',
  file: text,
  line: 1,
  column: 1,
  field: text,
  message: text,
  fix: text,
})

/** Returns the difference of a document in which every text is `text`. */
export function documentOf(text: string): DocumentDiff {
  const side = { title: text, before: text, after: text, difference: text }
  const words = (['same', 'gone', 'new', 'same'] as const).map((kind) => ({ kind, text }))
  const field = { ...side, path: [text], field: text, change: 'changed' as const, seenIn: text }
  return {
    file: text,
    renamedFrom: text,
    change: 'changed',
    type: 'Lot',
    typeTitle: text,
    name: text,
    visibility: 'visible',
    formattingOnly: false,
    fields: [field, { ...field, words }, { ...field, change: 'moved' }],
    seen: [side],
    blocks: [{ under: text, words }],
    notes: [text],
  }
}

/** Returns a difference in which every text is `text`, as a manipulated run may send it. */
export function full(text: string): ContentDiff {
  const document = documentOf(text)
  const {
    fields: [field],
  } = document
  const priced = (name: string) => (field ? [{ ...field, field: name }] : [])
  const price = { ...document, type: 'Material' as const, notes: [], blocks: [] }
  const size = { bytes: 1 }
  const diff: ContentDiff = {
    base: { name: text },
    head: { name: text },
    otherFiles: [text],
    errors: [errorOf(text)],
    warnings: [{ kind: 'payment', level: 'alarm', sentence: text, why: text, file: text }],
    documents: [
      document,
      { ...document, change: 'new' },
      { ...document, change: 'gone', fields: priced('price') },
      { ...document, formattingOnly: true },
      { ...price, fields: priced('pricePerKg') },
      { ...price, fields: [...document.fields.slice(0, 1), ...priced('pricePerKg')] },
    ],
    pictures: [{ file: text, change: 'changed', before: size, after: size, usedIn: [text] }],
    addresses: [
      { address: text, change: 'dies', file: text, movedTo: text, linkedFrom: [] },
      { address: text, change: 'appears', file: text, redirect: text, linkedFrom: [] },
    ],
  }
  return readDiff(Buffer.from(JSON.stringify(diff)))
}
