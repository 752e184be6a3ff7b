import type { Diagnostic } from '../../content/check/diagnostic'
import { documentType, type DocumentTypeName } from '../../content/document-types'
import { objectTree, type ObjectField } from '../../content/field-tree'
import { ArticleInput } from '../form/article-input'
import { FieldDiagnostics, SmallButton } from '../form/field-frame'
import { ObjectInput } from '../form/field-input'
import { FormContext, inputId, type FormFacts } from '../form/form-context'
import type { PhotoShelf } from '../photos/photo-shelf'
import type { DocumentDraft } from '../../content/write/patch-document'

interface Props {
  type: DocumentTypeName
  slug: string
  draft: DocumentDraft
  onChange: (draft: DocumentDraft) => void
  errors: readonly Diagnostic[]
  warnings: readonly Diagnostic[]
  shelf: PhotoShelf
  choices?: FormFacts['choices']
}

const NO_CHOICES: FormFacts['choices'] = new Map()
/** A shorter form needs no index. */
const FEWEST_PARTS = 5

/** Every field of a document type, from its schema, and the text of an article. */
export function DocumentForm({
  type,
  slug,
  draft,
  onChange,
  errors,
  warnings,
  shelf,
  choices = NO_CHOICES,
}: Props) {
  const { kind, path, schema } = documentType(type)
  const facts = {
    errors: byField(errors),
    warnings: byField(warnings),
    shelf,
    choices,
    photoName: slug,
    photoFolder: kind === 'collection' ? path : slug,
  }
  const body = splitBody(draft.body ?? '')
  return (
    <FormContext value={facts}>
      <PartsIndex fields={objectTree(schema).fields} />
      <ObjectInput
        fields={objectTree(schema).fields}
        path={[]}
        value={draft.fields}
        onChange={(fields) => onChange({ ...draft, fields })}
      />
      {draft.body !== undefined && (
        <ArticleInput
          value={body.text}
          onChange={(text) => onChange({ ...draft, body: `${body.above}${text}\n` })}
        />
      )}
      {/* Errors of the file as a whole have no input of their own. */}
      {['documento', 'arquivo', 'YAML', 'cabeçalho'].map((name) => (
        <FieldDiagnostics key={name} name={name} />
      ))}
    </FormContext>
  )
}

/** The way to each part of a long document. */
function PartsIndex({ fields }: { fields: ObjectField['fields'] }) {
  const parts = [...fields].filter(([, { kind }]) => kind === 'object' || kind === 'list')
  if (parts.length < FEWEST_PARTS) return null
  return (
    <nav aria-label="Partes do documento">
      <details className="ed-note">
        <summary>Partes do documento</summary>
        <ul className="ed-tools">
          {parts.map(([key, { title }]) => (
            <li key={key}>
              <SmallButton onPress={() => document.getElementById(inputId(key))?.focus()}>
                {title}
              </SmallButton>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}

function byField(errors: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  const found = new Map<string, Diagnostic[]>()
  for (const error of errors) found.set(error.field, [...(found.get(error.field) ?? []), error])
  return found
}

/**
 * Separates the blank lines between front matter and text, and the last line break, which the
 * editor does not edit.
 */
function splitBody(body: string): { above: string; text: string } {
  const above = /^\n*/.exec(body)?.[0] ?? ''
  return { above, text: body.slice(above.length).replace(/\n$/, '') }
}
