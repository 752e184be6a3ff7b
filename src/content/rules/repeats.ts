import { documentType } from '../document-types'
import { objectTree, visitLeaves } from '../schema/field-tree'
import { fold, hyphenated } from '../text/fold-text'
import { published } from '../views/published'
import {
  type AnyDocument,
  commonFields,
  type CommonRule,
  type FieldDiagnostic,
  keptBy,
  report,
  reportRepeat,
} from './rule'

/** Lists whose repetitions another rule reports. */
const OWN_RULE = new Set(['days', 'materials'])

/**
 * No list of texts or days repeats an item, not even with other capitals or accents: a tag, a
 * holiday, a fact of a lot.
 */
export const noRepeats: CommonRule = ({ type, data }) => {
  const errors: FieldDiagnostic[] = []
  const seen = new Set<string>()
  visitLeaves(objectTree(documentType(type).schema), data, ({ kind }, item, path) => {
    const [name, index] = path.slice(-2)
    const isText = kind === 'text' && typeof item === 'string' && item.trim() !== ''
    if (!isText || typeof index !== 'number' || OWN_RULE.has(String(name))) return
    const key = JSON.stringify([path.slice(0, -1), fold(item).trim()])
    if (seen.has(key)) errors.push(...reportRepeat(path, item))
    seen.add(key)
  })
  return errors
}

/** The first published document, by file name, of each key. */
function firstBy(
  all: readonly AnyDocument[],
  keysOf: (document: AnyDocument) => readonly string[],
): Map<string, AnyDocument> {
  const firsts = new Map<string, AnyDocument>()
  for (const document of published(all))
    for (const key of keysOf(document)) {
      const other = firsts.get(key)
      if (!other || document.slug < other.slug) firsts.set(key, document)
    }
  return firsts
}

const positionOf = (document: AnyDocument): string =>
  `${document.type} ${commonFields(document).order}`
const firstByPosition = keptBy((all: readonly AnyDocument[]) =>
  firstBy(all, (document) => [positionOf(document)]),
)

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

/**
 * No two published documents of a type have the same position in their list: their file names would
 * decide.
 */
export const ownOrder: CommonRule = (document, { all }) => {
  const { order } = commonFields(document)
  if (order === undefined || document.draft) return []
  const twin = firstByPosition(all).get(positionOf(document))
  if (!twin || twin.slug === document.slug) return []
  return report(
    ['order'],
    `a ordem ${order} já é a de ${twin.slug}.yaml`,
    `escreva outro número, como ${nextOrder(document.type, all)}; o menor aparece primeiro`,
  )
}

const nameOf = (document: AnyDocument): string => {
  const { title, name } = commonFields(document)
  return hyphenated(title ?? name ?? '')
}
const firstByName = keptBy((all: readonly AnyDocument[]) =>
  firstBy(all, (document) => [`${document.type} ${nameOf(document)}`]),
)

/** Two published documents of a type with the same name, whatever their accents, capitals and punctuation. */
export const twins: CommonRule = (document, { all }) => {
  const { title, name } = commonFields(document)
  const own = nameOf(document)
  const twin = firstByName(all).get(`${document.type} ${own}`)
  if (own === '' || !twin || twin.slug === document.slug) return []
  return report(
    [title === undefined ? 'name' : 'title'],
    `${twin.slug}.${documentType(twin.type).format} tem o mesmo nome: «${title ?? name}»`,
    'se é o mesmo, apague um dos dois arquivos; se não é, diga no nome o que os distingue',
  )
}
