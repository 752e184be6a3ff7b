import { dayLinesOf, type DraftObject } from './draft'

/** A new price as a document writes it. */
export interface NewPrice {
  /** The first day on which it is valid; undefined for a lot, whose price has no day. */
  day?: string | undefined
  /** As the file will have it: "41.50". */
  written: string
  /** The day of a jump that somebody confirmed. */
  confirmedOn?: string | undefined
}

/**
 * A document's fields with a new price: a material gets a line above those of earlier days, or a new
 * value on the line of that day; a lot another value.
 */
export function withPrice(
  fields: DraftObject,
  { day, written, confirmedOn }: NewPrice,
): DraftObject {
  if (day === undefined) return { ...fields, price: written }
  const lines = dayLinesOf(fields.pricePerKg).map((line) => ({ day: line.day, value: line.value }))
  const fresh = { day, value: written }
  return {
    ...fields,
    ...(confirmedOn !== undefined && { confirmedOn }),
    pricePerKg: [
      ...lines.filter((line) => line.day > day),
      fresh,
      ...lines.filter((line) => line.day < day),
    ],
  }
}
