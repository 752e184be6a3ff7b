import { decodeText, sizeError, type DecodedText } from '../../content/check/decode-text'
import {
  idsOf,
  documentErrors,
  type Neighbours,
  documentWarnings,
} from '../../content/check/check-document'
import { type Diagnostic, type DocumentDiagnostic, inOrder } from '../../content/check/diagnostic'
import { photoPlaces } from '../../content/check/photo-files'
import { documentAt, isItemList } from '../../content/views/addresses'
import { readArticle } from '../../content/article/read-article'
import { readDocument, type ReadDocument } from '../../content/check/read-document'
import { DOCUMENT_TYPE_NAMES } from '../../content/document-types'
import { readItemList } from '../../content/table/read-item-list'
import { imageHostError, linkError } from '../../content/rules/links'
import { keptBy } from '../../content/rules/rule'
import { siteOf } from '../../content/rules/site'
import { atMoment } from '../../content/time/in-time'
import { momentInSaoPaulo, todayInSaoPaulo } from '../../content/time/today'
import { isFarPicture } from '../../content/text/web-address'
import type { DraftObject } from '../../content/yaml/draft'
import { patchDocument, readDocumentDraft } from '../../content/yaml/patch-document'
import type { FileChange } from '../store/content-store'

type Bytes = Uint8Array<ArrayBuffer>
const MARK = '\ufeff'

/** The bytes of a text; a byte order mark belongs to the file and not to the text. */
export const bytesLike = (old: Uint8Array | undefined, text: string): Bytes =>
  new TextEncoder().encode((old?.[0] === 0xef && old[1] === 0xbb ? MARK : '') + text)

/** A document in the page: its bytes, its text, and the result of its check. */
export interface LoadedDocument {
  bytes: Bytes
  decoded: DecodedText
  read: ReadDocument
}

// Kept, because a save, and every stroke of a key, judges documents of which most have not changed.
const articleOf = keptBy(({ read }: LoadedDocument) => readArticle(read.body ?? ''))
const itemListOf = keptBy((bytes: Bytes) => {
  const { error, text } = decodeText(bytes)
  const read = error ? undefined : readItemList(text)
  return read && 'itemList' in read ? read.itemList : undefined
})
const neighboursOf = keptBy(neighbours)

/** The whole content at one moment. Immutable: `applied` returns the content after an edit. */
export class ContentSet {
  private constructor(
    readonly documents: ReadonlyMap<string, LoadedDocument>,
    readonly photos: ReadonlySet<string>,
    /** Bytes of the lots' item lists by path below content/. */
    readonly lists: ReadonlyMap<string, Bytes>,
  ) {}

  /**
   * @param files bytes of documents and of lots' item lists by path below content/; other files
   * are left out
   */
  static of(files: ReadonlyMap<string, Bytes>, photos: Iterable<string>): ContentSet {
    const changes = Array.from(files, ([file, bytes]) => ({ file, bytes }))
    return new ContentSet(new Map(), new Set(), new Map()).applied(changes, photos)
  }

  /**
   * Returns the content with files written or, without bytes, deleted; `photos` are new ones, below
   * content/photos.
   */
  applied(
    changes: readonly Pick<FileChange, 'file' | 'bytes'>[],
    photos: Iterable<string> = [],
  ): ContentSet {
    const [documents, lists] = [new Map(this.documents), new Map(this.lists)]
    for (const { file, bytes } of changes) {
      const document = bytes && load(file, bytes)
      if (document) documents.set(file, document)
      else documents.delete(file)
      if (bytes && isItemList(file)) lists.set(file, bytes)
      else lists.delete(file)
    }
    // In the order of types and names, as in the check, whose sentences depend on it.
    const rank = ({ read }: LoadedDocument) => DOCUMENT_TYPE_NAMES.indexOf(read.type)
    const sorted = Array.from(documents).toSorted(
      ([a, one], [b, other]) => rank(one) - rank(other) || (a < b ? -1 : 1),
    )
    return new ContentSet(new Map(sorted), new Set([...this.photos, ...photos]), lists)
  }

  /** Every document as it was read. */
  get reads(): ReadDocument[] {
    return Array.from(this.documents.values(), ({ read }) => read)
  }

  /** Every error of one document, in the check's own words, sorted by position. */
  async errorsOf(file: string): Promise<Diagnostic[]> {
    const document = this.documents.get(file)
    if (!document) return []
    const errors = await documentErrors(document.read, {
      ...neighboursOf(this),
      today: todayInSaoPaulo(),
    })
    return asDiagnostics(errors, 'error', file)
  }

  /**
   * The warnings for one document, and the fields that a draft lacks, sorted by position. They stop
   * nothing.
   */
  warningsOf(file: string): Diagnostic[] {
    const document = this.documents.get(file)
    if (!document) return []
    const { all, article } = neighboursOf(this)
    const facts = { all, today: todayInSaoPaulo() }
    const warnings = documentWarnings(document.read, facts, article)
    return asDiagnostics([...document.read.unfinished, ...warnings], 'warning', file)
  }

  /**
   * Errors of other documents that `before` did not have: what a change here breaks elsewhere.
   * @param newFile the document's name from now on; its errors of before are not new
   */
  async newErrorsElsewhere(
    file: string,
    before: ContentSet,
    newFile?: string,
  ): Promise<Diagnostic[]> {
    const sentenceOf = ({ field, message }: Diagnostic) => `${field}: ${message}`
    const found: Diagnostic[] = []
    for (const other of this.documents.keys()) {
      if (other === file) continue
      const known = await before.errorsOf(other === newFile ? file : other)
      const sentences = new Set(known.map(sentenceOf))
      const now = await this.errorsOf(other)
      found.push(...now.filter((error) => !sentences.has(sentenceOf(error))))
    }
    return inOrder(found)
  }

  /** The text of an item list; '' where there is none, or one that cannot be read. */
  listText(file: string): string {
    const bytes = this.lists.get(file)
    const { error, written } = bytes ? decodeText(bytes) : { written: '' }
    return error ? '' : written
  }

  /** An item list with another text; without one it is deleted. Excel reads the accents of a new one by its mark. */
  changedList(file: string, text: string): FileChange {
    const before = this.lists.get(file)
    const bytes = text === '' ? undefined : bytesLike(before, before ? text : MARK + text)
    return { file, bytes, before }
  }

  /**
   * A document with some of its fields changed, all other lines as they are.
   * @throws Error for a file that cannot be read or written
   */
  changedFile(file: string, change: (fields: DraftObject) => DraftObject): FileChange {
    const document = this.documents.get(file)
    const { type } = document?.read ?? {}
    const text = document?.decoded.written ?? ''
    const draft = type && readDocumentDraft(type, text)
    if (!document || !type || !draft) throw new Error(`content/${file} não pode ser lido.`)
    const changed = patchDocument(type, text, { ...draft, fields: change(draft.fields) })
    return { file, bytes: bytesLike(document.bytes, changed), before: document.bytes }
  }
}

function neighbours(content: ContentSet): Omit<Neighbours, 'today'> {
  const all = content.reads
  const byBody = new Map(
    Array.from(content.documents.values(), (document) => [document.read.body, document]),
  )
  const article = (body: string) => {
    const document = byBody.get(body)
    return document ? articleOf(document) : readArticle(body)
  }
  const site = siteOf(all, (address) => idsOf(all, address, article))
  const misplaced = photoPlaces(content.photos)
  return {
    all,
    site,
    release: false,
    article,
    // The panel of a list shows the errors of an invalid one.
    itemLists: new Map(
      Array.from(content.lists).flatMap(([file, bytes]) => {
        const lot = documentAt(file.replace(/csv$/, 'yaml'))
        const itemList = itemListOf(bytes)
        return lot && itemList ? [[lot.slug, itemList] as const] : []
      }),
    ),
    judges: {
      link: (url, here) => linkError(url, site, here),
      image: (src) =>
        Promise.resolve(isFarPicture(src) ? imageHostError(src, site) : misplaced(src)),
    },
  }
}

function load(file: string, bytes: Bytes): LoadedDocument | undefined {
  const found = documentAt(file)
  if (!found) return undefined
  const decoded = sizeError(bytes.length) ?? decodeText(bytes)
  return { bytes, decoded, read: atMoment(readDocument(found, decoded), momentInSaoPaulo()) }
}

const asDiagnostics = (
  found: readonly DocumentDiagnostic[],
  severity: Diagnostic['severity'],
  file: string,
): Diagnostic[] =>
  inOrder(
    found.map(({ line, column, field, message, fix }) => ({
      severity,
      file: `content/${file}`,
      line,
      column,
      field,
      message,
      fix,
    })),
  )
