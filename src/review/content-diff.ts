import type { DocumentTypeName } from '../content/document-types'
import type { Path } from '../content/field-tree'
import type { Diagnostic } from '../content/check/diagnostic'

/**
 * The meaning of a change of the content, as plain JSON: no Markdown, no HTML, nothing to compute
 * again. Every `file` is named from the top of the repository; lines count from 1 and are those of
 * the new version. Texts come from editors as they wrote them: code that shows them must escape
 * them.
 */
export interface ContentDiff {
  base: Revision
  head: Revision
  /**
   * Faults of the new version, as content:check words them: with one of them nothing can be
   * published.
   */
  errors: Diagnostic[]
  /** Points for a reviewer to look at, gravest first. */
  remarks: Remark[]
  documents: DocumentDiff[]
  pictures: PictureDiff[]
  addresses: AddressDiff[]
  /** Changed files that no visitor sees, such as the editors' guide. */
  otherFiles: string[]
}

export interface Revision {
  /** Name as it was asked for; «pasta de trabalho» for the files as they lie on the disk. */
  name: string
  /** Absent for the working folder. */
  commit?: string
}

/** `own` is one of the check's own «avisos», in a document that did not have it before. */
export type RemarkKind =
  | 'contact'
  | 'payment'
  | 'price-jump'
  | 'badge'
  | 'price-day'
  | 'address'
  | 'broken-elsewhere'
  | 'new-site'
  | 'hidden-characters'
  | 'own'
  | 'unused-picture'

export interface Remark {
  kind: RemarkKind
  /** `alarm` is what a fraudster would change; all else is for a second look. */
  level: 'alarm' | 'warning'
  /** One sentence with the values, and one with the reason or the fix. */
  sentence: string
  why: string
  file: string
  line?: number
}

/** A run of text that both versions have, or only one of them. */
export interface WordPart {
  kind: 'same' | 'gone' | 'new'
  text: string
}

export interface FieldDiff {
  path: Path
  /** `specs[2]`, items counted from one, as the check names fields. */
  field: string
  /**
   * In the editors' words: «Foto › Texto alternativo». The field's key where the schema knows no
   * title.
   */
  title: string
  change: 'added' | 'removed' | 'changed' | 'moved'
  /** As people read it: «R$ 1.234,50», «20/11/2026», «sim». Null where there is no value. */
  before: string | null
  after: string | null
  /** «+2,5%», or «+0,5 p.p.» between percentages. */
  difference?: string
  /** Word by word, for texts. */
  words?: WordPart[]
  /** The places where a visitor meets the value, when they are not obvious. */
  seenIn?: string
  line?: number
}

/**
 * A value that is in no field but that the pages show: the discount badge, a place in a list, the
 * title in searches.
 */
export interface SeenDiff {
  title: string
  before: string | null
  after: string | null
  difference?: string
}

/**
 * A changed paragraph, list or table of an article, or of a file that could only be compared as
 * text.
 */
export interface BlockDiff {
  /** Heading that it stands under. */
  under?: string
  words: WordPart[]
  line?: number
}

export interface DocumentDiff {
  file: string
  /** Where it was before a rename. */
  renamedFrom?: string
  /** Absent for a document of a folder that the site no longer knows. */
  type?: DocumentTypeName
  /** «Lote de informática» */
  typeTitle: string
  /** Its title or name; the file's name where it has none. */
  name: string
  change: 'new' | 'gone' | 'renamed' | 'changed'
  /** Drafts are on no page. A document that is published or hidden by the change says so here. */
  visibility: 'visible' | 'draft' | 'published' | 'hidden'
  /** Comments, quotes, order of keys, line ends: nobody sees a difference. */
  formattingOnly: boolean
  fields: FieldDiff[]
  seen: SeenDiff[]
  /**
   * Changed blocks of an article's text, or of the whole file when it is no YAML in one of the
   * versions.
   */
  blocks: BlockDiff[]
  /** Sentences about the comparison itself: an older schema, a file that could not be read. */
  notes: string[]
}

export interface PictureSize {
  bytes: number
  /** Absent when the file is no picture that can be opened. */
  pixels?: { width: number; height: number }
}

export interface PictureDiff {
  file: string
  renamedFrom?: string
  change: 'new' | 'gone' | 'renamed' | 'changed'
  before?: PictureSize
  after?: PictureSize
  /** Documents of the new version that show it. */
  usedIn: string[]
}

export interface AddressDiff {
  address: string
  change: 'appears' | 'dies'
  /** Document that owns or owned it. */
  file: string
  /** Where a visitor of a dead address is led. */
  redirect?: string
  /** Where the same document lives now, after a rename. */
  movedTo?: string
  /** Places of the new version that still lead to a dead address. */
  linkedFrom: { file: string; line: number }[]
}
