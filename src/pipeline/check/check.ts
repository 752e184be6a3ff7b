import type { Root } from 'hast'
import { lstatSync } from 'node:fs'
import { type Judges, idsOf } from '../../content/check/article'
import {
  documentFaults,
  type Neighbours,
  documentRemarks,
  formRemark,
} from '../../content/check/check-document'
import { inOrder, type Fault } from '../../content/check/fault'
import { readManifests } from './item-lists'

import { readArticle, type ReadArticle } from '../../content/check/read-article'
import {
  readDocument,
  type FoundDocument,
  type ReadDocument,
} from '../../content/check/read-document'
import { documentType, type DocumentTypeName } from '../../content/document-types'
import type { Manifest } from '../../content/manifest/manifest'
import { linkFault, siteOf } from '../../content/rules/links'
import type { Reason } from '../../content/rules/reason'
import { lostAddresses, lostAddressReason } from '../../content/rules/redirects'
import { todayInSaoPaulo } from '../../content/today'
import { findFiles } from './find-files'
import { goneAddresses } from './old-addresses'
import { photoJudge } from './photos'
import { projectName, readText } from './read-text'

export interface CheckedDocument {
  type: DocumentTypeName
  slug: string
  /** Below contentDir, with slashes; the id that contentlayer2 gives the document. */
  file: string
  /** The whole file as it was checked: UTF-8 without BOM, lines ending in \n. */
  text: string
  /** Validated by the schema of its type when there are no faults; typed where it is used. */
  data: unknown
  /** Markdown of an article. */
  body?: string
  /** The same as HTML; not yet sanitized. */
  article?: Root
  draft: boolean
  /** Names of the fields that a draft still lacks; a document that lacks some cannot be compiled. */
  unfinished: string[]
}

export interface CheckResult {
  /** Sorted by file, line and column. */
  faults: Fault[]
  /** «Avisos», of the same shape and order: what is legal and most likely not meant. They stop nothing. */
  remarks: Fault[]
  /** All documents in the order of their types and names; trust them only without faults. */
  documents: CheckedDocument[]
  /** «Relações de itens» by the slug of their lot. */
  manifests: ReadonlyMap<string, Manifest>
}

export interface CheckOptions {
  contentDir: string
  /** Refuses placeholder contacts and what is marked as an example, too. */
  release?: boolean
  /** The day of the check, AAAA-MM-DD; today in São Paulo when left out. */
  today?: string
  /** Remarks also on documents that are not in the canonical form; takes as long again as everything else. */
  form?: boolean
  /** A document that is judged as if it lay in the folder. */
  added?: FoundDocument & { text: string }
  /** What this process has read already; a watching server asks for all of it at every save. */
  known?: KnownContent
}

/** Documents by place and text, articles by their text. A check leaves in it what it needed. */
export interface KnownContent {
  documents: Map<string, ReadDocument>
  articles: Map<string, ReadArticle>
}

export const nothingKnown = (): KnownContent => ({ documents: new Map(), articles: new Map() })

/** Makes what is not known yet; what nobody asks for any more is forgotten. */
function keeping<T>(known: Map<string, T>): (key: string, make: () => T) => T {
  const before = new Map(known)
  known.clear()
  return (key, make) => {
    const value = known.get(key) ?? before.get(key) ?? make()
    known.set(key, value)
    return value
  }
}

/** Checks every file below contentDir and returns every fault at once. Never throws for what a file holds. */
export async function checkContent({
  contentDir,
  release = false,
  today = todayInSaoPaulo(),
  form = false,
  added,
  known = nothingKnown(),
}: CheckOptions): Promise<CheckResult> {
  const nameOf = projectName(contentDir)
  const inFile = { line: 1, column: 1, field: 'arquivo' }
  const folder = folderFault(contentDir)
  if (folder)
    return {
      documents: [],
      manifests: new Map(),
      remarks: [],
      faults: [{ ...inFile, file: nameOf(''), ...folder }],
    }
  const found = findFiles(contentDir)
  const articles = keeping(known.articles)
  const article = (body: string): ReadArticle => articles(body, () => readArticle(body))
  const documentOf = keeping(known.documents)
  const read = found.documents.map((document) => {
    const text = readText(`${contentDir}/${document.file}`)
    return text.fault
      ? readDocument(document, text)
      : documentOf(`${document.type} ${document.file}\n${text.written}`, () =>
          readDocument(document, text),
        )
  })
  if (added) read.push(readDocument(added, { text: added.text, written: added.text }))
  const { manifests, faults: relationFaults } = readManifests(
    contentDir,
    found.manifests,
    new Set(read.filter(({ type }) => type === 'Lot').map(({ slug }) => slug)),
  )
  const site = siteOf(read, (slug) => idsOf(read, slug, article))
  const judges: Judges = {
    link: (url, here) => linkFault(url, site, here),
    image: photoJudge(contentDir, found.photos, found.blamed, site),
  }
  const neighbours: Neighbours = { all: read, site, judges, article, manifests, today, release }
  const faults: Fault[] = found.faults.map((fault) => ({
    ...fault,
    ...inFile,
    file: nameOf(fault.file),
  }))
  for (const lost of lostAddresses(goneAddresses(contentDir), read)) {
    faults.push({
      file: nameOf(documentType('Redirects').path),
      line: 1,
      column: 1,
      field: 'redirects',
      ...lostAddressReason(lost, read),
    })
  }
  faults.push(...relationFaults.map((fault) => ({ ...fault, file: nameOf(fault.file) })))
  const remarks: Fault[] = []
  for (const document of read) {
    const named = (own: readonly Omit<Fault, 'file'>[]): Fault[] =>
      own.map((one) => ({ ...one, file: nameOf(document.file) }))
    faults.push(...named(await documentFaults(document, neighbours)))
    remarks.push(
      ...named([
        ...documentRemarks(document, { all: read, today }, article),
        ...(form && document.faults.length === 0 ? formRemark(document) : []),
      ]),
    )
  }
  const documents = read.map(
    ({ type, slug, file, text, data, body, draft, unfinished }): CheckedDocument => {
      return {
        type,
        slug,
        file,
        text,
        data,
        draft,
        unfinished: unfinished.map(({ field }) => field),
        ...(body === undefined ? {} : { body, article: article(body).tree }),
      }
    },
  )
  return { faults: inOrder(faults), remarks: inOrder(remarks), documents, manifests }
}

/** A link in the folder's place would have the check read, and the build publish, whatever it leads to. */
function folderFault(contentDir: string): Reason | undefined {
  const stat = lstatSync(contentDir.replace(/\/+$/, ''), { throwIfNoEntry: false })
  if (!stat)
    return { message: 'a pasta do conteúdo não existe', cure: 'confira o nome depois de --dir' }
  if (stat.isSymbolicLink())
    return {
      message: 'a pasta do conteúdo é um atalho (link simbólico)',
      cure: 'coloque a própria pasta no lugar',
    }
  return stat.isDirectory()
    ? undefined
    : { message: 'o conteúdo não é uma pasta', cure: 'confira o nome depois de --dir' }
}
