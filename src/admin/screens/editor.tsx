import { useEffect, useMemo, useState } from 'react'
import { documentType, type DocumentTypeName } from '../../content/document-types'
import { objectTree } from '../../content/field-tree'
import { ContentSet } from '../check/content-set'
import { PhotoShelf } from '../photos/photo-shelf'
import type { ContentStore, StoredContent } from '../store/content-store'
import { GitHubStore } from '../store/github-store'
import { DocumentEditor } from './document-editor'
import { DocumentList } from './document-list'
import { LiveLine } from './live-line'
import { NewDocument } from './new-document'
import { ReviewRequest } from './review-request'

type Place =
  | { at: 'list' }
  | { at: 'new'; type: DocumentTypeName }
  | { at: 'document'; type: DocumentTypeName; slug: string; file: string }

/** Focuses the heading of a new screen, so that the keyboard and screen readers begin there. */
const focusOnArrival = (heading: HTMLElement | null) => heading?.focus()

const QUESTION = 'Há mudanças que não foram salvas. Sair deste documento sem salvar?'

/** The open content: its list, a new document, or one document. */
export function Editor({ store, stored }: { store: ContentStore; stored: StoredContent }) {
  const [content, setContent] = useState(() => ContentSet.of(stored.documents, stored.photos))
  const [place, setPlace] = useState<Place>({ at: 'list' })
  const [dirty, setDirty] = useState(false)
  const [saves, setSaves] = useState(0)
  const shelf = useMemo(() => new PhotoShelf(store, stored.photos), [store, stored.photos])

  useAskBeforeLeaving(dirty)

  const go = (next: Place) => {
    // oxlint-disable-next-line no-alert -- the browser's own question cannot be overlooked, also by a screen reader.
    if (dirty && !window.confirm(QUESTION)) return
    setDirty(false)
    setPlace(next)
  }
  const title = titleOf(place)

  return (
    <>
      <header className="ed-bar">
        <p>{store.name}</p>
        {place.at !== 'list' && (
          <button type="button" className="ed-small" onClick={() => go({ at: 'list' })}>
            Todos os documentos
          </button>
        )}
        <LiveLine key={`live-${saves}`} store={store} />
        {store instanceof GitHubStore && <ReviewRequest key={saves} store={store} />}
      </header>
      <h1 className="ed-h1" key={title} tabIndex={-1} ref={focusOnArrival}>
        {title}
      </h1>
      {place.at === 'list' && (
        <DocumentList
          content={content}
          onOpen={(type, slug, file) => go({ at: 'document', type, slug, file })}
          onNew={(type) => go({ at: 'new', type })}
        />
      )}
      {place.at === 'new' && (
        <NewDocument
          type={place.type}
          content={content}
          onCreate={(slug, file) => go({ at: 'document', type: place.type, slug, file })}
        />
      )}
      {place.at === 'document' && (
        <DocumentEditor
          key={place.file}
          store={store}
          content={content}
          shelf={shelf}
          type={place.type}
          slug={place.slug}
          file={place.file}
          onDirty={setDirty}
          onSaved={(next) => {
            setContent(next)
            setSaves((count) => count + 1)
          }}
        />
      )}
    </>
  )
}

function titleOf(place: Place): string {
  if (place.at === 'list') return 'Documentos'
  const { title } = objectTree(documentType(place.type).schema)
  return place.at === 'new' ? `Criar: ${title}` : `${title}: ${place.slug}`
}

/** Makes the browser ask before the page is closed with unsaved changes. */
function useAskBeforeLeaving(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])
}
