import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Diagnostic } from '../../content/check/diagnostic'
import { documentType, type DocumentTypeName } from '../../content/document-types'
import type { ContentSet } from '../check/content-set'
import type { PhotoShelf } from '../photos/photo-shelf'
import {
  newDocument,
  patchDocument,
  readDocumentDraft,
  type DocumentDraft,
} from '../../content/write/patch-document'

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
}

const MARK = '\ufeff'

/** Holds the form of a document and computes the content that saving it now would give. */
export function useDocument(
  content: ContentSet,
  type: DocumentTypeName,
  file: string,
  shelf: PhotoShelf,
): EditedDocument {
  const stored = content.documents.get(file)
  const before = stored?.decoded.written ?? ''
  const [draft, change] = useState(() =>
    stored
      ? readDocumentDraft(type, before)
      : { fields: {}, ...(documentType(type).format === 'mdx' ? { body: '\n' } : {}) },
  )
  const { text, unwritable } = useMemo(
    () => written(type, before, stored !== undefined, draft),
    [type, before, stored, draft],
  )
  const edited = useMemo(() => {
    // A byte order mark belongs to the file and not to the text.
    const marked = stored?.bytes[0] === 0xef && stored.bytes[1] === 0xbb
    const bytes = new TextEncoder().encode((marked ? MARK : '') + text)
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
  return { draft, change, before, text, ...edited, errors, warnings, unwritable }
}

function written(
  type: DocumentTypeName,
  before: string,
  exists: boolean,
  draft: DocumentDraft | undefined,
): { text: string; unwritable: string | undefined } {
  if (!draft) return { text: before, unwritable: undefined }
  try {
    return {
      text: exists ? patchDocument(type, before, draft) : newDocument(type, draft),
      unwritable: undefined,
    }
  } catch (error) {
    return { text: before, unwritable: error instanceof Error ? error.message : String(error) }
  }
}
