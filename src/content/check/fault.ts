import type { Path } from '../field-tree'
import type { Reason } from '../rules/reason'

/** One fault of the content. `file` is relative to the project, with slashes; line and column count from 1, columns in UTF-16 units. */
export interface Fault extends Reason {
  file: string
  line: number
  column: number
  /** Path of the field (`specs[2]` is the second item), or «arquivo», «YAML» or «texto» for what is no field. */
  field: string
}

/** Editors count items from one. */
export const fieldName = (path: Path): string =>
  path
    .map((step, index) =>
      typeof step === 'number' ? `[${step + 1}]` : `${index > 0 ? '.' : ''}${step}`,
    )
    .join('') || 'documento'

/** Sorted by file, line and column, as an editor walks through them. */
export const inOrder = (faults: readonly Fault[]): Fault[] =>
  faults.toSorted((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column,
  )

/** A fault at an offset of a file's text, of a field or of «arquivo», «YAML», «texto». */
export type TextFault = Reason & {
  offset: number
  field: string
  /** The file is not the text that it seems: another program, or another encoding, wrote its bytes. */
  isForeign?: boolean
}
