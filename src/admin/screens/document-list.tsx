import { useState } from 'react'
import {
  DOCUMENT_TYPE_NAMES,
  documentType,
  type DocumentTypeName,
} from '../../content/document-types'
import { objectTree } from '../../content/field-tree'
import { valueAt } from '../../content/rules/reason'
import { foldText } from '../../site/lib/format'
import type { ReadDocument } from '../../content/check/read-document'
import type { ContentSet } from '../check/content-set'

interface Props {
  content: ContentSet
  onOpen: (type: DocumentTypeName, slug: string, file: string) => void
  onNew: (type: DocumentTypeName) => void
}

const schemaOf = (type: DocumentTypeName) => objectTree(documentType(type).schema)

/** Every document by its type, found by any word of its title or file. */
export function DocumentList({ content, onOpen, onNew }: Props) {
  const [query, setQuery] = useState('')
  const wanted = foldText(query.trim())
  const documents = Array.from(content.documents.values(), ({ read }) => ({
    ...read,
    title: titleOf(read.data, schemaOf(read.type).title),
  })).filter(({ title, file }) => foldText(`${title} ${file}`).includes(wanted))
  const collections = DOCUMENT_TYPE_NAMES.filter((type) => documentType(type).kind === 'collection')
  const groups = [
    ...collections.map((type) => [type] as const),
    DOCUMENT_TYPE_NAMES.filter((type) => documentType(type).kind === 'singleton'),
  ]
  return (
    <>
      <div className="ed-field ed-find">
        <label htmlFor="achar">Achar um documento</label>
        <input
          id="achar"
          className="ed-input"
          type="search"
          autoComplete="off"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <p className="sr" role="status">
          {query && `${documents.length} ${documents.length === 1 ? 'documento' : 'documentos'}`}
        </p>
      </div>
      <div className="ed-types">
        {groups.map((types) => {
          const [type] = types
          if (type === undefined) return null
          const rows = documents.filter((document) => types.includes(document.type))
          const isCollection = types.length === 1
          if (rows.length === 0 && wanted !== '') return null
          return (
            <section key={type} aria-labelledby={`tipo-${type}`}>
              <h2 id={`tipo-${type}`} className="ed-h2">
                {isCollection ? schemaOf(type).title : 'Empresa, mensagens e textos das páginas'}
              </h2>
              <ul className="ed-list">
                {rows.map((row) => (
                  <li key={row.file}>
                    <DocumentRow document={row} onOpen={onOpen} />
                  </li>
                ))}
              </ul>
              {isCollection && wanted === '' && (
                <button type="button" className="ed-small" onClick={() => onNew(type)}>
                  Criar: {schemaOf(type).title}
                </button>
              )}
            </section>
          )
        })}
      </div>
    </>
  )
}

/** The button that opens a document, with its badges. */
function DocumentRow({
  document: { type, slug, file, title, draft, errors },
  onOpen,
}: {
  document: ReadDocument & { title: string }
  onOpen: Props['onOpen']
}) {
  return (
    <button type="button" className="ed-row" onClick={() => onOpen(type, slug, file)}>
      <span>{title}</span>
      <small>
        {file}
        {draft ? ', rascunho' : ''}
        {errors.length > 0 ? ', com erro' : ''}
      </small>
    </button>
  )
}

function titleOf(data: unknown, type: string): string {
  const title = valueAt(data, 'title') ?? valueAt(data, 'name')
  return typeof title === 'string' && title !== '' && !['Empresa'].includes(type) ? title : type
}
