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

/** What a form says in place of what is done with a line. */
const ACTS: Readonly<Record<string, string>> = {
  'apague a linha': 'esvazie o campo',
  'apague as três linhas': 'esvazie os três campos',
}

/**
 * A text for an editor who sees fields: what it marks with ‹› is a field, which is called by its
 * title, something to do with a line, or what only a file has, which is left out.
 * @param about the file and the field that the text is about
 */
export function inForm(text: string, about = { file: '', field: '' }): string {
  const beside = about.field.replace(/[^.]*$/, '')
  return text.replace(/«?‹([^›]*)›(?::»)?/g, (_, mark: string) => {
    const [, key, isOn, other] = /^([\w.]+)(: true)?(?: de (.+))?$/.exec(mark) ?? []
    if (key === undefined) return ACTS[mark] ?? ''
    const fields = fieldsOf(other ?? about.file)
    const group = fieldAt(fields, stepsOf(beside))
    const field =
      (group?.kind === 'object' && group.fields.get(key)) || fieldAt(fields, stepsOf(key))
    const place = other === undefined ? '' : ` em «${fields?.title}»`
    return `«${field?.title ?? key}»${isOn ? ' marcado' : ''}${place}`
  })
}

/** A diagnostic as the form says it. */
export const inWords = (diagnostic: Diagnostic): string =>
  `${diagnostic.message} — ${inForm(diagnostic.fix, diagnostic)}`
