import { decodeText, sizeError, type DecodedText } from '../../content/check/decode-text'
import {
  idsOf,
  documentErrors,
  type Neighbours,
  documentWarnings,
} from '../../content/check/check-document'
import { inOrder, type Diagnostic } from '../../content/check/diagnostic'
import { photoPlaces } from '../../content/check/photo-files'
import { documentAt, isItemList } from '../../content/views/addresses'
import { readArticle, type ReadArticle } from '../../content/article/read-article'
import { readDocument, type ReadDocument } from '../../content/check/read-document'
import { DOCUMENT_TYPE_NAMES } from '../../content/document-types'
import type { ItemList } from '../../content/table/item-list'
import { readItemList } from '../../content/table/read-item-list'
import { imageHostError, linkError } from '../../content/rules/links'
import { siteOf } from '../../content/rules/site'
import { atMoment } from '../../content/time/in-time'
import { momentInSaoPaulo, todayInSaoPaulo } from '../../content/time/today'
import { isFarPicture } from '../../content/text/web-address'
import type { FileChange } from '../store/content-store'

/** A document in the page: its bytes, its text, and the result of its check. */
export interface LoadedDocument {
  bytes: Uint8Array<ArrayBuffer>
  decoded: DecodedText
  read: ReadDocument
  /** The parsed text, made at its first use: most edits leave most articles alone. */
  article: () => ReadArticle | undefined
}

/** The whole content at one moment. Immutable: `with` returns the content after an edit. */
export class ContentSet {
  private constructor(
    readonly documents: ReadonlyMap<string, LoadedDocument>,
    readonly photos: ReadonlySet<string>,
    /** Bytes of the lots' item lists by path below content/. */
    readonly lists: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
    private readonly itemLists: Neighbours['itemLists'] = itemListsIn(lists),
  ) {}

  /**
   * @param files bytes of documents and of lots' item lists by path below content/; other files
   * are left out
   */
  static of(
    files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
    photos: Iterable<string>,
  ): ContentSet {
    return new ContentSet(
      inCheckOrder(Array.from(files).flatMap(([file, bytes]) => load(file, bytes) ?? [])),
      new Set(photos),
      new Map([...files].filter(([file]) => isItemList(file))),
    )
  }

  /** Returns the content with a document written; `photos` are new ones, below content/photos. */
  with(file: string, bytes: Uint8Array<ArrayBuffer>, photos: Iterable<string> = []): ContentSet {
    return this.applied([{ file, bytes }], photos)
  }

  /** The same with files written or, without bytes, deleted. */
  applied(
    changes: readonly Pick<FileChange, 'file' | 'bytes'>[],
    photos: Iterable<string> = [],
  ): ContentSet {
    const lists = new Map(this.lists)
    const changed = changes.filter(({ file }) => isItemList(file))
    for (const { file, bytes } of changed)
      if (bytes) lists.set(file, bytes)
      else lists.delete(file)
    const stay = [...this.documents.values()].filter(
      ({ read }) => !changes.some(({ file }) => file === read.file),
    )
    const come = changes.flatMap(({ file, bytes }) => (bytes && load(file, bytes)) ?? [])
    return new ContentSet(
      inCheckOrder([...stay, ...come]),
      new Set([...this.photos, ...photos]),
      lists,
      changed.length === 0 ? this.itemLists : undefined,
    )
  }

  /** Every error of one document, in the check's own words, sorted by position. */
  async errorsOf(file: string): Promise<Diagnostic[]> {
    return inOrder(await this.errors(file, this.neighbours()))
  }

  /**
   * The warnings for one document, and the fields that a draft lacks, sorted by position. They stop
   * nothing.
   */
  warningsOf(file: string): Diagnostic[] {
    const { all, article } = this.neighbours()
    const document = this.documents.get(file)
    if (!document) return []
    const { unfinished } = document.read
    return inOrder(
      [
        ...unfinished,
        ...documentWarnings(document.read, { all, today: todayInSaoPaulo() }, article),
      ].map(({ line, column, field, message, fix }) => ({
        line,
        column,
        field,
        message,
        fix,
        severity: 'warning' as const,
        file: `content/${file}`,
      })),
    )
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
    const [now, then] = [this.neighbours(), before.neighbours()]
    const found: Diagnostic[] = []
    for (const other of this.documents.keys()) {
      if (other === file) continue
      const was = other === newFile ? file : other
      const known = new Set((await before.errors(was, then)).map(sentenceOf))
      found.push(
        ...(await this.errors(other, now)).filter((error) => !known.has(sentenceOf(error))),
      )
    }
    return inOrder(found)
  }

  private async errors(file: string, neighbours: Neighbours): Promise<Diagnostic[]> {
    const document = this.documents.get(file)
    if (!document) return []
    const errors = await documentErrors(document.read, neighbours)
    return errors.map((error) => ({
      ...error,
      severity: 'error' as const,
      file: `content/${file}`,
    }))
  }

  private lasting: Omit<Neighbours, 'today'> | undefined

  private neighbours(): Neighbours {
    this.lasting ??= this.lastingNeighbours()
    return { ...this.lasting, today: todayInSaoPaulo() }
  }

  private lastingNeighbours(): Omit<Neighbours, 'today'> {
    const all = Array.from(this.documents.values(), ({ read }) => read)
    const articles = new Map(
      Array.from(this.documents.values(), ({ read, article }) => [read.body, article]),
    )
    const article = (body: string) => articles.get(body)?.() ?? readArticle(body)
    const site = siteOf(all, (address) => idsOf(all, address, article))
    const misplaced = photoPlaces(this.photos)
    const image = (src: string) =>
      Promise.resolve(isFarPicture(src) ? imageHostError(src, site) : misplaced(src))
    return {
      all,
      site,
      release: false,
      article,
      itemLists: this.itemLists,
      judges: { link: (url, here) => linkError(url, site, here), image },
    }
  }
}

function load(file: string, bytes: Uint8Array<ArrayBuffer>): LoadedDocument | undefined {
  const found = documentAt(file)
  if (!found) return undefined
  const decoded = sizeError(bytes.length) ?? decodeText(bytes)
  const read = atMoment(readDocument(found, decoded), momentInSaoPaulo())
  let parsed: ReadArticle | undefined
  return {
    bytes,
    decoded,
    read,
    article: () => (parsed ??= read.body === undefined ? undefined : readArticle(read.body)),
  }
}

/**
 * Valid item lists by the slug of their lot; the panel of a list shows the errors of an invalid
 * one.
 */
function itemListsIn(files: ReadonlyMap<string, Uint8Array>): Map<string, ItemList> {
  return new Map(
    Array.from(files).flatMap(([file, bytes]) => {
      const lot = isItemList(file) ? documentAt(file.replace(/csv$/, 'yaml')) : undefined
      const decoded = lot && decodeText(bytes)
      const read = decoded && !decoded.error ? readItemList(decoded.text) : undefined
      return lot && read && 'itemList' in read ? [[lot.slug, read.itemList] as const] : []
    }),
  )
}

/**
 * Documents in the order of their types and names, as in the check, whose sentences depend on it.
 */
function inCheckOrder(documents: LoadedDocument[]): Map<string, LoadedDocument> {
  const rank = ({ read }: LoadedDocument) => DOCUMENT_TYPE_NAMES.indexOf(read.type)
  return new Map(
    documents
      .toSorted((a, b) => rank(a) - rank(b) || (a.read.file < b.read.file ? -1 : 1))
      .map((document) => [document.read.file, document]),
  )
}

const sentenceOf = ({ field, message }: Diagnostic): string => `${field}: ${message}`
