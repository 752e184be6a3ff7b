import { documentType } from '../document-types'
import { type AnyDocument, keptBy } from '../rules/rule'
import { leavesOf, objectTree } from '../schema/field-tree'
import { reportAt, type ReasonAt } from './diagnostic'

/** Contacts of a new project that reach nobody. RFC 2606 reserves the ending .example. */
const PLACEHOLDERS: readonly (readonly [RegExp, string])[] = [
  [/[\w.-]{1,100}\.example\b/i, 'o domínio de exemplo'],
  [/\+?\b(?:55)?[ ]?\(?\d{2}\)?[ ]?9?[ ]?0{4}[- ]?0{4}\b/, 'o telefone de exemplo'],
  [/\b00\.000\.000\/\d{4}-\d{2}\b/, 'o CNPJ de exemplo'],
  [/\b00000-000\b/, 'o CEP de exemplo'],
  [/\b(?:Rua|Avenida|Av\.) (?:do |de )?Exemplo\b/i, 'o endereço de exemplo'],
]

/** Placeholders in a text with their offsets. */
export const placeholdersIn = (text: string): ReasonAt[] =>
  PLACEHOLDERS.flatMap(([pattern, what]) => {
    const { 0: found, index } = pattern.exec(text) ?? {}
    return found === undefined || index === undefined
      ? []
      : reportAt(index, `«${found.trim()}» é ${what}`, 'escreva o verdadeiro antes de publicar')
  })

/** Every text of a document with its path, at any depth. */
export function textsIn(
  value: unknown,
  path: (string | number)[] = [],
): { text: string; path: (string | number)[] }[] {
  if (typeof value === 'string') return [{ text: value, path }]
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => textsIn(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, key]))
}

/** The texts of a document with their fields, also when other parts of it do not fit its schema. */
export const textFieldsOf = keptBy(({ type, data }: Pick<AnyDocument, 'type' | 'data'>) =>
  leavesOf(objectTree(documentType(type).schema), data).flatMap(({ field, value, path }) =>
    typeof value === 'string' ? [{ field, text: value, path }] : [],
  ),
)
