import type { Path } from '../field-tree'
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
   * Path of the field (`specs[2]` is the second item), or «arquivo», «YAML» or «texto» for what is
   * no field.
   */
  field: string
}

/** The name of a field in messages; editors count items from one. */
export const fieldName = (path: Path): string =>
  path
    .map((step, index) =>
      typeof step === 'number' ? `[${step + 1}]` : `${index > 0 ? '.' : ''}${step}`,
    )
    .join('') || 'documento'

/** Sorted by file, line and column, as an editor walks through them. */
export const inOrder = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  diagnostics.toSorted((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column,
  )

/** A diagnostic within a document, before it is known in which file and how severe it is. */
export type DocumentDiagnostic = Omit<Diagnostic, 'file' | 'severity'>

/** A reason at an offset of a file's text, with its field, or «arquivo», «YAML», «texto». */
export type TextDiagnostic = Reason & {
  offset: number
  field: string
  /** Another program, or another encoding, wrote the bytes of the file. */
  isForeign?: boolean
}
