import type { AddressDiff, DocumentDiff, PictureDiff, Warning } from '../content-diff'
import type { ReadDocument } from '../../content/check/read-document'
import type { Version } from '../read-version'

/** A changed document with both its states. */
export interface ChangedDocument {
  diff: DocumentDiff
  before: ReadDocument | undefined
  after: ReadDocument | undefined
}

/** The data that the rules look at. */
export interface WarningContext {
  base: Version
  head: Version
  documents: readonly ChangedDocument[]
  pictures: readonly PictureDiff[]
  addresses: readonly AddressDiff[]
  nameOf: (path: string) => string
  /** Today in São Paulo, AAAA-MM-DD. */
  today: string
}

/** Gives the warnings of one concern. */
export type Rule = (context: WarningContext) => Warning[]
