import { existsSync } from 'node:fs'
import { documentFaults } from '../../content/check/document-faults'
import { inOrder, type Fault } from '../../content/check/fault'
import { readDocument, readSource } from '../../content/check/read-document'
import type { DocumentTypeName } from '../../content/document-types'
import { linkFault, siteOf } from '../../content/rules/links'
import { decoded } from '../decoded'
import { findFiles } from './find-files'
import { photoJudge } from './photos'
import { projectName } from './project-name'
import { readText } from './read-text'

export interface CheckedDocument {
  type: DocumentTypeName
  slug: string
  /** Below contentDir, with slashes; the id that contentlayer2 gives the document. */
  file: string
  /** Validated by the schema of its type when there are no faults; typed where it is used. */
  data: unknown
  /** Markdown of an article. */
  body?: string
  draft: boolean
}

export interface CheckResult {
  /** Sorted by file, line and column. */
  faults: Fault[]
  /** All documents in the order of their types and names; trust them only without faults. */
  documents: CheckedDocument[]
}

export interface CheckOptions {
  contentDir: string
  /** Refuses placeholder contacts too. */
  release?: boolean
}

/** Checks every file below contentDir and returns every fault at once. Never throws for what a file holds. */
export async function checkContent({ contentDir, release = false }: CheckOptions): Promise<CheckResult> {
  const nameOf = projectName(contentDir)
  const inFile = { line: 1, column: 1, field: 'arquivo' }
  if (!existsSync(contentDir)) {
    return { documents: [], faults: [{ ...inFile, file: nameOf(''), message: 'a pasta do conteúdo não existe', cure: 'confira o nome depois de --dir' }] }
  }
  const found = findFiles(contentDir)
  const decodedText = (file: string) => readText(`${contentDir}/${file}`)
  const read = found.documents.map((document) => readDocument(document, decodedText(document.file)))
  const site = siteOf(read)
  const image = photoJudge(contentDir, found.photos, site)
  const neighbours = { all: read, site, release, judges: { link: (url: string) => linkFault(url, site), image, articleImage: (src: string) => image(decoded(src)) } }
  const faults: Fault[] = found.faults.map((fault) => ({ ...fault, ...inFile, file: nameOf(fault.file) }))
  for (const document of read) {
    const own = await documentFaults(document, neighbours, () => readSource(document, decodedText(document.file)))
    faults.push(...own.map((fault) => ({ ...fault, file: nameOf(document.file) })))
  }
  const documents = read.map(({ type, slug, file, data, body, draft }) => ({ type, slug, file, data, draft, ...(body === undefined ? {} : { body }) }))
  return { faults: inOrder(faults), documents }
}
