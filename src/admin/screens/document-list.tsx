import { useDeferredValue, useMemo, useState } from 'react'
import {
  DOCUMENT_TYPE_NAMES,
  documentType,
  type DocumentTypeName,
} from '../../content/document-types'
import { documentAt, fileOfPage } from '../../content/views/addresses'
import { objectTree } from '../../content/schema/field-tree'
import { commonFields } from '../../content/rules/rule'
import { foldText } from '../../site/lib/format'
import type { ReadDocument } from '../../content/check/read-document'
import type { ContentSet } from '../check/content-set'
import { findText, pathIn, type Found } from './find-text'
import { DAY_PRICES } from '../prices/day-prices'
import { LOTS } from '../prices/lots-screen'
import type { Device } from '../store/device'
import { documentAddress, newAddress, SCREENS } from './places'

const schemaOf = (type: DocumentTypeName) => objectTree(documentType(type).schema)

/** Every document by its type; found by its title, its file, its address, or any words in it. */
export function DocumentList({ content, device }: { content: ContentSet; device: Device }) {
  const [typed, setTyped] = useState('')
  // Deferred, so that the field answers at once even when the list takes longer to render.
  const query = useDeferredValue(typed)
  const wanted = foldText(query.trim())
  const named = useMemo(
    () =>
      content.reads.map((read) => {
        const title = documentTitle(read)
        return { ...read, title, folded: foldText(`${title} ${read.file}`) }
      }),
    [content],
  )
  const path = pathIn(query)
  const ofPage = path && fileOfPage(named, path)
  const documents = named.filter(({ folded, file }) => folded.includes(wanted) || file === ofPage)
  const found = findText(content, query)
  return (
    <>
      <Unsaved names={device.names} />
      <div className="ed-field mb-8 max-w-120">
        <label htmlFor="achar">Achar um documento</label>
        <input
          id="achar"
          className="input ed-input"
          type="search"
          autoComplete="off"
          aria-describedby="achar-ajuda"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p className="hint" id="achar-ajuda">
          Um nome, um código, um endereço do site, ou uma frase que você viu nele.
        </p>
        <p className="sr" role="status">
          {query &&
            `${documents.length} ${documents.length === 1 ? 'documento' : 'documentos'}, ` +
              `${found.length} ${found.length === 1 ? 'texto' : 'textos'}`}
        </p>
      </div>
      {wanted.length > 1 && <FoundTexts found={found} hasDocuments={documents.length > 0} />}
      <DocumentGroups documents={documents} isWhole={wanted === ''} />
    </>
  )
}

interface NamedDocument extends ReadDocument {
  title: string
}

/** The documents by their type, each collection with a way to a new one. */
function DocumentGroups({
  documents,
  isWhole,
}: {
  documents: readonly NamedDocument[]
  /** No search is active. */
  isWhole: boolean
}) {
  const collections = DOCUMENT_TYPE_NAMES.filter((type) => documentType(type).kind === 'collection')
  const groups = [
    ...collections.map((type) => [type] as const),
    DOCUMENT_TYPE_NAMES.filter((type) => documentType(type).kind === 'singleton'),
  ]
  return (
    <div className="ed-types">
      {groups.map((types) => {
        const [type] = types
        if (type === undefined) return null
        const rows = documents.filter((document) => types.includes(document.type))
        const isCollection = types.length === 1
        if (rows.length === 0 && !isWhole) return null
        return (
          <section key={type} aria-labelledby={`tipo-${type}`}>
            <h2 id={`tipo-${type}`} className="ed-h2">
              {isCollection ? schemaOf(type).title : 'Empresa, mensagens e textos das páginas'}
            </h2>
            <ul className="ed-list mb-2">
              {rows.map(({ file, title, draft, errors }) => (
                <li key={file}>
                  <a className="ed-row" href={documentAddress(file)}>
                    <span>{title}</span>
                    <small>
                      {file}
                      {draft && ', rascunho'}
                      {errors.length > 0 && ', com erro'}
                    </small>
                  </a>
                </li>
              ))}
            </ul>
            {isCollection && isWhole && (
              <a className="ed-small" href={newAddress(type)}>
                Criar: {schemaOf(type).title}
              </a>
            )}
          </section>
        )
      })}
    </div>
  )
}

/** The screens whose unsaved work belongs to no single document, by the name of that work. */
const DESKS: Partial<Record<string, { address: string; title: string }>> = {
  [DAY_PRICES.name]: SCREENS.prices,
  [LOTS.name]: SCREENS.lots,
}

/** The unsaved work on this device, with a link to each part. */
function Unsaved({ names }: { names: readonly string[] }) {
  // An older version of this page may have left work under a name that no screen can open.
  const known = names.filter((name) => DESKS[name] ?? documentAt(name))
  if (known.length === 0) return null
  return (
    <section className="ed-notice" aria-labelledby="nao-salvo">
      <h2 id="nao-salvo" className="ed-h2">
        Ainda não salvo, guardado neste aparelho
      </h2>
      <ul>
        {known.map((name) => (
          <li key={name}>
            <a href={DESKS[name]?.address ?? documentAddress(name)}>
              {DESKS[name]?.title ?? `content/${name}`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The title or name of a document; of the company and of a page's texts what they are. */
export function documentTitle({ type, data }: Pick<ReadDocument, 'type' | 'data'>): string {
  const { title, name } = commonFields({ data })
  return (type === 'Company' ? undefined : (title ?? name)) ?? schemaOf(type).title
}

/** The texts that contain the searched words; each leads to its field. */
function FoundTexts({ found, hasDocuments }: { found: readonly Found[]; hasDocuments: boolean }) {
  const [first] = found
  if (!first)
    return hasDocuments ? null : (
      <p className="hint">
        Não achei esta frase. Ela pode estar em uma foto, ou vir de um cálculo: preço, total, data.
      </p>
    )
  return (
    <section className="mb-8" aria-labelledby="nos-textos">
      <h2 id="nos-textos" className="ed-h2">
        {first.isPart ? 'Textos parecidos' : 'Nos textos'}
      </h2>
      <ul className="ed-list mb-2">
        {found.map(({ file, field, title, parts }) => (
          <li key={`${file} ${field}`}>
            <a
              className="ed-row"
              href={`${documentAddress(file)}?campo=${encodeURIComponent(field)}`}
            >
              <span>
                {parts.map(({ text, found: isFound }, index) =>
                  isFound ? (
                    <mark key={index} className="bg-mark">
                      {text}
                    </mark>
                  ) : (
                    text
                  ),
                )}
              </span>
              <small>
                {title} em {file.replace(/\.\w+$/, '')}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
