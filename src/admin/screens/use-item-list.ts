import { useEffect, useMemo, useState } from 'react'
import { decodeText, type DecodedText, sizeError } from '../../content/check/decode-text'
import type { Diagnostic } from '../../content/check/diagnostic'
import { cellsOf } from '../../content/item-list/edit-cell'
import { readItemList } from '../../content/item-list/read-item-list'
import { bytesLike } from '../check/changed-file'
import type { ContentSet } from '../check/content-set'
import type { ContentStore, SaveOutcome } from '../store/content-store'
import type { Device } from '../store/device'
import { useTask } from './use-task'

const BYTE_ORDER_MARK = Uint8Array.of(0xef, 0xbb, 0xbf)

export interface ItemListProps {
  store: ContentStore
  device: Device
  content: ContentSet
  /** The list's path below content/. */
  file: string
  onSaved: (content: ContentSet) => void
}

/**
 * A lot's item list while it is edited: its text, cells and errors, as the check says them. What is
 * typed is kept on the device until it is saved.
 */
export function useItemList({ store, device, content, file, onSaved }: ItemListProps) {
  const stored = content.lists.get(file)
  const before = useMemo(() => (stored ? decodeText(stored).written : ''), [stored])
  const kept = device.get(file)
  const [text, setText] = useState(kept?.draft.body ?? before)
  /** What the stored list was when the unsaved work began; undefined without such work. */
  const [since, setSince] = useState(kept?.before)
  const [refused, setRefused] = useState('')
  const [broken, setBroken] = useState<readonly Diagnostic[]>([])
  const [outcome, setOutcome] = useState<SaveOutcome>()
  const { run, ...task } = useTask()
  useEffect(() => {
    const isChanged = text !== before
    if (isChanged)
      device.set(file, { draft: { fields: {}, body: text }, before, photos: new Map() })
    else if (device.get(file)) device.set(file, undefined)
  }, [device, file, text, before])
  const rows = useMemo(() => cellsOf(text), [text])
  const errors = useMemo(() => {
    const read = readItemList(text)
    return text !== '' && 'errors' in read ? read.errors : []
  }, [text])

  const change = (next: string) => {
    setText(next)
    setOutcome(undefined)
    setBroken([])
  }
  const load = async (chosen: Blob) => {
    const decoded = await decode(chosen)
    setRefused(decoded.error ? `${decoded.error.message} — ${decoded.error.fix}` : '')
    if (!decoded.error) change(decoded.written)
  }
  const save = () =>
    run(async () => {
      const { broken: elsewhere, saved, after } = await saveList({ store, content, file }, text)
      setBroken(elsewhere)
      setOutcome(saved)
      if (saved?.kind !== 'saved') return
      setSince(undefined)
      onSaved(after)
    })
  const discard = () => {
    setSince(undefined)
    change(before)
  }
  return {
    ...task,
    text,
    before,
    since,
    rows,
    errors,
    refused,
    broken,
    outcome,
    change,
    load,
    save,
    discard,
  }
}

async function decode(chosen: Blob): Promise<DecodedText> {
  const bytes = new Uint8Array(await chosen.arrayBuffer())
  return sizeError(bytes.length) ?? decodeText(bytes)
}

/** Saves a list unless it breaks a document, such as its lot; `broken` has the check's sentences. */
async function saveList(
  { store, content, file }: Pick<ItemListProps, 'store' | 'content' | 'file'>,
  text: string,
): Promise<{ broken: readonly Diagnostic[]; saved?: SaveOutcome; after: ContentSet }> {
  const before = content.lists.get(file)
  // A new list begins with the mark by which Excel reads its accents.
  const bytes = bytesLike(before ?? BYTE_ORDER_MARK, text)
  const files = [{ file, bytes, before }]
  const after = content.applied(files)
  const broken = await after.newErrorsElsewhere(file, content)
  if (broken.length > 0) return { broken, after }
  const message = `${before ? 'Edita' : 'Cria'} content/${file}`
  return { broken, saved: await store.save({ files, photos: new Map(), message }), after }
}
