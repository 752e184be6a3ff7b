import type { Diagnostic } from '../content/check/diagnostic'
import type { ReadDocument } from '../content/check/read-document'
import type { FieldDiff, SeenDiff, WordPart } from '../content/compare/fields'

/** One state of the content, as visitors see it at a moment. */
export interface Side {
  folder: string
  now: string
  documents: readonly ReadDocument[]
  byFile: ReadonlyMap<string, ReadDocument>
  /** Every file below the folder, by its path. */
  files: readonly string[]
}

/** A changed paragraph, list item or row, as visitors read it. */
export interface BlockDiff {
  /** The heading that it stands under. */
  under?: string | undefined
  words: WordPart[]
}

/** A changed document or item list. Files are below content/. */
export interface ChangedDocument {
  file: string
  renamedFrom?: string
  change: 'new' | 'gone' | 'renamed' | 'changed'
  before: ReadDocument | undefined
  after: ReadDocument | undefined
  /** Its title or name; the file's name where it has none. */
  name: string
  /** Drafts are on no page; a document that is published or hidden by the change says so here. */
  visibility: 'visible' | 'draft' | 'published' | 'hidden'
  fields: FieldDiff[]
  blocks: BlockDiff[]
  /** What the pages compute of it: badge, price per unit, load of 100 kg. */
  seen: SeenDiff[]
  /** All that visitors read of each state; '' where they read nothing. */
  read: { old: string; fresh: string }
}

/** A line of a section of warnings. */
export interface Warning {
  file: string
  line?: number | undefined
  /** The document that it is about. */
  name: string
  /** What happens, in a few words; texts of editors are not escaped yet. */
  says: string
  /** The text before and after, word by word. */
  words?: WordPart[]
}

/** The warnings, in the order in which a reviewer must see them. */
export interface Warnings {
  protected: Warning[]
  contacts: Warning[]
  payments: Warning[]
  prices: Warning[]
  rest: Warning[]
}

export interface Address {
  address: string
  change: 'appears' | 'dies'
  file: string
  movedTo?: string | undefined
  redirect?: string | undefined
}

/** The meaning of a change of the content. Texts come from editors as they wrote them. */
export interface Review {
  base: string
  head: string
  /** Changed files outside of content/. */
  outside: readonly string[]
  /** Errors of the new version, as content:check words them: with one of them nothing is published. */
  errors: readonly Diagnostic[]
  warnings: Warnings
  /** «16 preços mudam, de −2,0% a +3,1%»; undefined where none does. */
  prices: string | undefined
  documents: readonly ChangedDocument[]
  addresses: readonly Address[]
  /** Photos, and files that no visitor sees. */
  photos: readonly { file: string; change: ChangedDocument['change'] }[]
  otherFiles: readonly string[]
  /** What the new version will change by itself, in order. */
  coming: readonly string[]
}
