import type { Root } from 'hast'
import { lstatSync } from 'node:fs'
import {
  type Judges,
  idsOf,
  type Neighbours,
  documentWarnings,
  formWarning,
} from '../../content/check/check-document'
import { inOrder, type Diagnostic, type DocumentDiagnostic } from '../../content/check/diagnostic'
import { readItemLists } from './item-lists'
import { readArticle, type ReadArticle } from '../../content/article/read-article'
import {
  readDocument,
  type FoundDocument,
  type ReadDocument,
} from '../../content/check/read-document'
import { documentType } from '../../content/document-types'
import { atMoment } from '../../content/time/in-time'
import type { ItemList } from '../../content/table/item-list'
import { linkError } from '../../content/rules/links'
import { siteOf } from '../../content/rules/site'
import type { Reason } from '../../content/rules/reason'
import { lostAddresses, lostAddressReason } from '../../content/rules/redirects'
import { momentInSaoPaulo } from '../../content/time/today'
import { findFiles } from './find-files'
import type { FoundFiles } from './misplaced-files'
import { errorsInTime, momentsFrom } from './errors-in-time'
import { gitRefusal, goneAddresses } from './old-addresses'
import { photoJudge, photosWithPlace } from './photos'
import { keeping, readDocuments } from './read-documents'
import { projectName } from './read-text'

/**
 * A document of the folder, its `file` below contentDir. Its data is validated by the schema of its
 * type when there are no errors; the caller casts it to the type.
 */
export interface CheckedDocument extends Omit<ReadDocument, 'body' | 'errors' | 'unfinished'> {
  /** Markdown of an article. */
  body?: string | undefined
  /** The body as HTML; not yet sanitized. */
  article?: Root
  /** Names of the fields that a draft still lacks; such a document cannot be compiled. */
  unfinished: string[]
}

export interface CheckResult {
  /** Sorted by file, line and column. */
  errors: Diagnostic[]
  /**
   * «Avisos», of the same shape and order: content that is allowed and most likely a mistake. They
   * stop nothing.
   */
  warnings: Diagnostic[]
  /**
   * All documents in the order of their types and names. Their data is valid only without errors.
   */
  documents: CheckedDocument[]
  /** «Relações de itens» by the slug of their lot. */
  itemLists: ReadonlyMap<string, ItemList>
}

export interface CheckOptions {
  contentDir: string
  /** Also reports placeholder contacts, and content that company.yaml still calls an example. */
  release?: boolean
  /** The moment of the check, see in-time.ts; now when left out. */
  now?: string
  /** Also warns of documents that are not in the canonical form; doubles the time of a check. */
  form?: boolean
  /** A document that is checked as if it were in the folder. */
  added?: FoundDocument & { text: string }
}

/** The articles of the last check by their text: the development server checks at every save. */
const knownArticles = new Map<string, ReadArticle>()

const WHOLE_FILE = { severity: 'error', line: 1, column: 1, field: 'arquivo' } as const

/**
 * Checks every file below contentDir and returns every error at once. Never throws because of a
 * file's content.
 */
export async function checkContent(options: CheckOptions): Promise<CheckResult> {
  const { contentDir, release = false, now = momentInSaoPaulo(), form = false, added } = options
  const nameOf = projectName(contentDir)
  const folder = folderError(contentDir)
  if (folder) {
    const error = { ...WHOLE_FILE, file: nameOf(''), ...folder }
    return { documents: [], itemLists: new Map(), warnings: [], errors: [error] }
  }
  const found = findFiles(contentDir)
  const articles = keeping(knownArticles)
  const article = (body: string): ReadArticle => articles(body, () => readArticle(body))
  const read = readDocuments(found.documents, contentDir)
  if (added) read.push(readDocument(added, { text: added.text, written: added.text }))
  const lots = new Set(read.filter(({ type }) => type === 'Lot').map(({ slug }) => slug))
  const { itemLists, errors: itemListErrors } = readItemLists(contentDir, found.itemLists, lots)
  const neighboursAt = (moment: string): Neighbours => {
    const all = read.map((document) => atMoment(document, moment))
    const site = siteOf(all, (address) => idsOf(all, address, article))
    const judges: Judges = {
      link: (url, here) => linkError(url, site, here),
      image: photoJudge(contentDir, found.photos, found.blamed, site),
    }
    return { all, site, judges, article, itemLists, today: moment.slice(0, 10), release }
  }
  const neighbours = new Map(momentsFrom(now, read).map((at) => [at, neighboursAt(at)]))
  const visible = { all: read.map((one) => atMoment(one, now)), today: now.slice(0, 10) }
  const refusal = gitRefusal(contentDir)
  const errors: Diagnostic[] = [
    ...(refusal ? [{ ...WHOLE_FILE, file: nameOf(''), ...refusal }] : []),
    ...found.errors.map((error) => ({ ...error, ...WHOLE_FILE, file: nameOf(error.file) })),
    ...lostAddresses(goneAddresses(contentDir, now), read).map((lost) => ({
      ...WHOLE_FILE,
      file: nameOf(documentType('Redirects').path),
      field: 'redirects',
      ...lostAddressReason(lost, read),
    })),
    ...itemListErrors.map((error) => ({ ...error, file: nameOf(error.file) })),
  ]
  const warnings = await placedPhotos(contentDir, found, nameOf)
  for (const document of read) {
    const inDocument = (
      severity: Diagnostic['severity'],
      own: readonly DocumentDiagnostic[],
    ): Diagnostic[] => own.map((one) => ({ ...one, severity, file: nameOf(document.file) }))
    const errorsOf = await errorsInTime(document, neighbours)
    errors.push(...inDocument('error', errorsOf))
    warnings.push(...inDocument('warning', documentWarnings(document, visible, article)))
    if (form && document.errors.length === 0)
      warnings.push(...inDocument('warning', formWarning(document)))
  }
  return {
    errors: inOrder(errors),
    warnings: inOrder(warnings),
    documents: visible.all.map((document) => checkedDocument(document, article)),
    itemLists,
  }
}

/**
 * Warnings of photos that say where they were taken. Links and special files are never opened;
 * find-files.ts reports them.
 */
async function placedPhotos(
  contentDir: string,
  { photos, blamed }: FoundFiles,
  nameOf: (file: string) => string,
): Promise<Diagnostic[]> {
  const judged = [...photos].filter((src) => !blamed.has(src))
  return (await photosWithPlace(contentDir, judged)).map((src) => ({
    ...WHOLE_FILE,
    severity: 'warning',
    file: nameOf(`photos/${src}`),
    message: 'a foto diz onde foi tirada, e o repositório guarda isso',
    fix: 'exporte-a de novo sem a localização, ou envie-a por /admin, que tira a de um JPEG',
  }))
}

const checkedDocument = (
  { errors: _, unfinished, ...document }: ReadDocument,
  article: (body: string) => ReadArticle,
): CheckedDocument => ({
  ...document,
  unfinished: unfinished.map(({ field }) => field),
  ...(document.body !== undefined && { article: article(document.body).tree }),
})

/** A symbolic link in place of the folder would make the build publish its target. */
function folderError(contentDir: string): Reason | undefined {
  const stat = lstatSync(contentDir.replace(/\/+$/, ''), { throwIfNoEntry: false })
  if (!stat)
    return { message: 'a pasta do conteúdo não existe', fix: 'confira o nome depois de --dir' }
  if (stat.isSymbolicLink())
    return {
      message: 'a pasta do conteúdo é um atalho (link simbólico)',
      fix: 'coloque a própria pasta no lugar',
    }
  return stat.isDirectory()
    ? undefined
    : { message: 'o conteúdo não é uma pasta', fix: 'confira o nome depois de --dir' }
}
