import type { ChangedItemList } from '../compare/item-lists'
import type { AddressDiff, DocumentDiff, PictureDiff, Warning } from '../content-diff'
import type { ReadDocument } from '../../content/check/read-document'
import type { Version } from '../read-version'

/** A changed document with both its states. */
export interface ChangedDocument {
  diff: DocumentDiff
  before: ReadDocument | undefined
  after: ReadDocument | undefined
}

/** The data of the rules. */
export interface WarningContext {
  base: Version
  head: Version
  documents: readonly ChangedDocument[]
  itemLists: readonly ChangedItemList[]
  pictures: readonly PictureDiff[]
  addresses: readonly AddressDiff[]
  nameOf: (path: string) => string
  /** Today in São Paulo, AAAA-MM-DD. */
  today: string
}

/** Returns the warnings of one concern. */
export type Rule = (context: WarningContext) => Warning[]

/** A warning about the checked document. */
export type OwnWarning = Omit<Warning, 'file'>

/** Makes a rule that checks one changed document after the other. */
export const perDocument =
  (look: (document: ChangedDocument) => readonly (OwnWarning | undefined)[]): Rule =>
  ({ documents }) =>
    documents.flatMap((document) =>
      look(document).flatMap((warning) =>
        warning ? [{ ...warning, file: document.diff.file }] : [],
      ),
    )

/** The line of a field that changed. */
export const lineOf = ({ diff }: ChangedDocument, ...names: readonly string[]) =>
  diff.fields.find(({ field }) => names.includes(field))?.line

/**
 * Whether a document exists and has no errors: a document with errors may lack half of its data.
 */
export const isReadable = (document: ReadDocument | undefined): boolean =>
  document !== undefined && document.errors.length === 0
