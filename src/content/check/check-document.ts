import { documentType } from '../document-types'
import { objectTree, visitLeaves, type Path } from '../field-tree'
import type { Manifest } from '../manifest/manifest'
import { ruleFaults, remarks } from '../rules'
import type { RuleDocument, RuleFacts } from '../rules/rule'
import type { Site } from '../rules/links'
import { manifestFaults } from '../rules/lots'
import { articleFaults, type Judges } from './article'
import { type Fault, fieldName } from './fault'
import { exampleMarks, placeholdersIn, textsIn } from './placeholders'
import type { ReadArticle } from './read-article'
import { type ReadDocument, lineCounter, parseSource } from './read-document'
import { altRemark } from '../rules/words'
import { canonicalText } from '../canonical'
import type { Reason } from '../rules/reason'
import { offsetOf } from './yaml-source'

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
    ...ruleFaults(document, { all, today }, site),
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

/**
 * What a colleague would remark on in one document, as content:check's «avisos»: of the same shape as faults, but nothing is
 * refused for them. A draft gets none before it is published. Pure.
 * @param article the one parsing of an article's text
 */
export function documentRemarks(
  document: ReadDocument,
  facts: RuleFacts,
  article: (body: string) => ReadArticle,
): Omit<Fault, 'file'>[] {
  if (document.draft) return []
  return locate(document, [...remarks(document, facts), ...bodyRemarks(document, article)])
}

function bodyRemarks({ body }: ReadDocument, article: (body: string) => ReadArticle): LateFault[] {
  if (body === undefined) return []
  return article(body).images.flatMap(({ alt, offset }): LateFault[] => {
    const reason = altRemark(alt)
    return reason ? [{ ...reason, bodyOffset: offset }] : []
  })
}

/** The «aviso» for a document that is not in the canonical form, at the first line that differs; none where it cannot be read. */
export function formRemark({
  type,
  text,
}: Pick<ReadDocument, 'type' | 'text'>): Omit<Fault, 'file'>[] {
  const canonical = canonicalText(type, text)
  if (canonical === undefined || canonical === text) return []
  const there = text.split('\n')
  const wanted = canonical.split('\n')
  const line = there.findIndex((one, index) => one !== wanted[index])
  return [
    {
      line: line < 0 ? there.length : line + 1,
      column: 1,
      field: 'arquivo',
      message: 'o arquivo não está na forma padrão',
      cure: 'rode npm run content:format, que o arruma sem mudar o que diz',
    },
  ]
}

/** What is said of a field or, with an offset, of an article's text. */
export type LateFault = Reason & ({ path: Path } | { bodyOffset: number })

/** Finds the places by parsing the YAML once more: only documents of which something is said pay for it. A field that already has a fault keeps that one. */
export function locate(document: ReadDocument, late: readonly LateFault[]): Omit<Fault, 'file'>[] {
  if (late.length === 0) return []
  const { text, yaml, yamlOffset, bodyOffset } = parseSource(document.text, document.type)
  const place = lineCounter(text)
  const spoken = new Set(document.faults.map(({ field }) => field))
  return late.flatMap(({ message, cure, ...where }) => {
    if ('bodyOffset' in where)
      return [{ ...place(bodyOffset + where.bodyOffset), field: 'texto', message, cure }]
    const field = fieldName(where.path)
    if (spoken.has(field)) return []
    return [
      { ...place(yamlOffset + offsetOf(yaml?.root, where.path).offset), field, message, cure },
    ]
  })
}
