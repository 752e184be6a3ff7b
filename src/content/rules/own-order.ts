import type { Rule } from './documents'
import type { RuleDocument } from './links'
import { valueAt } from './reason'

/** The first document, by file name, of every place in a list, made once for all documents of a check. */
const firsts = new WeakMap<readonly RuleDocument[], Map<string, RuleDocument>>()

const placeOf = ({ type, data }: RuleDocument): string =>
  `${type} ${String(valueAt(data, 'order'))}`

function firstByPlace(all: readonly RuleDocument[]): Map<string, RuleDocument> {
  const before = firsts.get(all)
  if (before) return before
  const made = new Map<string, RuleDocument>()
  for (const document of all) {
    const other = made.get(placeOf(document))
    if (!document.draft && (!other || document.slug < other.slug))
      made.set(placeOf(document), document)
  }
  firsts.set(all, made)
  return made
}

/** No two published documents of a type claim the same place of their list: else the file's name would decide. */
export const ownOrder: Rule = (document, all) => {
  const order = valueAt(document.data, 'order')
  if (typeof order !== 'number' || document.draft) return []
  const twin = firstByPlace(all).get(placeOf(document))
  if (!twin || twin.slug === document.slug) return []
  return [
    {
      path: ['order'],
      message: `a ordem ${order} já é a de ${twin.slug}.yaml`,
      cure: 'escreva outro número; o menor aparece primeiro',
    },
  ]
}
