import { reportAt, type ReasonAt } from '../rules/reason'

/** Contacts of a new project that reach nobody. RFC 2606 reserves the ending .example. */
const PLACEHOLDERS: readonly { pattern: RegExp; what: string }[] = [
  { pattern: /[\w.-]{1,100}\.example\b/i, what: 'o domínio de exemplo' },
  {
    pattern: /\+?\b(?:55)?[ ]?\(?\d{2}\)?[ ]?9?[ ]?0{4}[- ]?0{4}\b/,
    what: 'o telefone de exemplo',
  },
  { pattern: /\b00\.000\.000\/\d{4}-\d{2}\b/, what: 'o CNPJ de exemplo' },
  { pattern: /\b00000-000\b/, what: 'o CEP de exemplo' },
  { pattern: /\b(?:Rua|Avenida|Av\.) (?:do |de )?Exemplo\b/i, what: 'o endereço de exemplo' },
]

/** Placeholders in a text with their offsets. */
export function placeholdersIn(text: string): ReasonAt[] {
  return PLACEHOLDERS.flatMap(({ pattern, what }) => {
    const match = pattern.exec(text)
    return match
      ? reportAt(
          match.index,
          `«${match[0].trim()}» é ${what}`,
          'escreva o verdadeiro antes de publicar',
        )
      : []
  })
}

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
