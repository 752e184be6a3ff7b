/**
 * Why a value is refused, and how the editor fixes it; two Portuguese clauses without a full stop.
 */
export interface Reason {
  message: string
  fix: string
}

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
