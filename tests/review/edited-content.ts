import { fileURLToPath } from 'node:url'
import { readDocument } from '../../src/content/check/read-document'
import { documentAt } from '../../src/content/views/addresses'
import { atMoment } from '../../src/content/time/in-time'
import { compareSides } from '../../src/review/compare'
import { readSide } from '../../src/review/read-side'
import type { Side } from '../../src/review/review'

const TODAY = '2026-11-22'
export const base = readSide(fileURLToPath(new URL('../fixtures/content', import.meta.url)), TODAY)

/** The base with one text put in the place of another; `null` adds a document. */
function edited(file: string, from: string | null, to: string): Side {
  const found = documentAt(file)
  const before = base.byFile.get(file)?.text ?? ''
  if (!found || (from !== null && !before.includes(from)))
    throw new Error(`${file} lacks «${from}»`)
  const text = from === null ? to : before.replace(from, () => to)
  const document = atMoment(readDocument(found, { text, written: text }), TODAY)
  const byFile = new Map(base.byFile).set(file, document)
  return { ...base, byFile, documents: [...byFile.values()] }
}
/** The review of such an edit. */
export const reviewOf = (file: string, from: string | null, to: string) => {
  const isNew = !base.byFile.has(file)
  return compareSides(base, edited(file, from, to), [
    { ...(!isNew && { before: file }), after: file },
  ])
}
