import { documentType, type DocumentTypeName } from '../../content/document-types'
import { objectTree, type ObjectField } from '../../content/field-tree'
import { ArticleInput } from '../form/article-input'
import { FieldDiagnostics, SmallButton } from '../form/field-frame'
import { ObjectInput } from '../form/field-input'
import { inputId } from '../form/form-context'
import type { DocumentDraft } from '../../content/write/patch-document'

/** A shorter form needs no index. */
const FEWEST_PARTS = 5

/** Every field of a document type, from its schema, and the text of an article; in a FormContext. */
export function DocumentForm({
  type,
  draft,
  onChange,
}: {
  type: DocumentTypeName
  draft: DocumentDraft
  onChange: (draft: DocumentDraft) => void
}) {
  const { fields } = objectTree(documentType(type).schema)
  const body = splitBody(draft.body ?? '')
  return (
    <>
      <PartsIndex fields={fields} />
      <ObjectInput
        fields={fields}
        path={[]}
        value={draft.fields}
        onChange={(next) => onChange({ ...draft, fields: next })}
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
    </>
  )
}

/** The way to each part of a long document. */
function PartsIndex({ fields }: Pick<ObjectField, 'fields'>) {
  const parts = [...fields].filter(([, { kind }]) => kind === 'object' || kind === 'list')
  if (parts.length < FEWEST_PARTS) return null
  return (
    <nav aria-label="Partes do documento">
      <details className="ed-note muted">
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

/**
 * Separates the blank lines between front matter and text, and the last line break, which the
 * editor does not edit.
 */
function splitBody(body: string): { above: string; text: string } {
  const above = /^\n*/.exec(body)?.[0] ?? ''
  return { above, text: body.slice(above.length).replace(/\n$/, '') }
}
