import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Diagnostic } from '../../content/check/diagnostic'
import { documentType, type DocumentTypeName } from '../../content/document-types'
import { bytesLike } from '../check/changed-file'
import type { ContentSet } from '../check/content-set'
import type { PhotoShelf } from '../photos/photo-shelf'
import {
  mergeDrafts,
  newDocument,
  patchDocument,
  readDocumentDraft,
  type DocumentDraft,
} from '../../content/yaml/patch-document'
import { sameDraft } from '../../content/yaml/draft'
import type { Device } from '../store/device'

/** A document that is being edited. */
export interface EditedDocument {
  /** Undefined while the file cannot be read into a form. */
  draft: DocumentDraft | undefined
  change: (draft: DocumentDraft) => void
  /** The stored text, and the text that a save would write. */
  before: string
  text: string
  bytes: Uint8Array<ArrayBuffer>
  /** The whole content after a save. */
  content: ContentSet
  errors: readonly Diagnostic[]
  /** Warnings stop nothing. */
  warnings: readonly Diagnostic[]
  /** Why the edit cannot be written; undefined when it can. */
  unwritable: string | undefined
  /**
   * Set when the form began with unsaved work; `since` is the stored text at that time, `both` the
   * fields that somebody else changed too.
   */
  restored: { since: string; both: readonly string[] } | undefined
  /** Takes the form back to the stored document. */
  discard: () => void
  /** Forgets `restored`, once the work is saved. */
  settle: () => void
}

/**
 * Holds the form of a document and computes the content that saving it now would give. Typed text
 * is kept on the device until it is saved, and is there again when the document is opened.
 */
export function useDocument(
  content: ContentSet,
  type: DocumentTypeName,
  file: string,
  shelf: PhotoShelf,
  device: Device,
): EditedDocument {
  const stored = content.documents.get(file)
  const before = stored?.decoded.written ?? ''
  const asStored = useMemo(() => storedDraft(type, before), [type, before])
  const [[draft, restored], setState] = useState(() => begin(type, file, before, shelf, device))
  const change = (next: DocumentDraft) => setState([next, restored])
  const discard = () => setState([asStored, undefined])
  const settle = () => setState(([now]) => [now, undefined])
  const { text, unwritable } = useMemo(
    () => written(type, before, stored !== undefined, draft),
    [type, before, stored, draft],
  )
  const edited = useMemo(() => {
    const bytes = bytesLike(stored?.bytes, text)
    return { bytes, content: content.with(file, bytes, shelf.paths) }
  }, [content, file, shelf, stored, text])
  const latest = useDeferredValue(edited.content)
  const [errors, setErrors] = useState<readonly Diagnostic[]>([])
  useEffect(() => {
    let current = true
    void latest.errorsOf(file).then((found) => {
      if (current) setErrors(found)
    })
    return () => {
      current = false
    }
  }, [latest, file])
  const warnings = useMemo(() => latest.warningsOf(file), [latest, file])
  useEffect(() => {
    // While the document cannot be read, the kept work stays as it is.
    if (!draft) return
    if (!sameDraft({ ...draft }, { ...asStored }))
      device.set(file, { draft, before, photos: shelf.namedIn(text) })
    else if (device.get(file)) device.set(file, undefined)
  }, [device, file, draft, text, before, asStored, shelf])
  return {
    draft,
    change,
    before,
    text,
    ...edited,
    errors,
    warnings,
    unwritable,
    restored,
    discard,
    settle,
  }
}

/** The form of a document as it is stored; an empty one for a new document. */
const storedDraft = (type: DocumentTypeName, text: string): DocumentDraft | undefined =>
  text === ''
    ? { fields: {}, ...(documentType(type).format === 'mdx' ? { body: '\n' } : {}) }
    : readDocumentDraft(type, text)

/** The stored form, merged with the unsaved work that the device keeps for it. */
function begin(
  type: DocumentTypeName,
  file: string,
  before: string,
  shelf: PhotoShelf,
  device: Device,
): [DocumentDraft | undefined, EditedDocument['restored']] {
  const now = storedDraft(type, before)
  const kept = device.get(file)
  if (!now || !kept) return [now, undefined]
  const base = storedDraft(type, kept.before)
  // A document that was deleted since has no changes to merge.
  const merged =
    kept.before === before || before === '' || !base
      ? { draft: kept.draft, both: [] }
      : mergeDrafts(base, kept.draft, now)
  // The last save succeeded, although its answer did not arrive.
  if (sameDraft({ ...merged.draft }, { ...now })) return [now, undefined]
  // When another photo has taken the name meanwhile, the save reports the conflict.
  for (const [path, photo] of kept.photos) shelf.add(path, photo)
  return [merged.draft, { since: kept.before, both: merged.both }]
}

function written(
  type: DocumentTypeName,
  before: string,
  exists: boolean,
  draft: DocumentDraft | undefined,
): { text: string; unwritable: string | undefined } {
  // A new document in which nothing is written yet has no line.
  if (!draft || (!exists && Object.keys(draft.fields).length === 0 && !draft.body?.trim()))
    return { text: before, unwritable: undefined }
  try {
    return {
      text: exists ? patchDocument(type, before, draft) : newDocument(type, draft),
      unwritable: undefined,
    }
  } catch (error) {
    return { text: before, unwritable: error instanceof Error ? error.message : String(error) }
  }
}
