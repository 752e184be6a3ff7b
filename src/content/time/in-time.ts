import type { DocumentTypeName } from '../document-types'
import { type DatedPrice, pricesIn } from '../prices/prices'
import { commonFields, documentsOf } from '../rules/rule'
import { dayAfter } from './today'

/*
 * The time of a document. A moment is a day, AAAA-MM-DD, or a minute of it, AAAA-MM-DD HH:MM, in
 * São Paulo. Two moments compare as texts. A day alone means its first minute; at the end of a time
 * it means the whole day.
 */

interface Datable {
  type: DocumentTypeName
  data: unknown
  draft: boolean
  /** The data as the file has it. Set when `data` lacks the prices of days ahead; see atMoment. */
  whole?: unknown
}

/** The document as its file has it. */
export const asWritten = <T extends Datable>(document: T): T =>
  document.whole === undefined ? document : { ...document, data: document.whole }

/** The first moment after `until`: a day alone counts to its end. */
export const endOf = (until: string): string => (until.includes(' ') ? until : dayAfter(until, 1))

/** @param now a moment */
export const isOver = ({ until }: { until?: string | undefined }, now: string): boolean =>
  until !== undefined && endOf(until) <= now

/** A lot after its time leaves the list, and keeps its page; see isListed. */
const isOutside = (document: Datable, now: string): boolean => {
  const { from = '', until } = commonFields(document)
  return from > now || (document.type !== 'Lot' && isOver({ until }, now))
}

/**
 * The prices of a material that are valid at a moment, and those of days ahead; both newest first.
 */
function pricesAt(document: Datable, now: string): Record<'held' | 'ahead', DatedPrice[]> {
  const prices = documentsOf([document], 'Material').flatMap(({ data }) => pricesIn(data))
  const held = prices.filter(({ day }) => day <= now.slice(0, 10))
  return { held, ahead: prices.slice(0, prices.length - held.length) }
}

/**
 * The document as it is at a moment; all code that depends on the time uses it. Outside its time a
 * document is a draft. A material has only the prices whose day has come, and is a draft before the
 * first of them.
 */
export function atMoment<T extends Datable>(document: T, now: string): T {
  const { held, ahead } = pricesAt(document, now)
  if (isOutside(document, now) || (ahead.length > 0 && held.length === 0))
    return { ...document, draft: true }
  if (ahead.length === 0) return document
  const pricePerKg = Object.fromEntries(held.map((price) => [price.day, price.pricePerKg]))
  const { data } = document
  return { ...document, data: { ...Object(data), pricePerKg }, whole: data }
}

/** A document that will appear, disappear or change its price without an edit. */
export interface Change<T> {
  /** The first moment of the new state. */
  at: string
  document: T
  what: 'comes' | 'goes' | DatedPrice
}

/**
 * The changes that the times of documents will cause after a moment, in order. A document with
 * `draft: true` causes none.
 */
export const changesAfter = <T extends Datable>(
  documents: readonly T[],
  now: string,
): Change<T>[] =>
  documents
    .map(asWritten)
    .filter((document) => commonFields(document).draft !== true)
    .flatMap((document) => {
      const { from = '', until } = commonFields(document)
      const { held, ahead } = pricesAt(document, now)
      const first = held.length === 0 ? ahead.at(-1) : undefined
      const changes: Pick<Change<T>, 'at' | 'what'>[] = [
        { at: from, what: 'comes' },
        { at: until === undefined ? '' : endOf(until), what: 'goes' },
        ...ahead.map(
          (price) => ({ at: price.day, what: price === first ? 'comes' : price }) as const,
        ),
      ]
      return changes.filter(({ at }) => at > now).map((change) => ({ ...change, document }))
    })
    .toSorted((a, b) => a.at.localeCompare(b.at))
