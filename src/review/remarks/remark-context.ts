import type { AddressDiff, DocumentDiff, PictureDiff, Remark } from '../content-diff'
import type { ReadDocument } from '../../content/check/read-document'
import type { Version } from '../read-version'

/** A changed document with both its states. */
export interface ChangedDocument {
  diff: DocumentDiff
  before: ReadDocument | undefined
  after: ReadDocument | undefined
}

/** The data that the remarks look at. */
export interface RemarkContext {
  base: Version
  head: Version
  documents: readonly ChangedDocument[]
  pictures: readonly PictureDiff[]
  addresses: readonly AddressDiff[]
  nameOf: (path: string) => string
  /** Today in São Paulo, AAAA-MM-DD. */
  today: string
}

/** The remarks of one concern. */
export type Remarker = (context: RemarkContext) => Remark[]

/** `line` only where there is one: the model has no undefined. */
export const at = (file: string, line: number | undefined): { file: string; line?: number } => ({
  file,
  ...(line === undefined ? {} : { line }),
})
