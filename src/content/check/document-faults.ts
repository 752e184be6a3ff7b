import { documentType } from '../document-types'
import { objectTree, visitLeaves, type Path } from '../field-tree'
import type { Manifest } from '../manifest/manifest'
import { ruleFaults } from '../rules'
import type { RuleDocument, Site } from '../rules/links'
import { manifestFaults } from '../rules/lots'
import { articleFaults, type Judges } from './article'
import type { Fault } from './fault'
import { locate, type LateFault } from './locate'
import { exampleMarks, placeholdersIn, textsIn } from './placeholders'
import type { ReadArticle } from './read-article'
import type { ReadDocument } from './read-document'

/** What a document is judged by besides its own schema. */
export interface Neighbours {
  /** Every document, broken ones too. */
  all: readonly RuleDocument[]
  site: Site
  judges: Judges
  /** The one parsing of an article's text. */
  article: (body: string) => ReadArticle
  /** «Relações de itens» by the slug of their lot. */
  manifests: ReadonlyMap<string, Manifest>
  /** The day of the check, AAAA-MM-DD. */
  today: string
  /** Refuses placeholder contacts and what is marked as an example, too. */
  release: boolean
}

/** Every fault of one document: those of its text and schema, then those that its neighbours reveal. */
export async function documentFaults(
  document: ReadDocument,
  neighbours: Neighbours,
): Promise<Omit<Fault, 'file'>[]> {
  const own = document.faults.map(({ line, column, field, message, cure }) => ({
    line,
    column,
    field,
    message,
    cure,
  }))
  const { all, site, judges, article, manifests, today, release } = neighbours
  const manifest = document.type === 'Lot' ? manifests.get(document.slug) : undefined
  const relation = manifest ? manifestFaults(document, manifest) : []
  const late = [
    ...ruleFaults(document, all, site, today),
    ...relation,
    ...(await pictureFaults(document, judges)),
    ...(await bodyFaults(document, article, judges)),
  ]
  if (release) late.push(...placeholders(document))
  return [...own, ...locate(document, late)]
}

async function pictureFaults(
  { type, data }: ReadDocument,
  { image }: Judges,
): Promise<LateFault[]> {
  const pictures: { src: string; path: Path }[] = []
  visitLeaves(objectTree(documentType(type).schema), data, ({ widget }, src, path) => {
    // An address of another host is the rules' business.
    if (widget === 'image' && typeof src === 'string' && !/^https:/i.test(src))
      pictures.push({ src, path })
  })
  const faults: LateFault[] = []
  for (const { src, path } of pictures) {
    const reason = await image(src)
    if (reason) faults.push({ ...reason, path })
  }
  return faults
}

async function bodyFaults(
  { body, draft }: ReadDocument,
  article: Neighbours['article'],
  judges: Judges,
): Promise<LateFault[]> {
  // A draft that has no text yet is unfinished, which readDocument says.
  if (body === undefined || (draft && body.trim() === '')) return []
  const faults = await articleFaults(article(body), judges)
  return faults.map(({ offset, message, cure }) => ({ message, cure, bodyOffset: offset }))
}

function placeholders({ type, data, body }: ReadDocument): LateFault[] {
  const inData = textsIn(data).flatMap(({ text, path }) =>
    placeholdersIn(text).map(({ message, cure }) => ({ message, cure, path })),
  )
  return [
    ...inData,
    ...(type === 'Company' ? exampleMarks(data) : []),
    ...placeholdersIn(body ?? '').map(({ offset, ...reason }) => ({
      ...reason,
      bodyOffset: offset,
    })),
  ]
}
