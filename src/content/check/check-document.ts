import { addressOf } from '../views/addresses'
import { asWritten } from '../time/in-time'
import type { ItemList } from '../table/item-list'
import { ruleErrors, warnings } from '../rules/by-type'
import {
  type AnyDocument,
  documentsOf,
  type FieldDiagnostic,
  reported,
  type RuleFacts,
} from '../rules/rule'
import type { Site } from '../rules/site'
import { itemListErrors } from '../rules/lots'
import { type DocumentDiagnostic, fieldName, type Reason, type ReasonAt } from './diagnostic'
import { MISSING } from './explain'
import { placeholdersIn, textFieldsOf, textsIn } from './placeholders'
import { exampleMarks } from '../rules/company'
import type { ReadArticle } from '../article/read-article'
import { type ReadDocument, lineCounter, parseSource } from './read-document'
import { altWarning, emptyWordsError } from '../rules/words'
import { canonicalText } from '../yaml/patch-document'
import { nextOrder } from '../rules/repeats'
import { offsetOf } from '../yaml/yaml-source'
import { decoded, isFarPicture } from '../text/web-address'
import { ARTICLE_FRAGMENTS } from '../views/fragments'

/** The facts by which a document is judged, besides its own schema. */
export interface Neighbours {
  /** Every document, broken ones too. */
  all: readonly AnyDocument[]
  site: Site
  judges: Judges
  /** Returns the one parsed tree of an article's text. */
  article: (body: string) => ReadArticle
  /** «Relações de itens» by the slug of their lot. */
  itemLists: ReadonlyMap<string, ItemList>
  /** The day of the check, AAAA-MM-DD. */
  today: string
  /** Reports placeholder contacts and example content as errors, too. */
  release: boolean
}

/**
 * Returns every error of one document: those of its text and schema, then those that depend on
 * other documents.
 */
export async function documentErrors(
  shown: ReadDocument,
  { all, site, judges, article, itemLists, today, release }: Neighbours,
): Promise<DocumentDiagnostic[]> {
  const document = asWritten(shown)
  const { type, data, body, draft } = document
  const facts = { all, today }
  const late: LateDiagnostic[] = [...ruleErrors(document, facts, site)]
  for (const lot of documentsOf([document], 'Lot')) {
    const itemList = itemLists.get(lot.slug)
    if (itemList && data !== undefined)
      late.push(...reported((report) => itemListErrors(lot, itemList, report)))
  }
  late.push(...(await pictureErrors(document, judges)))
  // A draft without text is unfinished, which readDocument reports.
  if (body !== undefined && !(draft && body.trim() === ''))
    late.push(...inBody(await articleErrors(article(body), judges)))
  if (release) {
    for (const { text, path } of textsIn(data))
      late.push(...placeholdersIn(text).map(({ message, fix }) => ({ message, fix, path })))
    late.push(...inBody(placeholdersIn(body ?? '')))
    for (const company of documentsOf([document], 'Company'))
      late.push(...reported((report) => exampleMarks(company, facts, report)))
  }
  const own = document.errors.map((error) =>
    error.field === 'order' && error.message === MISSING
      ? { ...error, fix: `acrescente ‹order›: ${nextOrder(type, all)} (o próximo livre)` }
      : error,
  )
  return [...own, ...locate(document, late)]
}

async function pictureErrors(document: ReadDocument, { image }: Judges): Promise<LateDiagnostic[]> {
  const errors: LateDiagnostic[] = []
  for (const { field, text, path } of textFieldsOf(document)) {
    // Pictures on other hosts are judged by the rules.
    const isOurs = field.widget === 'image' && !isFarPicture(text)
    const reason = isOurs ? await image(text) : undefined
    if (reason) errors.push({ ...reason, path })
  }
  return errors
}

/**
 * Returns the warnings of one document, the «avisos» of content:check: they have the shape of
 * errors, but stop nothing. A draft gets none before it is published. Pure.
 * @param shown the document as visitors see it at a moment; its fields are judged as its file has
 * them
 * @param article returns the one parsed tree of an article's text
 */
export function documentWarnings(
  shown: ReadDocument,
  facts: RuleFacts,
  article: (body: string) => ReadArticle,
): DocumentDiagnostic[] {
  if (shown.draft) return []
  const document = asWritten(shown)
  const { images = [], warnings: accidents = [] } =
    document.body === undefined ? {} : article(document.body)
  const inText = images.flatMap(({ alt, offset }) => {
    const reason = altWarning(alt)
    return reason ? [{ ...reason, offset }] : []
  })
  return locate(document, [...warnings(document, facts), ...inBody([...accidents, ...inText])])
}

/**
 * Returns the «aviso» for a document that is not in the canonical form, at the first line that
 * differs; none when the document cannot be read.
 */
export function formWarning({
  type,
  text,
}: Pick<ReadDocument, 'type' | 'text'>): DocumentDiagnostic[] {
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
      fix: 'rode npm run content:format, que o arruma sem mudar o que diz',
    },
  ]
}

/** A diagnostic of a field or, with an offset, of an article's text. */
type LateDiagnostic = FieldDiagnostic | (Reason & { bodyOffset: number })

const inBody = (errors: readonly ReasonAt[]): LateDiagnostic[] =>
  errors.map(({ offset, message, fix }) => ({ message, fix, bodyOffset: offset }))

/**
 * Finds the positions by parsing the YAML once more: only documents with such diagnostics pay for
 * it. A field that already has an error keeps that one.
 */
function locate(document: ReadDocument, late: readonly LateDiagnostic[]): DocumentDiagnostic[] {
  if (late.length === 0) return []
  const { text, yaml, yamlOffset, bodyOffset } = parseSource(document.text, document.type)
  const place = lineCounter(text)
  const spoken = new Set(document.errors.map(({ field }) => field))
  return late.flatMap(({ message, fix, ...where }) => {
    if ('bodyOffset' in where)
      return [{ ...place(bodyOffset + where.bodyOffset), field: 'texto', message, fix }]
    const field = fieldName(where.path)
    if (spoken.has(field) || spoken.has(where.missing ?? '')) return []
    return [{ ...place(yamlOffset + offsetOf(yaml?.root, where.path).offset), field, message, fix }]
  })
}

/**
 * The ids that a link to an article or a page of text may name behind #, by its address; undefined
 * for another address, and for a text that could not be read.
 */
export function idsOf(
  documents: readonly ReadDocument[],
  address: string,
  article: (body: string) => ReadArticle,
): ReadonlySet<string> | undefined {
  const body = documents.find(
    (document) => document.body !== undefined && addressOf(document) === address,
  )?.body
  return body === undefined ? undefined : article(body).ids
}

/** Functions that return why an address or a picture is refused; undefined when it is accepted. */
export interface Judges {
  /** `here`: the ids that the article itself may link to with # alone. */
  link: (url: string, here?: ReadonlySet<string>) => Reason | undefined
  image: (src: string) => Promise<Reason | undefined>
}

/**
 * Returns all errors of an article: its own, and those of the addresses that it names. Offsets are
 * in its text; each error is reported once.
 */
export async function articleErrors(article: ReadArticle, judges: Judges): Promise<ReasonAt[]> {
  // Many references may share one definition.
  const errors = new Map<string, ReasonAt>()
  const add = (offset: number, reason: Reason | undefined) => {
    if (reason) errors.set(`${offset} ${reason.message}`, { ...reason, offset })
  }
  for (const error of article.errors) add(error.offset, error)
  const here = new Set([...article.ids, ...ARTICLE_FRAGMENTS])
  for (const { offset, url } of article.links) add(offset, judges.link(decoded(url), here))
  for (const { offset, src, alt, isDescribed } of article.images)
    add(
      offset,
      (await judges.image(decoded(src))) ?? (isDescribed ? emptyWordsError(alt) : UNDESCRIBED),
    )
  return [...errors.values()]
}

const UNDESCRIBED: Reason = {
  message: 'a foto não tem texto alternativo',
  fix: 'escreva o que se vê nela: ![o que se vê](pasta/arquivo.jpg)',
}
