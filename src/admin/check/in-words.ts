import type { Diagnostic } from '../../content/check/diagnostic'
import { documentType } from '../../content/document-types'
import { fieldAt, objectTree, type Field, type ObjectField } from '../../content/schema/field-tree'
import { brazilianDay } from '../../content/rules/dates'
import { documentAt } from '../../content/views/addresses'

/** The fields of a document by its file, as `content/lots/a.yaml` or below content/. */
export function fieldsOf(file: string): ObjectField | undefined {
  const found = documentAt(file.replace(/^content\//, ''))
  return found && objectTree(documentType(found.type).schema)
}

const stepsOf = (name: string): string[] => name.split(/[.[\]]+/).filter(Boolean)

/**
 * «Foto › Texto alternativo» for `photo.alt`; a name that belongs to no field is returned as it is.
 */
export function labelOf(fields: Field | undefined, name: string): string {
  if (name === 'texto') return 'Texto do artigo'
  let field = fields
  const labels: string[] = []
  for (const step of stepsOf(name)) {
    const isKey = field?.kind === 'object'
    field = fieldAt(field, [step])
    if (!field) return name
    labels.push(isKey ? field.title : brazilianDay(step))
  }
  return labels.join(' › ')
}

/** The labels of the keys that a sentence about a field may name: those at the top and beside it. */
function namedKeys(fields: ObjectField, name: string): Map<string, string> {
  const parent = fieldAt(fields, stepsOf(name).slice(0, -1))
  const beside = parent?.kind === 'object' ? parent.fields : new Map<string, Field>()
  return new Map([...fields.fields, ...beside].map(([key, { title }]) => [key, `«${title}»`]))
}

/**
 * A word that may be a key: not a part of an address or a file name, and not a Portuguese noun
 * behind its article.
 */
const KEY = /(?<![\w.,/{@-]|\b(?:o|do|no|um) )(\w+)(?![\w/}@-]|\.\w)/g

/** Rewrites a sentence about lines and quotes of YAML for an editor who sees only fields. */
export const inForm = (sentence: string): string =>
  sentence
    .replace(/^Entre aspas, (.)/, (_, letter: string) => letter.toUpperCase())
    .replace(/escreva entre aspas, como/g, 'escreva como')
    .replace(/,? entre aspas(?! curvas)/g, '')
    .replace(/"([+\d][^"]*)"/g, '$1')
    .replace(/apague a linha/g, 'esvazie o campo')
    .replace(/ \((?:true|false)\)/, '')

/** A diagnostic for somebody who sees fields: labels in place of keys. The terminal keeps the keys. */
export function inWords({ file, field, message, fix }: Diagnostic): string {
  const sentence = inForm(`${message} — ${fix}`)
  const fields = fieldsOf(file)
  if (!fields) return sentence
  const labels = namedKeys(fields, field)
  return (
    sentence
      // A field of another document: «imageHosts de company.yaml».
      .replace(
        /([\w.]+) (de|em) ((?:pages\/)?\w+\.yaml)/g,
        (whole, name: string, _, other: string) => {
          const label = labelOf(fieldsOf(other), name)
          return label === name ? whole : `«${label}» em «${fieldsOf(other)?.title}»`
        },
      )
      .replace(/«(\w+):»/g, (whole, key: string) => labels.get(key) ?? whole)
      .replace(/escreva (\w+): true/g, (whole, key: string) =>
        labels.has(key) ? `marque ${labels.get(key)}` : whole,
      )
      // Quoted text is the editor's own and stays as it is.
      .split(/(«[^»]*»)/)
      .map((part) => (part[0] === '«' ? part : part.replace(KEY, (key) => labels.get(key) ?? key)))
      .join('')
      .replace(/(»): true/g, '$1 marcado')
  )
}
