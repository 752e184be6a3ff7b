import { useEffect, useMemo, useState } from 'react'
import { decodeText, type DecodedText, sizeError } from '../../content/check/decode-text'
import type { Diagnostic, TextDiagnostic } from '../../content/check/diagnostic'
import {
  fixOf,
  type ItemListDiagnostic,
  MAX_KILOBYTES,
  readItemList,
} from '../../content/table/read-item-list'
import type { ItemList } from '../../content/table/item-list'
import { changedList } from '../check/changed-file'
import type { FileChange, SaveOutcome } from '../store/content-store'
import type { Device } from '../store/device'
import type { Workplace } from './use-save'
import { useTask } from './use-task'

export interface ItemListProps extends Workplace {
  /** The list's path below content/. */
  file: string
}

/**
 * A lot's item list: its text, what the site reads of it, and its errors in the check's words. A list
 * that was chosen is kept on the device until it is saved.
 */
export function useItemList({ store, device, content, file, onSaved, onReload }: ItemListProps) {
  const stored = content.lists.get(file)
  const { before, unreadable } = useMemo(() => readStored(stored), [stored])
  const [edit, setEdit] = useState(() => keptEdit(device, file))
  const { text, since } = edit ?? { text: before, since: before }
  const [refused, setRefused] = useState(unreadable)
  const [broken, setBroken] = useState<readonly Diagnostic[]>([])
  const [outcome, setOutcome] = useState<SaveOutcome>()
  const { run, ...task } = useTask()
  useEffect(() => {
    keepOn(device, file, { text, since, before })
    if (text !== before) return
    // The lot may have been saved together with this list; the next edit begins on the saved list.
    setEdit(undefined)
    setBroken([])
  }, [device, file, text, since, before])
  const { itemList, errors } = useMemo(() => readText(text), [text])

  const change = (next: string) => {
    setEdit({ ...edit, text: next, since })
    setOutcome(undefined)
    setBroken([])
  }
  const load = async (chosen: Blob) => {
    const { error, written } = decode(new Uint8Array(await chosen.arrayBuffer()))
    setRefused(error && sentenceOf(error))
    if (!error) change(written)
  }
  const save = () =>
    run(async () => {
      const { broken: elsewhere, saved, files } = await saveList({ store, content, file }, text)
      setBroken(elsewhere)
      setOutcome(saved)
      if (saved?.kind !== 'saved') return
      // Text that was typed while the save was under way is an edit of the saved list.
      setEdit((now) => (now && now.text !== text ? { text: now.text, since: text } : undefined))
      // The effect that clears the kept work does not run when the editor has left the list.
      if (device.get(file)?.draft.body === text) device.set(file, undefined)
      onSaved(files)
    })
  return {
    ...task,
    text,
    before,
    since,
    isRestored: edit?.isRestored === true,
    itemList,
    errors,
    refused,
    broken,
    outcome,
    change,
    load,
    save,
    reload: () => run(onReload),
    discard: () => {
      setEdit(undefined)
      setRefused(unreadable)
      setOutcome(undefined)
    },
  }
}

/** The typed text, and the stored list on which it is based. */
interface Edit {
  text: string
  since: string
  /** It was restored from the device. */
  isRestored?: boolean
}

/** Keeps an unsaved text on the device, and forgets it once it equals the stored list. */
function keepOn(
  device: Device,
  file: string,
  { text, since, before }: Pick<Edit, 'text' | 'since'> & { before: string },
): void {
  if (text !== before)
    device.set(file, { draft: { fields: {}, body: text }, before: since, photos: new Map() })
  else if (device.get(file)) device.set(file, undefined)
}

function keptEdit(device: Device, file: string): Edit | undefined {
  const kept = device.get(file)
  return kept && { text: kept.draft.body ?? '', since: kept.before, isRestored: true }
}

const decode = (bytes: Uint8Array): DecodedText =>
  sizeError(bytes.length, MAX_KILOBYTES) ?? decodeText(bytes)

const sentenceOf = (error: TextDiagnostic): string => `${error.message} — ${fixOf(error)}`

/** The text of a stored list; an empty one, and why, for a list that cannot be read. */
function readStored(bytes: Uint8Array | undefined) {
  const { error, written = '' } = bytes ? decode(bytes) : {}
  return { before: error ? '' : written, unreadable: error && sentenceOf(error) }
}

/** What the site reads of a text, or its errors; neither of no text. */
function readText(text: string): {
  itemList?: ItemList
  errors: readonly ItemListDiagnostic[]
} {
  if (text === '') return { errors: [] }
  const read = readItemList(text)
  return 'errors' in read ? read : { ...read, errors: [] }
}

/** Saves a list unless it breaks a document, such as its lot; `broken` has the check's sentences. */
async function saveList(
  { store, content, file }: Pick<ItemListProps, 'store' | 'content' | 'file'>,
  text: string,
): Promise<{ broken: readonly Diagnostic[]; saved?: SaveOutcome; files: readonly FileChange[] }> {
  const change = changedList(content, file, text)
  const files = [change]
  const broken = await content.applied(files).newErrorsElsewhere(file, content)
  if (broken.length > 0) return { broken, files }
  const verb = !change.bytes ? 'Apaga' : change.before ? 'Edita' : 'Cria'
  const message = `${verb} content/${file}`
  return { broken, saved: await store.save({ files, photos: new Map(), message }), files }
}
