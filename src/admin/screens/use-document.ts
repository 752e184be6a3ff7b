import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Diagnostic } from '../../content/check/diagnostic'
import { documentType, type DocumentTypeName } from '../../content/document-types'
import { mergeDrafts, sameDraft, type DocumentDraft } from '../../content/yaml/draft'
import { newDocument, patchDocument, readDocumentDraft } from '../../content/yaml/patch-document'
import { bytesLike, type ContentSet } from '../check/content-set'
import { listOf } from '../check/move-document'
import type { PhotoShelf } from '../photos/photo-shelf'
import type { FileChange } from '../store/content-store'
import type { Device } from '../store/device'

/** What an editor has typed into a document. */
interface Work {
  /** Undefined while the file cannot be read into a form. */
  draft: DocumentDraft | undefined
  /** The text of another item list beside a lot, '' for none; undefined for the stored one. */
  list?: string | undefined
  /**
   * Set when the form began with unsaved work; `since` is the stored text at that time, `both` the
   * fields that somebody else changed too.
   */
  restored?: { since: string; both: readonly string[] } | undefined
}

/** A document that is being edited. */
export type EditedDocument = ReturnType<typeof useDocument>

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
) {
  const stored = content.documents.get(file)
  const before = stored?.decoded.written ?? ''
  const asStored = useMemo(() => storedDraft(type, before), [type, before])
  const [work, setWork] = useState(() => begin(type, file, before, shelf, device))
  const { draft, list } = work
  const { text, unwritable } = useMemo(() => written(type, before, draft), [type, before, draft])
  const edited = useMemo(() => {
    const files: FileChange[] = []
    if (text !== before)
      files.push({ file, bytes: bytesLike(stored?.bytes, text), before: stored?.bytes })
    if (list !== undefined && list !== content.listText(listOf(file)))
      files.push(content.changedList(listOf(file), list))
    return { files, content: content.applied(files, shelf.paths) }
  }, [content, file, shelf, stored, before, text, list])
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
    if (!sameDraft({ ...draft }, { ...asStored }) || edited.files.length > 0)
      device.set(file, { draft, list, before, photos: shelf.namedIn(text) })
    else if (device.get(file)) device.set(file, undefined)
  }, [device, file, draft, list, text, before, asStored, edited, shelf])
  return {
    ...work,
    change: (next: Partial<Work>) => setWork((now) => ({ ...now, ...next })),
    /** Takes the form back to the stored document. */
    discard: () => setWork({ draft: asStored }),
    /** The stored text, and the text that a save would write. */
    before,
    text,
    /** `files`: what a save would change. `content`: the whole content after it. */
    ...edited,
    errors,
    warnings,
    /** Why the edit cannot be written; undefined when it can. */
    unwritable,
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
): Work {
  const now = storedDraft(type, before)
  const kept = device.get(file)
  if (!now || !kept) return { draft: now }
  const base = storedDraft(type, kept.before)
  // A document that was deleted since has no changes to merge.
  const { draft, both } =
    kept.before === before || before === '' || !base
      ? { draft: kept.draft, both: [] }
      : mergeDrafts(base, kept.draft, now)
  // The last save succeeded, although its answer did not arrive.
  if (sameDraft({ ...draft }, { ...now }) && kept.list === undefined) return { draft: now }
  // When another photo has taken the name meanwhile, the save reports the conflict.
  for (const [path, photo] of kept.photos) shelf.add(path, photo)
  return { draft, list: kept.list, restored: { since: kept.before, both } }
}

function written(
  type: DocumentTypeName,
  before: string,
  draft: DocumentDraft | undefined,
): { text: string; unwritable?: string } {
  // A new document in which nothing is written yet has no line.
  if (!draft || (before === '' && sameDraft(draft.fields, {}) && !draft.body?.trim()))
    return { text: before }
  try {
    return { text: before === '' ? newDocument(type, draft) : patchDocument(type, before, draft) }
  } catch (error) {
    return { text: before, unwritable: error instanceof Error ? error.message : String(error) }
  }
}
