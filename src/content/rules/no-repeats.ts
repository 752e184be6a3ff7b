import { documentType } from '../document-types'
import { objectTree, type Field, type Path } from '../field-tree'
import { fold } from '../fold-text'
import type { PathFault, Rule } from './documents'

/** Lists with a rule of their own for what stands there twice. */
const OWN_RULE = new Set(['days', 'materials'])

/** No list of plain texts or days says the same twice, whatever its capitals and accents: a tag, a holiday, a fact of a lot. */
export const noRepeats: Rule = ({ type, data }) => {
  const faults: PathFault[] = []
  visit(objectTree(documentType(type).schema), data, [], faults)
  return faults
}

function visit(field: Field, value: unknown, path: Path, faults: PathFault[]): void {
  if (field.kind === 'object') {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of field.fields)
      if (Object.hasOwn(value, key)) visit(inner, Reflect.get(value, key), [...path, key], faults)
  } else if (field.kind === 'list' && Array.isArray(value)) {
    if (field.item.kind === 'text' && !OWN_RULE.has(String(path.at(-1))))
      repeated(value, path, faults)
    else value.forEach((item: unknown, index) => visit(field.item, item, [...path, index], faults))
  }
}

function repeated(list: readonly unknown[], path: Path, faults: PathFault[]): void {
  const seen = new Set<string>()
  list.forEach((item, index) => {
    if (typeof item !== 'string' || item.trim() === '') return
    const key = fold(item).trim()
    if (seen.has(key))
      faults.push({
        path: [...path, index],
        message: `«${item}» já está nesta lista`,
        cure: 'apague um dos dois ou escreva outro',
      })
    seen.add(key)
  })
}
