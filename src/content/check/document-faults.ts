import { documentType } from '../document-types'
import { objectTree, visitLeaves, type Path } from '../field-tree'
import { ruleFaults } from '../rules'
import type { RuleDocument, Site } from '../rules/links'
import type { Reason } from '../rules/reason'
import { articleFaults, type Judges } from './article'
import { fieldName, type Fault } from './fault'
import { exampleMarks, placeholdersIn, textsIn } from './placeholders'
import type { ReadArticle } from './read-article'
import { lineCounter, parseSource, type ReadDocument } from './read-document'
import { offsetOf } from './yaml-source'

/** What a document is judged by besides its own schema. */
export interface Neighbours {
  /** Every document, broken ones too. */
  all: readonly RuleDocument[]
  site: Site
  judges: Judges
  /** The one parsing of an article's text. */
  article: (body: string) => ReadArticle
  /** Refuses placeholder contacts and what is marked as an example, too. */
  release: boolean
}

/** A fault of a field or, with an offset, of an article's text. */
type LateFault = Reason & ({ path: Path } | { bodyOffset: number })

/** Every fault of one document: those of its text and schema, then those that its neighbours reveal. */
export async function documentFaults(document: ReadDocument, neighbours: Neighbours): Promise<Omit<Fault, 'file'>[]> {
  const own = document.faults.map(({ line, column, field, message, cure }) => ({ line, column, field, message, cure }))
  const { all, site, judges, article, release } = neighbours
  const late = [...ruleFaults(document, all, site), ...await pictureFaults(document, judges), ...await bodyFaults(document, article, judges)]
  if (release) late.push(...placeholders(document))
  return late.length > 0 ? [...own, ...locate(document, late)] : own
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

async function bodyFaults({ body }: ReadDocument, article: Neighbours['article'], judges: Judges): Promise<LateFault[]> {
  if (body === undefined) return []
  const faults = await articleFaults(article(body), judges)
  return faults.map(({ offset, message, cure }) => ({ message, cure, bodyOffset: offset }))
}

function placeholders({ type, data, body }: ReadDocument): LateFault[] {
  const inData = textsIn(data).flatMap(({ text, path }) => placeholdersIn(text).map(({ message, cure }) => ({ message, cure, path })))
  return [...inData, ...(type === 'Company' ? exampleMarks(data) : []), ...placeholdersIn(body ?? '').map(({ offset, ...reason }) => ({ ...reason, bodyOffset: offset }))]
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
