import { documentType, type DocumentTypeName } from '../../content/document-types'
import { objectTree } from '../../content/schema/field-tree'
import { ArticleInput } from '../form/article-input'
import { FieldDiagnostics } from '../form/field-frame'
import { ObjectInput } from '../form/field-input'
import { todayInSaoPaulo } from '../../content/time/today'
import { LOT_STATUSES } from '../../content/vocabulary'
import type { DocumentDraft, DraftObject } from '../../content/yaml/draft'

/** What changes most often in a lot stands on top. */
const STATE = new Set(['status', 'statusOn', 'reservedUntil'])

/** Another state of a lot begins today; an available one has no days. */
function withStateDay(old: DraftObject, fields: DraftObject): DraftObject {
  const { status } = fields
  if (status === old.status || !LOT_STATUSES.some((one) => one === (status ?? old.status)))
    return fields
  const isTaken = status === 'reservado' || status === 'vendido'
  return { ...fields, statusOn: isTaken ? todayInSaoPaulo() : undefined, reservedUntil: undefined }
}

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
  const isOnTop = (key: string) => type === 'Lot' && STATE.has(key)
  const inOrder = Array.from(fields).toSorted(([a], [b]) => Number(isOnTop(b)) - Number(isOnTop(a)))
  const body = splitBody(draft.body ?? '')
  return (
    <>
      <ObjectInput
        fields={new Map(inOrder)}
        path={[]}
        value={draft.fields}
        onChange={(next) => onChange({ ...draft, fields: withStateDay(draft.fields, next) })}
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

/**
 * Separates the blank line between front matter and text, and the last line break, which the editor
 * does not edit. Further blank lines are the editor's own: one that is typed at the start stays.
 */
function splitBody(body: string): { above: string; text: string } {
  const above = body.startsWith('\n') ? '\n' : ''
  return { above, text: body.slice(above.length).replace(/\n$/, '') }
}
