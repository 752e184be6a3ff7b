import type { Path } from '../schema/field-tree'
import type { Reason } from '../rules/reason'

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
