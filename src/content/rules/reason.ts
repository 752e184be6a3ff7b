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

/**
 * Reads a value at a path of anything; undefined when there is none. Also used for broken
 * documents.
 */
export function valueAt(data: unknown, ...path: (string | number)[]): unknown {
  let value = data
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = Reflect.get(value, step)
  }
  return value
}

/** The same for a list; empty when there is none. */
export function listAt(data: unknown, ...path: (string | number)[]): unknown[] {
  const value = valueAt(data, ...path)
  return Array.isArray(value) ? value : []
}
