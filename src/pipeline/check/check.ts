import type { Root } from 'hast'
import { lstatSync } from 'node:fs'
import {
  documentErrors,
  documentWarnings,
  formWarning,
  idsOf,
  type Neighbours,
} from '../../content/check/check-document'
import {
  inOrder,
  type Diagnostic,
  type DocumentDiagnostic,
  type Reason,
} from '../../content/check/diagnostic'
import { readArticle, type ReadArticle } from '../../content/article/read-article'
import type { ReadDocument } from '../../content/check/read-document'
import { documentType } from '../../content/document-types'
import { brazilianMoment } from '../../content/rules/dates'
import { linkError } from '../../content/rules/links'
import { lostAddresses, lostAddressReason } from '../../content/rules/redirects'
import { siteOf } from '../../content/rules/site'
import type { ItemList } from '../../content/table/item-list'
import { atMoment, changesAfter } from '../../content/time/in-time'
import { momentInSaoPaulo } from '../../content/time/today'
import { findFiles } from './find-files'
import { readItemLists, remembered, projectName, readDocuments } from './read-text'
import { gitRefusal, goneAddresses } from './old-addresses'
import { photoJudge, photosWithPlace } from './photos'

/**
 * A document of the folder, its `file` below contentDir. Its data is validated by the schema of its
 * type when there are no errors; the caller casts it to the type.
 */
export interface CheckedDocument extends ReadDocument {
  /** The body as HTML; not yet sanitized. */
  article?: Root
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

interface CheckOptions {
  contentDir: string
  /** Also reports placeholder contacts, and content that company.yaml still calls an example. */
  release?: boolean
  /** The moment of the check, see in-time.ts; now when left out. */
  now?: string
  /** Also warns of documents that are not in the canonical form; doubles the time of a check. */
  form?: boolean
}

/** The articles of the last check by their text: the development server checks at every save. */
const knownArticles = new Map<string, ReadArticle>()

const WHOLE_FILE = { severity: 'error', line: 1, column: 1, field: 'arquivo' } as const

const PLACED: Reason = {
  message: 'a foto diz onde foi tirada, e o repositório guarda isso',
  fix: 'exporte-a de novo sem a localização, ou envie-a por /admin, que tira a de um JPEG',
}

/**
 * Checks every file below contentDir and returns every error at once. Never throws because of a
 * file's content.
 */
export async function checkContent(options: CheckOptions): Promise<CheckResult> {
  const { contentDir, release = false, now = momentInSaoPaulo(), form = false } = options
  const nameOf = projectName(contentDir)
  const wholeFile = (file: string, reason: Reason): Diagnostic => ({
    ...WHOLE_FILE,
    file: nameOf(file),
    ...reason,
  })
  const folder = folderError(contentDir)
  if (folder)
    return { documents: [], itemLists: new Map(), warnings: [], errors: [wholeFile('', folder)] }
  const found = findFiles(contentDir)
  const article = (body: string) => remembered(knownArticles, body, () => readArticle(body))
  const read = readDocuments(found.documents, contentDir)
  const lots = new Set(read.filter(({ type }) => type === 'Lot').map(({ slug }) => slug))
  const { itemLists, errors: itemListErrors } = readItemLists(contentDir, found.itemLists, lots)
  const neighboursAt = (moment: string): Neighbours => {
    const all = read.map((document) => atMoment(document, moment))
    const site = siteOf(all, (address) => idsOf(all, address, article))
    const judges: Neighbours['judges'] = {
      link: (url, here) => linkError(url, site, here),
      image: photoJudge(contentDir, found.photos, site),
    }
    return { all, site, judges, article, itemLists, today: moment.slice(0, 10), release }
  }
  const neighbours = new Map(momentsFrom(now, read).map((at) => [at, neighboursAt(at)]))
  const visible = { all: read.map((one) => atMoment(one, now)), today: now.slice(0, 10) }
  const refusal = gitRefusal(contentDir)
  const errors: Diagnostic[] = [
    ...(refusal ? [wholeFile('', refusal)] : []),
    ...found.errors.map(({ file, ...reason }) => wholeFile(file, reason)),
    ...lostAddresses(goneAddresses(contentDir, now), read).map((lost) => ({
      ...wholeFile(documentType('Redirects').path, lostAddressReason(lost, read)),
      field: 'redirects',
    })),
    ...itemListErrors.map((error) => ({ ...error, file: nameOf(error.file) })),
  ]
  const warnings: Diagnostic[] = []
  for (const src of await photosWithPlace(contentDir, found.photos))
    warnings.push({ ...wholeFile(`photos/${src}`, PLACED), severity: 'warning' })
  for (const document of read) {
    const placed = (severity: Diagnostic['severity'], own: readonly DocumentDiagnostic[]) =>
      own.map((one): Diagnostic => ({ ...one, severity, file: nameOf(document.file) }))
    errors.push(...placed('error', await errorsInTime(document, neighbours)))
    warnings.push(...placed('warning', documentWarnings(document, visible, article)))
    if (form && document.errors.length === 0)
      warnings.push(...placed('warning', formWarning(document)))
  }
  return {
    errors: inOrder(errors),
    warnings: inOrder(warnings),
    documents: visible.all.map((document) => ({
      ...document,
      ...(document.body !== undefined && { article: article(document.body).tree }),
    })),
    itemLists,
  }
}

/**
 * The moments at which the set of visible documents changes: now, and whenever a document will
 * appear or disappear. Prices of a day ahead are not among them, because other documents do not
 * depend on them, and their own document is judged with them today.
 */
const momentsFrom = (now: string, read: readonly ReadDocument[]): string[] => [
  now,
  ...changesAfter(read, now).flatMap(({ at, what }) => (typeof what === 'object' ? [] : [at])),
]

/**
 * Every error of a document at each moment, so that an error that would stop the build at midnight
 * is reported today.
 * @param neighbours the documents at each moment, the first one now
 */
async function errorsInTime(
  document: ReadDocument,
  neighbours: ReadonlyMap<string, Neighbours>,
): Promise<DocumentDiagnostic[]> {
  const shown = [...neighbours].filter(([moment]) => !atMoment(document, moment).draft)
  const judged = shown.length > 0 ? shown : [...neighbours].slice(0, 1)
  const found = new Map<string, DocumentDiagnostic>()
  for (const [moment, others] of judged)
    for (const error of await documentErrors(document, others)) {
      const later = moment === judged[0]?.[0] ? '' : ` (a partir de ${brazilianMoment(moment)})`
      const key = `${error.line}:${error.column} ${error.field} ${error.message}`
      if (!found.has(key)) found.set(key, { ...error, message: error.message + later })
    }
  return [...found.values()]
}

/** A symbolic link in place of the folder would make the build publish its target. */
function folderError(contentDir: string): Reason | undefined {
  const stat = lstatSync(contentDir.replace(/\/+$/, ''), { throwIfNoEntry: false })
  if (stat?.isDirectory()) return undefined
  const message = 'a pasta do conteúdo não existe, ou é um atalho (link simbólico)'
  return { message, fix: 'confira o nome depois de --dir, e coloque a própria pasta no lugar' }
}
