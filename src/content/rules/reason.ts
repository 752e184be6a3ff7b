/**
 * Why a value is refused, and how the editor fixes it; two Portuguese clauses without a full stop.
 */
export interface Reason {
  message: string
  fix: string
}

/**
 * A text for somebody who sees the lines of a file. Reasons and descriptions mark with ‹› the names
 * of fields and what only a file has, so that a form can say it in its own words.
 */
export const inFile = (text: string): string => text.replace(/[‹›]/g, '')

/** A reason at an offset of a text. */
export type ReasonAt = Reason & { offset: number }

/** One reason at an offset, as the list that a check returns. */
export const reportAt = (offset: number, message: string, fix: string): ReasonAt[] => [
  { offset, message, fix },
]

/** Splits a schema's own sentence «o que está errado — como corrigir». */
export function reasonOf(sentence: string): Reason {
  const [message = '', ...rest] = sentence.split(' — ')
  return { message, fix: rest.join(' — ') || 'corrija o valor' }
}

/** The fix for a misspelt word: the most similar known word, else `otherwise`. */
export const meant = (near: string | undefined, otherwise: string, ending = ''): string =>
  near === undefined ? otherwise : `queria dizer «${near}${ending}»?`
