import { useState } from 'react'
import { isItemList } from '../../content/views/addresses'
import type { Diagnostic } from '../../content/check/diagnostic'
import { readItemList } from '../../content/table/read-item-list'
import { changedList } from '../check/changed-file'
import type { ContentSet } from '../check/content-set'
import { listOf } from '../check/move-document'
import type { PhotoShelf } from '../photos/photo-shelf'
import type { ContentStore, FileChange, SaveOutcome } from '../store/content-store'
import type { Device } from '../store/device'
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

/**
 * The unsaved item list of a lot, when it can be read. It is saved with its lot when the check
 * refuses the lot without it: a lot and its list must have the same number of units.
 */
function keptList(device: Device, content: ContentSet, file: string): FileChange | undefined {
  const list = listOf(file)
  const text = isItemList(list) ? device.get(list)?.draft.body : undefined
  return text && 'itemList' in readItemList(text) ? changedList(content, list, text) : undefined
}

/**
 * The errors that refuse a document, or none and the item list with which there are none.
 * @param now the content with the document as it is typed
 */
async function judged(
  now: ContentSet,
  stored: ContentSet,
  file: string,
  list: FileChange | undefined,
): Promise<{ errors: readonly Diagnostic[]; withList: readonly FileChange[] }> {
  const errorsIn = async (content: ContentSet) => [
    ...(await content.errorsOf(file)),
    ...(await content.newErrorsElsewhere(file, stored)),
  ]
  const errors = await errorsIn(now)
  if (errors.length === 0 || !list || (await errorsIn(now.applied([list]))).length > 0)
    return { errors, withList: [] }
  return { errors: [], withList: [list] }
}

/** The results of the last attempts to save a document. */
export type Saving = ReturnType<typeof useSave>

/**
 * Saves a document unless the check finds an error in it, or one that it causes in another
 * document.
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
      const work = device.get(listOf(file))
      const list = keptList(device, content, file)
      const { errors, withList } = await judged(document.content, content, file, list)
      setRefusal(errors.length > 0 ? { errors, count: (refusal?.count ?? 0) + 1 } : undefined)
      if (errors.length > 0) return
      const before = content.documents.get(file)?.bytes
      const photos = shelf.namedIn(document.text)
      const files = [{ file, bytes: document.bytes, before }, ...withList]
      const message =
        `${before ? 'Edita' : 'Cria'} content/${file}` +
        (withList.length > 0 ? ' e a sua relação' : '')
      const saved = await store.save({ files, photos, message })
      setOutcome(saved)
      if (saved.kind !== 'saved') return
      shelf.settle(photos.keys())
      document.settle()
      // The effect that clears the kept work does not run when the editor has left the form.
      if (device.get(file)?.draft === document.draft) device.set(file, undefined)
      // Text that was typed into the list during the save is newer work.
      if (withList.length > 0 && device.get(listOf(file)) === work)
        device.set(listOf(file), undefined)
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
