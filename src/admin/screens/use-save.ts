import { useState } from 'react'
import type { Diagnostic } from '../../content/check/diagnostic'
import type { ContentSet } from '../check/content-set'
import { listOf } from '../check/move-document'
import type { PhotoShelf } from '../photos/photo-shelf'
import type { ContentStore, FileChange, SaveOutcome } from '../store/content-store'
import type { Device } from '../store/device'
import { listErrors } from './item-list-panel'
import type { EditedDocument } from './use-document'
import { useTask } from './use-task'

/** The props of every screen that saves. */
export interface Workplace {
  store: ContentStore
  device: Device
  /** The content as it is stored. */
  content: ContentSet
  onSaved: (files: readonly FileChange[]) => void
  /** Reads the stored content again, after somebody else changed it. */
  onReload: () => Promise<void>
}

/** The results of the last attempts to save a document. */
export type Saving = ReturnType<typeof useSave>

/**
 * Saves a document, and the item list of a lot with it, unless the check finds an error in them, or
 * one that they cause in another document.
 */
export function useSave({
  store,
  device,
  content,
  shelf,
  file,
  document,
  onSaved,
  onReload,
}: Workplace & { shelf: PhotoShelf; file: string; document: EditedDocument }) {
  /** Why the check refused the last attempt; `count` grows with every refusal. */
  const [refusal, setRefusal] = useState<{ errors: readonly Diagnostic[]; count: number }>()
  const [outcome, setOutcome] = useState<SaveOutcome>()
  const { run, ...task } = useTask()

  const save = () =>
    run(async () => {
      setOutcome(undefined)
      const { files, draft, list, content: next } = document
      const errors = [
        ...(await next.errorsOf(file)),
        ...listErrors(listOf(file), list ?? ''),
        ...(await next.newErrorsElsewhere(file, content)),
      ]
      setRefusal(errors.length > 0 ? { errors, count: (refusal?.count ?? 0) + 1 } : undefined)
      if (errors.length > 0) return
      const photos = shelf.namedIn(document.text)
      const message = `${document.before === '' ? 'Cria' : 'Edita'} content/${file}`
      const saved = await store.save({ files, photos, message })
      setOutcome(saved)
      if (saved.kind !== 'saved') return
      shelf.settle(photos.keys())
      document.change({ restored: undefined })
      // The effect that clears the kept work does not run when the editor has left the form.
      const kept = device.get(file)
      if (kept?.draft === draft && kept?.list === list) device.set(file, undefined)
      onSaved(files)
    })
  return {
    ...task,
    refusal,
    outcome,
    save,
    reload: () => run(onReload),
    /** Clears the result, which a further edit makes out of date. */
    forget: () => setOutcome(undefined),
  }
}
