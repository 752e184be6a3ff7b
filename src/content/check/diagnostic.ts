import type { Path } from '../schema/field-tree'

/**
 * One error or warning about the content; only errors stop a build. `file` is relative to the
 * project, with slashes; line and column count from 1, columns in UTF-16 units.
 */
export interface Diagnostic extends Reason {
  severity: 'error' | 'warning'
  file: string
  line: number
  column: number
  /**
   * Path of the field (`specs[2]` is the second item), or «arquivo», «YAML» or «texto» when no
   * field is concerned.
   */
  field: string
}

/** Name of a field in messages; editors count items from one. */
export const fieldName = (path: Path): string =>
  path
    .map((step, index) =>
      typeof step === 'number' ? `[${step + 1}]` : `${index > 0 ? '.' : ''}${step}`,
    )
    .join('') || 'documento'

/** Sorts by file, line and column, in reading order. */
export const inOrder = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  diagnostics.toSorted((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column,
  )

/** A diagnostic of one document, before its file and severity are known. */
export type DocumentDiagnostic = Omit<Diagnostic, 'file' | 'severity'>

/** A reason at an offset of a file's text, with its field, or «arquivo», «YAML», «texto». */
export type TextDiagnostic = Reason & { offset: number; field: string }

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
