import { decodeText, sizeFault, type DecodedText } from '../../content/check/decode-text'
import { idsOf } from '../../content/check/article'
import {
  documentFaults,
  type Neighbours,
  documentRemarks,
} from '../../content/check/check-document'
import { inOrder, type Fault } from '../../content/check/fault'
import { photoPlaces } from '../../content/check/photo-files'
import { documentAt } from './document-at'
import { readArticle, type ReadArticle } from '../../content/check/read-article'
import { readDocument, type ReadDocument } from '../../content/check/read-document'
import { DOCUMENT_TYPE_NAMES } from '../../content/document-types'
import type { Manifest } from '../../content/manifest/manifest'
import { readManifest } from '../../content/manifest/read-manifest'
import { imageHostFault, linkFault, siteOf } from '../../content/rules/links'
import { todayInSaoPaulo } from '../../content/today'
import { isManifest } from '../store/content-store'

/** A document as the page holds it: its bytes, its text, and what the check read in it. */
export interface LoadedDocument {
  bytes: Uint8Array<ArrayBuffer>
  decoded: DecodedText
  read: ReadDocument
  /** The parsing of its text, made when it is first asked for: most edits leave most articles alone. */
  article: () => ReadArticle | undefined
}

/** The whole content at one moment. It never changes: `with` gives the one after an edit. */
export class ContentSet {
  private constructor(
    readonly documents: ReadonlyMap<string, LoadedDocument>,
    readonly photos: ReadonlySet<string>,
    private readonly manifests: Neighbours['manifests'],
  ) {}

  /** @param files bytes of documents and of lots' manifests by path below content/; what is neither is left out */
  static of(
    files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
    photos: Iterable<string>,
  ): ContentSet {
    return new ContentSet(
      inCheckOrder(Array.from(files).flatMap(([file, bytes]) => load(file, bytes) ?? [])),
      new Set(photos),
      manifestsIn(files),
    )
  }

  /** After a document was written; `photos` are new ones, below content/photos. */
  with(file: string, bytes: Uint8Array<ArrayBuffer>, photos: Iterable<string> = []): ContentSet {
    const document = load(file, bytes)
    return new ContentSet(
      document
        ? inCheckOrder(
            [...this.documents.values()].filter(({ read }) => read.file !== file).concat(document),
          )
        : this.documents,
      new Set([...this.photos, ...photos]),
      this.manifests,
    )
  }

  /** Every fault of one document, in the check's own words, sorted by place. */
  async faultsOf(file: string): Promise<Fault[]> {
    return inOrder(await this.faults(file, this.neighbours()))
  }

  /** What the check would remark on in one document, and what a draft lacks, sorted by place; it refuses nothing. */
  remarksOf(file: string): Fault[] {
    const { all, article } = this.neighbours()
    const document = this.documents.get(file)
    if (!document) return []
    const { unfinished } = document.read
    return inOrder(
      [
        ...unfinished,
        ...documentRemarks(document.read, { all, today: todayInSaoPaulo() }, article),
      ].map(({ line, column, field, message, cure }) => ({
        line,
        column,
        field,
        message,
        cure,
        file: `content/${file}`,
      })),
    )
  }

  /** Faults of other documents that were not there in `before`: what a change here breaks elsewhere. */
  async newFaultsElsewhere(file: string, before: ContentSet): Promise<Fault[]> {
    const [now, then] = [this.neighbours(), before.neighbours()]
    const found: Fault[] = []
    for (const other of this.documents.keys()) {
      if (other === file) continue
      const known = new Set((await before.faults(other, then)).map(sentenceOf))
      found.push(
        ...(await this.faults(other, now)).filter((fault) => !known.has(sentenceOf(fault))),
      )
    }
    return inOrder(found)
  }

  private async faults(file: string, neighbours: Neighbours): Promise<Fault[]> {
    const document = this.documents.get(file)
    if (!document) return []
    const faults = await documentFaults(document.read, neighbours)
    return faults.map((fault) => ({ ...fault, file: `content/${file}` }))
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
    const site = siteOf(all, (slug) => idsOf(all, slug, article))
    const misplaced = photoPlaces(this.photos)
    const image = (src: string) =>
      Promise.resolve(/^https:/i.test(src) ? imageHostFault(src, site) : misplaced(src))
    return {
      all,
      site,
      release: false,
      article,
      manifests: this.manifests,
      judges: { link: (url, here) => linkFault(url, site, here), image },
    }
  }
}

function load(file: string, bytes: Uint8Array<ArrayBuffer>): LoadedDocument | undefined {
  const found = documentAt(file)
  if (!found) return undefined
  const decoded = sizeFault(bytes.length) ?? decodeText(bytes)
  const read = readDocument(found, decoded)
  let parsed: ReadArticle | undefined
  return {
    bytes,
    decoded,
    read,
    article: () => (parsed ??= read.body === undefined ? undefined : readArticle(read.body)),
  }
}

/** Sound ones by the slug of their lot. What is wrong in the others, the check says of their own files; this page edits none. */
function manifestsIn(files: ReadonlyMap<string, Uint8Array>): Map<string, Manifest> {
  return new Map(
    Array.from(files).flatMap(([file, bytes]) => {
      const lot = isManifest(file) ? documentAt(file.replace(/csv$/, 'yaml')) : undefined
      const decoded = lot && decodeText(bytes)
      const read = decoded && !decoded.fault ? readManifest(decoded.text) : undefined
      return lot && read && 'manifest' in read ? [[lot.slug, read.manifest] as const] : []
    }),
  )
}

/** Documents in the order of their types and names, as the check has them: its sentences name them so. */
function inCheckOrder(documents: LoadedDocument[]): Map<string, LoadedDocument> {
  const rank = ({ read }: LoadedDocument) => DOCUMENT_TYPE_NAMES.indexOf(read.type)
  return new Map(
    documents
      .toSorted((a, b) => rank(a) - rank(b) || (a.read.file < b.read.file ? -1 : 1))
      .map((document) => [document.read.file, document]),
  )
}

const sentenceOf = ({ field, message }: Fault): string => `${field}: ${message}`
