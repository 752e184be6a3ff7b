import { type Line, type Lines, manyLines, oneLine } from './text'

/**
 * A request that a visitor can send by mail. Empty fields are empty strings; texts are as typed,
 * composeMessage cleans them.
 */
export type HandoffRequest =
  | {
      kind: 'lot'
      lot: string
      /** Reais. */ price: number
      /** More lines: code, address, delivered price. */ details?: readonly string[]
    }
  | {
      kind: 'offer'
      lot: string
      /** Reais. */ price: number
      /** Reais. */ value: number
      note: string
      details: readonly string[]
    }
  | ({ kind: 'service'; service: string; description: string } & Requester)
  | ({ kind: 'contact'; /** The option's label. */ subject: string; message: string } & Requester)
  | ({ kind: 'estimate' } & QuotedEstimate)
  | {
      kind: 'inventory'
      /** The number of devices, in words. */
      units: string
      /** A line for each group of devices. */
      items: string
      /** Kilograms. */
      weightKg: number
    }
  | {
      kind: 'difference'
      lot: string
      /** More lines: code, address. */ details: readonly string[]
    }
  | { kind: 'consultation' }
  | { kind: 'demonstration' }
  | { kind: 'newsletter'; email: string }

export interface Requester {
  name: string
  email: string
  company: string
  phone: string
}

/** One material of an estimate: kilograms, reais a kilogram, reais; all above 0. */
export interface QuotedLine {
  material: string
  weightKg: number
  pricePerKg: number
  estimate: number
}
/** An estimate with the sums of the scrap page. */
export interface QuotedEstimate {
  lines: readonly QuotedLine[]
  weightKg: number
  estimate: number
  /** Day of the prices, AAAA-MM-DD. */
  pricesOf: string
}

/** The part of the company's document that messages need. */
export interface CompanyContact {
  name: string
  email: string
  /** Address of the site, without a slash at its end. */
  url: string
}

/** A mail as plain text, clean by its types. The body is empty when the request has a subject only. */
export interface Message {
  to: Line
  subject: Line
  body: Lines
}

/** A message as text to copy. */
export function plainText({ to, subject, body }: Message): string {
  const head = `Para: ${to}\nAssunto: ${subject}`
  return body ? `${head}\n\n${body}` : head
}

/** Makes a message of uncleaned texts. */
export const messageOf = ({ to, subject, body }: Record<keyof Message, string>): Message => ({
  to: oneLine(to),
  subject: oneLine(subject),
  body: manyLines(body),
})

/**
 * Reads a message from a stored object; undefined for anything else, and for a message to another
 * address than `to`.
 */
export function asMessage(stored: Record<string, unknown>, to: string): Message | undefined {
  const { subject, body } = stored
  return stored.to === to && typeof subject === 'string' && typeof body === 'string'
    ? messageOf({ to, subject, body })
    : undefined
}
