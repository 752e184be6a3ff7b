import { useState } from 'react'
import type { Diagnostic } from '../../content/check/diagnostic'
import type { ContentSet } from '../check/content-set'
import type { PhotoShelf } from '../photos/photo-shelf'
import type { ContentStore, SaveOutcome } from '../store/content-store'
import type { EditedDocument } from './use-document'

/** The results of the last attempts to save a document. */
export interface Saving {
  isBusy: boolean
  /** Why the check refused the last attempt; `count` grows with every refusal. */
  refusal: { errors: readonly Diagnostic[]; count: number } | undefined
  outcome: SaveOutcome | undefined
  /** Why the store could not save. */
  failure: string | undefined
  save: () => Promise<void>
  /** Clears the result, which a further edit makes out of date. */
  forget: () => void
}

/**
 * Saves a document unless the check finds an error in it, or one that it causes in another
 * document.
 */
export function useSave({
  store,
  content,
  shelf,
  file,
  document,
  onSaved,
}: {
  store: ContentStore
  /** The content before the edit. */
  content: ContentSet
  shelf: PhotoShelf
  file: string
  document: EditedDocument
  onSaved: (content: ContentSet) => void
}): Saving {
  const [refusal, setRefusal] = useState<Saving['refusal']>()
  const [outcome, setOutcome] = useState<SaveOutcome>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const write = async () => {
    const found = [
      ...(await document.content.errorsOf(file)),
      ...(await document.content.newErrorsElsewhere(file, content)),
    ]
    setRefusal(found.length > 0 ? { errors: found, count: (refusal?.count ?? 0) + 1 } : undefined)
    if (found.length > 0) return
    const before = content.documents.get(file)?.bytes
    const photos = shelf.namedIn(document.text)
    const message = `${before ? 'Edita' : 'Cria'} content/${file}`
    const saved = await store.save({
      files: [{ file, bytes: document.bytes, before }],
      photos,
      message,
    })
    setOutcome(saved)
    if (saved.kind !== 'saved') return
    shelf.settle(photos.keys())
    onSaved(document.content)
  }

  const save = async () => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    setOutcome(undefined)
    try {
      await write()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, refusal, outcome, failure, save, forget: () => setOutcome(undefined) }
}
