import { hyphenated } from '../fold-text'
import { published } from '../published'
import type { RuleDocument } from '../rules/links'
import { valueAt } from '../rules/reason'
import type { Remarker } from './remarker'

const firsts = new WeakMap<readonly RuleDocument[], Map<string, RuleDocument>>()

/** The first document, by file name, of each text, made once for all documents of a check. */
function firstByText(
  all: readonly RuleDocument[],
  keyOf: (document: RuleDocument) => string,
  key: string,
): Map<string, RuleDocument> {
  const before = firsts.get(all) ?? new Map<string, RuleDocument>()
  firsts.set(all, before)
  if (before.has(key)) return before
  for (const document of published(all)) {
    const text = keyOf(document)
    const other = before.get(text)
    if (!other || document.slug < other.slug) before.set(text, document)
  }
  return before
}

/** Two published documents of a type with the same name, whatever their accents, capitals and signs. */
export const twins = (key: 'title' | 'name'): Remarker => {
  const keyOf = ({ type, data }: RuleDocument): string =>
    `${type} ${key} ${hyphenated(String(valueAt(data, key) ?? ''))}`
  return (document, { all }) => {
    const value = valueAt(document.data, key)
    const twin =
      typeof value === 'string' && hyphenated(value) !== ''
        ? firstByText(all, keyOf, keyOf(document)).get(keyOf(document))
        : undefined
    if (!twin || twin.slug === document.slug) return []
    return [
      {
        path: [key],
        message: `${twin.slug}.yaml tem o mesmo nome: «${String(value)}»`,
        cure: 'se é o mesmo, apague um dos dois arquivos; se não é, diga no nome o que os distingue',
      },
    ]
  }
}
