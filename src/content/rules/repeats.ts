import { textFieldsOf } from '../check/placeholders'
import { documentType } from '../document-types'
import { fold, hyphenated } from '../text/fold-text'
import { published } from '../views/published'
import { type AnyDocument, commonFields, type CommonRule, keptBy, reportRepeat } from './rule'

/** Fields that differ in every item of their list. */
const UNIQUE = new Set([
  'socialLinks.network',
  'subjects.value',
  'authors.name',
  'included.document',
  'impact.factors.device',
])

/**
 * No list of texts or days repeats an item, not even with other capitals or accents: a tag, a
 * holiday, a fact of a lot; and no list of groups a value of theirs that must be unique.
 */
export const noRepeats: CommonRule = (document, _, report) => {
  const seen = new Set<string>()
  for (const { field, text, path } of textFieldsOf(document)) {
    const name = path.filter((step) => typeof step === 'string').join('.')
    const isItem = field.kind === 'text' && typeof path.at(-1) === 'number'
    if (text.trim() === '' || !(isItem || UNIQUE.has(name))) continue
    const key = JSON.stringify([isItem ? path.slice(0, -1) : name, fold(text).trim()])
    if (seen.has(key)) reportRepeat(path, text, report)
    seen.add(key)
  }
}

/** Returns the first published document, by file name, of each type and key. */
const firstBy = (keyOf: (document: AnyDocument) => string | number | undefined) =>
  keptBy((all: readonly AnyDocument[]) => {
    const firsts = new Map<string, AnyDocument>()
    for (const document of published(all)) {
      const key = `${document.type} ${keyOf(document)}`
      const other = firsts.get(key)
      if (!other || document.slug < other.slug) firsts.set(key, document)
    }
    return firsts
  })

/** From here on the schema allows no further multiple of ten. */
const LAST = 9990

/** The first multiple of ten behind every position of the type's list; 9999 stays the last one. */
export function nextOrder(type: string, all: readonly AnyDocument[]): number {
  const orders = all
    .filter((document) => document.type === type)
    .map((document) => commonFields(document).order ?? 0)
    .filter((order) => order < LAST)
  return Math.floor(Math.max(0, ...orders) / 10) * 10 + 10
}

const firstByOrder = firstBy((document) => commonFields(document).order)

/**
 * No two published documents of a type have the same position in their list: their file names would
 * decide.
 */
export const ownOrder: CommonRule = (document, { all }, report) => {
  const { type, slug, draft } = document
  const { order } = commonFields(document)
  const twin = firstByOrder(all).get(`${type} ${order}`)
  if (order !== undefined && !draft && twin && twin.slug !== slug)
    report(
      'order',
      `a ordem ${order} já é a de ${twin.slug}.yaml`,
      `escreva outro número, como ${nextOrder(type, all)}; o menor aparece primeiro`,
    )
}

const nameOf = (document: AnyDocument): string => {
  const { title, name } = commonFields(document)
  return hyphenated(title ?? name ?? '')
}
const firstByName = firstBy(nameOf)

/** Two published documents of a type with the same name, whatever their accents, capitals and punctuation. */
export const twins: CommonRule = (document, { all }, report) => {
  const { title, name } = commonFields(document)
  const own = nameOf(document)
  const twin = firstByName(all).get(`${document.type} ${own}`)
  if (own !== '' && twin && twin.slug !== document.slug)
    report(
      title === undefined ? 'name' : 'title',
      `${twin.slug}.${documentType(twin.type).format} tem o mesmo nome: «${title ?? name}»`,
      'se é o mesmo, apague um dos dois arquivos; se não é, diga no nome o que os distingue',
    )
}
