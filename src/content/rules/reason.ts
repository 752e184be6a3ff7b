/** Why a value is refused, and what the editor does about it; two Portuguese clauses without a full stop. */
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

/** The fix for a misspelt word: the known word that is nearest to it, else `otherwise`. */
export const meant = (near: string | undefined, otherwise: string): string =>
  near === undefined ? otherwise : `queria dizer «${near}»?`

/** Reads a value at a path of anything; undefined where there is none. Broken documents are read with it, too. */
export function valueAt(data: unknown, ...path: (string | number)[]): unknown {
  let value = data
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = Reflect.get(value, step)
  }
  return value
}

/** The same for a list; empty where there is none. */
export function listAt(data: unknown, ...path: (string | number)[]): unknown[] {
  const value = valueAt(data, ...path)
  return Array.isArray(value) ? value : []
}
