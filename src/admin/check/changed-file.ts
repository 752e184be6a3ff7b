import type { DraftObject } from '../../content/yaml/draft'
import { patchDocument, readDocumentDraft } from '../../content/yaml/patch-document'
import type { FileChange } from '../store/content-store'
import type { ContentSet } from './content-set'

const MARK = '\ufeff'

/** The bytes of a text; a byte order mark belongs to the file and not to the text. */
export const bytesLike = (old: Uint8Array | undefined, text: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode((old?.[0] === 0xef && old[1] === 0xbb ? MARK : '') + text)

/** An item list with another text; without one it is deleted. Excel reads the accents of a new one by its byte order mark. */
export function changedList(content: ContentSet, file: string, text: string): FileChange {
  const before = content.lists.get(file)
  const bytes = text === '' ? undefined : bytesLike(before, before ? text : MARK + text)
  return { file, bytes, before }
}

/**
 * A document with some of its fields changed, all other lines as they are.
 * @throws Error for a file that cannot be read or written
 */
export function changedFile(
  content: ContentSet,
  file: string,
  change: (fields: DraftObject) => DraftObject,
): FileChange {
  const document = content.documents.get(file)
  const type = document?.read.type
  const text = document?.decoded.written ?? ''
  const draft = type && readDocumentDraft(type, text)
  if (!document || !type || !draft) throw new Error(`content/${file} não pode ser lido.`)
  const changed = patchDocument(type, text, { ...draft, fields: change(draft.fields) })
  return { file, bytes: bytesLike(document.bytes, changed), before: document.bytes }
}
