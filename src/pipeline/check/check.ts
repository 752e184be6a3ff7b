import type { Root } from 'hast'
import { lstatSync } from 'node:fs'
import { documentType, type DocumentTypeName } from '../../content/document-types'
import { objectTree, visitLeaves, type Path } from '../../content/field-tree'
import type { Manifest } from '../../content/manifest/manifest'
import { ruleFaults } from '../../content/rules'
import { linkFault, siteOf } from '../../content/rules/links'
import { lostAddresses, lostAddressReason } from '../../content/rules/redirects'
import { manifestFaults } from '../../content/rules/lots'
import type { Reason } from '../../content/rules/reason'
import { articleFaults, type Judges } from './article'
import { fieldName, inOrder, projectName, type Fault } from './fault'
import { findFiles } from './find-files'
import { goneAddresses } from './old-addresses'
import { readManifests } from './manifest-files'
import { photoJudge } from './photos'
import { readArticle, type ReadArticle } from './read-article'
import { placeholdersIn, textsIn } from './placeholders'
import { lineCounter, parseSource, readDocument, type ReadDocument } from './read-document'
import { offsetOf } from './yaml-source'

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
}

export interface CheckResult {
  /** Sorted by file, line and column. */
  faults: Fault[]
  /** All documents in the order of their types and names; trust them only without faults. */
  documents: CheckedDocument[]
  /** «Relações de itens» by the slug of their lot. */
  manifests: ReadonlyMap<string, Manifest>
}

export interface CheckOptions {
  contentDir: string
  /** Refuses placeholder contacts too. */
  release?: boolean
  /** The articles that this process has parsed, by their text; a watching server asks for all of them at every save. */
  articles?: Map<string, ReadArticle>
}

/** A fault of a field or, with an offset, of an article's text. */
type LateFault = Reason & ({ path: Path } | { bodyOffset: number })

/** Checks every file below contentDir and returns every fault at once. Never throws for what a file holds. */
export async function checkContent({ contentDir, release = false, articles = new Map() }: CheckOptions): Promise<CheckResult> {
  const nameOf = projectName(contentDir)
  const inFile = { line: 1, column: 1, field: 'arquivo' }
  const folder = folderFault(contentDir)
  if (folder) return { documents: [], manifests: new Map(), faults: [{ ...inFile, file: nameOf(''), ...folder }] }
  const found = findFiles(contentDir)
  const before = new Map(articles)
  articles.clear()
  const read = found.documents.map((document) => readDocument(contentDir, document))
  for (const { body } of read) if (body !== undefined) articles.set(body, before.get(body) ?? readArticle(body))
  const { manifests, faults: relationFaults } = readManifests(contentDir, found.manifests, new Set(read.filter(({ type }) => type === 'Lot').map(({ slug }) => slug)))
  const site = siteOf(read)
  const judges: Judges = { link: (url) => linkFault(url, site), image: photoJudge(contentDir, found.photos, site) }
  const faults: Fault[] = found.faults.map((fault) => ({ ...fault, ...inFile, file: nameOf(fault.file) }))
  for (const lost of lostAddresses(goneAddresses(contentDir), read)) {
    faults.push({ file: nameOf(documentType('Redirects').path), line: 1, column: 1, field: 'redirects', ...lostAddressReason(lost, read) })
  }
  faults.push(...relationFaults.map((fault) => ({ ...fault, file: nameOf(fault.file) })))
  for (const document of read) {
    const { file } = document
    const manifest = document.type === 'Lot' ? manifests.get(document.slug) : undefined
    faults.push(...document.faults.map(({ line, column, field, message, cure }) => ({ file: nameOf(file), line, column, field, message, cure })))
    const late = [
      ...ruleFaults(document, read, site), ...(manifest ? manifestFaults(document, manifest) : []),
      ...await pictureFaults(document, judges), ...await bodyFaults(document, articles, judges),
    ]
    if (release) late.push(...placeholders(document))
    if (late.length > 0) faults.push(...locate(document, late).map((fault) => ({ ...fault, file: nameOf(file) })))
  }
  const documents = read.map(({ type, slug, file, text, data, body, draft }): CheckedDocument => {
    const article = body === undefined ? undefined : articles.get(body)?.tree
    return { type, slug, file, text, data, draft, ...(body === undefined ? {} : { body }), ...(article && { article }) }
  })
  return { faults: inOrder(faults), documents, manifests }
}

/** A link in the folder's place would have the check read, and the build publish, whatever it leads to. */
function folderFault(contentDir: string): Reason | undefined {
  const stat = lstatSync(contentDir.replace(/\/+$/, ''), { throwIfNoEntry: false })
  if (!stat) return { message: 'a pasta do conteúdo não existe', cure: 'confira o nome depois de --dir' }
  if (stat.isSymbolicLink()) return { message: 'a pasta do conteúdo é um atalho (link simbólico)', cure: 'coloque a própria pasta no lugar' }
  return stat.isDirectory() ? undefined : { message: 'o conteúdo não é uma pasta', cure: 'confira o nome depois de --dir' }
}

async function pictureFaults({ type, data }: ReadDocument, { image }: Judges): Promise<LateFault[]> {
  const pictures: { src: string; path: Path }[] = []
  visitLeaves(objectTree(documentType(type).schema), data, ({ widget }, src, path) => {
    // An address of another host is the rules' business.
    if (widget === 'image' && typeof src === 'string' && !/^https:/i.test(src)) pictures.push({ src, path })
  })
  const faults: LateFault[] = []
  for (const { src, path } of pictures) {
    const reason = await image(src)
    if (reason) faults.push({ ...reason, path })
  }
  return faults
}

async function bodyFaults({ body }: ReadDocument, articles: ReadonlyMap<string, ReadArticle>, judges: Judges): Promise<LateFault[]> {
  const article = body === undefined ? undefined : articles.get(body)
  const faults = article ? await articleFaults(article, judges) : []
  return faults.map(({ offset, message, cure }) => ({ message, cure, bodyOffset: offset }))
}

function placeholders({ data, body }: ReadDocument): LateFault[] {
  const inData = textsIn(data).flatMap(({ text, path }) => placeholdersIn(text).map(({ message, cure }) => ({ message, cure, path })))
  return [...inData, ...placeholdersIn(body ?? '').map(({ offset, ...reason }) => ({ ...reason, bodyOffset: offset }))]
}

/** Finds the places of faults by parsing the YAML once more: only broken documents pay for it. A field that already has a fault keeps that one. */
function locate(document: ReadDocument, late: LateFault[]): Omit<Fault, 'file'>[] {
  const { text, yaml, yamlOffset, bodyOffset } = parseSource(document.text, document.type)
  const place = lineCounter(text)
  const spoken = new Set(document.faults.map(({ field }) => field))
  return late.flatMap(({ message, cure, ...where }) => {
    if ('bodyOffset' in where) return [{ ...place(bodyOffset + where.bodyOffset), field: 'texto', message, cure }]
    const field = fieldName(where.path)
    if (spoken.has(field)) return []
    return [{ ...place(yamlOffset + offsetOf(yaml?.root, where.path).offset), field, message, cure }]
  })
}
