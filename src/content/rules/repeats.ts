import { documentType } from '../document-types'
import { objectTree, visitLeaves } from '../field-tree'
import { fold, hyphenated } from '../fold-text'
import { published } from '../published'
import {
  oncePerCheck,
  report,
  reportRepeat,
  type FieldDiagnostic,
  oncePerData,
  type Rule,
  type RuleDocument,
} from './rule'
import { valueAt } from './reason'

/** Lists whose repetitions another rule reports. */
const OWN_RULE = new Set(['days', 'materials'])

/**
 * No list of texts or days repeats an item, not even with other capitals or accents: a tag, a
 * holiday, a fact of a lot.
 */
export const noRepeats = oncePerData(({ type, data }) => {
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
})

/** The first published document, by file name, of each key. */
function firstBy(
  all: readonly RuleDocument[],
  keysOf: (document: RuleDocument) => readonly string[],
): Map<string, RuleDocument> {
  const firsts = new Map<string, RuleDocument>()
  for (const document of published(all))
    for (const key of keysOf(document)) {
      const other = firsts.get(key)
      if (!other || document.slug < other.slug) firsts.set(key, document)
    }
  return firsts
}

const positionOf = ({ type, data }: RuleDocument): string =>
  `${type} ${String(valueAt(data, 'order'))}`
const firstByPosition = oncePerCheck((all) => firstBy(all, (document) => [positionOf(document)]))

/** From here on the schema allows no further multiple of ten. */
const LAST = 9990

/** The first multiple of ten behind every position of the type's list; 9999 stays the last one. */
export function nextOrder(type: string, all: readonly RuleDocument[]): number {
  const orders = all
    .filter((document) => document.type === type)
    .map(({ data }) => Number(valueAt(data, 'order')) || 0)
    .filter((order) => order < LAST)
  return Math.floor(Math.max(0, ...orders) / 10) * 10 + 10
}

/**
 * No two published documents of a type have the same position in their list: their file names would
 * decide.
 */
export const ownOrder: Rule = (document, { all }) => {
  const order = valueAt(document.data, 'order')
  if (typeof order !== 'number' || document.draft) return []
  const twin = firstByPosition(all).get(positionOf(document))
  if (!twin || twin.slug === document.slug) return []
  return report(
    ['order'],
    `a ordem ${order} já é a de ${twin.slug}.yaml`,
    `escreva outro número, como ${nextOrder(document.type, all)}; o menor aparece primeiro`,
  )
}

const nameOf = ({ type, data }: RuleDocument, key: 'title' | 'name'): string =>
  `${type} ${key} ${hyphenated(String(valueAt(data, key) ?? ''))}`
const firstByName = oncePerCheck((all) =>
  firstBy(all, (document) => [nameOf(document, 'title'), nameOf(document, 'name')]),
)

/** Two published documents of a type with the same name, whatever their accents, capitals and punctuation. */
export const twins =
  (key: 'title' | 'name'): Rule =>
  (document, { all }) => {
    const value = valueAt(document.data, key)
    if (typeof value !== 'string' || hyphenated(value) === '') return []
    const twin = firstByName(all).get(nameOf(document, key))
    if (!twin || twin.slug === document.slug) return []
    return report(
      [key],
      `${twin.slug}.${documentType(twin.type).format} tem o mesmo nome: «${value}»`,
      'se é o mesmo, apague um dos dois arquivos; se não é, diga no nome o que os distingue',
    )
  }
