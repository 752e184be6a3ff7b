import { type Line, type Lines, manyLines, oneLine } from './text'

/** A mail as plain text, clean by its types. The body is empty when the request has a subject only. */
export interface Message {
  to: Line
  subject: Line
  body: Lines
}

/** Makes a message of uncleaned texts. */
export const messageOf = ({ to, subject, body }: Record<keyof Message, string>): Message => ({
  to: oneLine(to),
  subject: oneLine(subject),
  body: manyLines(body),
})

/**
 * Reads a message from a stored object; null for anything else, and for a message to another
 * address than `to`.
 */
export function asMessage(stored: Record<string, unknown>, to: string): Message | null {
  const { subject, body } = stored
  return stored.to === to && typeof subject === 'string' && typeof body === 'string'
    ? messageOf({ to, subject, body })
    : null
}
