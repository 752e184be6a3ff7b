import { useEffect, useMemo, useState } from 'react'
import { documentType } from '../../content/document-types'
import { objectTree } from '../../content/schema/field-tree'
import { ContentSet } from '../check/content-set'
import { documentAt, fileOfPage } from '../../content/views/addresses'
import { focusInput } from '../form/form-context'
import { PhotoShelf } from '../photos/photo-shelf'
import { LotsScreen } from '../prices/lots-screen'
import { PricesScreen } from '../prices/prices-screen'
import type { ContentStore, FileChange, StoredContent } from '../store/content-store'
import type { Device } from '../store/device'
import { GitHubStore } from '../store/github-store'
import { DocumentEditor } from './document-editor'
import { DocumentList, documentTitle } from './document-list'
import { NewDocument } from './new-document'
import { OpenWorkList } from './open-work'
import { SCREEN_NAMES, SCREENS, usePlace, type Place } from './places'
import { PhotoList } from './photo-list'

interface Props {
  store: ContentStore
  stored: StoredContent
  device: Device
}

/**
 * Focuses the heading of a new screen, so that the keyboard and screen readers begin there, or the
 * field that the address names.
 */
const focusOnArrival = (heading: HTMLElement | null) => {
  heading?.focus()
  const field = new URLSearchParams(location.hash.split('?')[1]).get('campo')
  if (heading && field !== null) focusInput(field)
}

/**
 * Replaces the place of a site's page by that of its document, or by the list when no document has
 * that address.
 */
function placeOf(place: Place, content: ContentSet): Exclude<Place, { at: 'page' }> {
  if (place.at !== 'page') return place
  const file = fileOfPage(content.reads, place.address)
  const found = file === undefined ? undefined : documentAt(file)
  return found ? { at: 'document', ...found } : { at: 'list' }
}

/** The open content: its list, the prices of the day, a new document, or one document. */
export function Editor({ store, stored: first, device }: Props) {
  const [stored, setStored] = useState(first)
  const [content, setContent] = useState(() => ContentSet.of(first.documents, first.photos))
  const [reads, setReads] = useState(0)
  const { place: named, note, go } = usePlace()
  const place = placeOf(named, content)
  const shelf = useMemo(() => new PhotoShelf(store, stored.photos), [store, stored.photos])
  useAskBeforeLosing(device)
  useSaveKey()

  // Uses the newest state: another save may have ended while this one was under way.
  const onSaved = (files: readonly FileChange[]) => {
    setContent((now) => now.applied(files, shelf.paths))
  }
  const onMoved = (files: readonly FileChange[], address: string, done: string) => {
    onSaved(files)
    // In the same render as the content: a form whose document is gone would count as unsaved work.
    go(address, done)
  }
  const show = (now: StoredContent) => {
    setStored(now)
    setReads((count) => count + 1)
    setContent(ContentSet.of(now.documents, now.photos))
  }
  const onReload = async () => show(await store.read())
  const title = titleOf(place, content)
  const facts = { store, content, device, onSaved, onReload }

  return (
    <>
      <Bar store={store} place={place} />
      {/* The key changes with every read: a form then starts from the newest content. */}
      <Heading key={place.at === 'document' ? `${title} ${reads}` : title} title={title} />
      <p role="status">{note}</p>
      {place.at === 'list' && <DocumentList content={content} device={device} />}
      {place.at === 'prices' && <PricesScreen {...facts} />}
      {place.at === 'lots' && <LotsScreen {...facts} />}
      {place.at === 'photos' && <PhotoList content={content} shelf={shelf} />}
      {place.at === 'work' && store instanceof GitHubStore && (
        <OpenWorkList store={store} onContinue={async (pull) => show(await store.continue(pull))} />
      )}
      {place.at === 'new' && <NewDocument key={place.type} type={place.type} {...facts} />}
      {place.at === 'document' && (
        <DocumentEditor
          // As above, for the form.
          key={`${place.file} ${reads}`}
          {...facts}
          shelf={shelf}
          type={place.type}
          slug={place.slug}
          file={place.file}
          onMoved={onMoved}
        />
      )}
    </>
  )
}

const WAY =
  'grid min-h-11 items-center border-b-2 border-transparent font-[620] text-ink no-underline ' +
  'aria-[current]:border-copper-500 aria-[current]:text-mask-600'

/** Links to the screens, and the name of the store. */
function Bar({ store, place }: Pick<Props, 'store'> & { place: Place }) {
  return (
    <header className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-3 text-ink-muted">
      <nav className="flex flex-wrap gap-x-5 gap-y-1" aria-label="Editor">
        {SCREEN_NAMES.filter((at) => at !== 'work' || store instanceof GitHubStore).map((at) => (
          <a
            key={at}
            className={WAY}
            href={SCREENS[at].address}
            aria-current={place.at === at ? 'page' : undefined}
          >
            {SCREENS[at].way}
          </a>
        ))}
      </nav>
      <p>
        {store.name}
        {store instanceof GitHubStore && store.draft && `, rascunho nº ${store.draft.number}`}
      </p>
    </header>
  )
}

function titleOf(place: ReturnType<typeof placeOf>, content: ContentSet): string {
  if (!('type' in place)) return SCREENS[place.at].title
  const { title } = objectTree(documentType(place.type).schema)
  if (place.at === 'new') return `Criar: ${title}`
  const read = content.documents.get(place.file)?.read
  const own = read ? documentTitle(read) : place.slug
  return own === title ? title : `${title}: ${own}`
}

/** The name of a place, where the keyboard and screen readers begin. */
function Heading({ title }: { title: string }) {
  useEffect(() => {
    document.title = `${title} - Editar`
  }, [title])
  return (
    <h1 className="ed-h1 focus:outline-none" tabIndex={-1} ref={focusOnArrival}>
      {title}
    </h1>
  )
}

/** Makes the browser ask before the page is closed, when it could not keep the unsaved work. */
function useAskBeforeLosing(device: Device): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (device.isLossy && device.names.length > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [device])
}

/** Ctrl+S, or ⌘S, saves the form that is being edited. */
function useSaveKey(): void {
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey)
        return
      event.preventDefault()
      const form = document.activeElement?.closest('form') ?? document.querySelector('form')
      form?.requestSubmit()
    }
    document.addEventListener('keydown', save)
    return () => document.removeEventListener('keydown', save)
  }, [])
}
