import type { DocumentTypeName } from './document-types'
import { valueAt } from './rules/reason'
import { dayAfter } from './today'

/**
 * The time of a document. A moment is a day, AAAA-MM-DD, or a minute of it, AAAA-MM-DD HH:MM, in São
 * Paulo. Two compare as texts: a day alone is its first minute, and as an end its last one.
 */
interface Timed {
  from?: string | undefined
  until?: string | undefined
}

interface Datable {
  type: DocumentTypeName
  data: unknown
  draft: boolean
}

const MOMENT = /^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2})?$/

/** A broken document may have anything in these fields; the schema reports it. */
function timeOf(data: unknown): Timed {
  const moment = (key: string): string | undefined => {
    const value = valueAt(data, key)
    const isMoment = typeof value === 'string' && MOMENT.test(value)
    return isMoment && !Number.isNaN(Date.parse(value.slice(0, 10))) ? value : undefined
  }
  return { from: moment('from'), until: moment('until') }
}

/** The first moment after `until`: a day alone counts to its end. */
export const endOf = (until: string): string => (until.includes(' ') ? until : dayAfter(until, 1))

/** @param now a moment */
export const isOver = ({ until }: Pick<Timed, 'until'>, now: string): boolean =>
  until !== undefined && endOf(until) <= now

/** A lot after its time leaves the list, and keeps its page; see isListed. */
const isOutside = ({ type, data }: Datable, now: string): boolean => {
  const { from, until } = timeOf(data)
  return (from !== undefined && from > now) || (type !== 'Lot' && isOver({ until }, now))
}

/** The document as it is at a moment: outside its time it is a draft, wherever that is asked. */
export const atMoment = <T extends Datable>(document: T, now: string): T =>
  isOutside(document, now) ? { ...document, draft: true } : document

/** A document that appears or goes by itself. */
export interface Change<T> {
  /** The first moment of the new state. */
  at: string
  document: T
  comes: boolean
}

/**
 * What the documents' times will change after a moment, in order. One that is a draft in its time
 * changes nothing.
 */
export const changesAfter = <T extends Datable>(
  documents: readonly T[],
  now: string,
): Change<T>[] =>
  documents
    .filter(({ data }) => valueAt(data, 'draft') !== true)
    .flatMap((document): Change<T>[] => {
      const { from, until } = timeOf(document.data)
      const end = until === undefined ? undefined : endOf(until)
      return [
        ...(from !== undefined && from > now ? [{ at: from, document, comes: true }] : []),
        ...(end !== undefined && end > now ? [{ at: end, document, comes: false }] : []),
      ]
    })
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
