import { isDraftObject, sameDraft, type Draft } from './draft'
import { mergeLines } from './merge-lines'
import type { DocumentDraft } from './patch-document'

/**
 * Brings an editor's changes of a form to a newer state of the document. A field that only one side
 * changed has that side's value; of one that both changed the editor's own stays.
 * @param base the state on which the editor began
 * @returns the form, and the names of the fields that both changed, as `photo.alt`
 */
export function mergeDrafts(
  base: DocumentDraft,
  mine: DocumentDraft,
  theirs: DocumentDraft,
): { draft: DocumentDraft; both: string[] } {
  const both: string[] = []
  const merge = (old: Draft, own: Draft, other: Draft, path: readonly string[]): Draft => {
    if (sameDraft(own, old)) return other
    if (sameDraft(other, old) || sameDraft(own, other)) return own
    if (isDraftObject(own) && isDraftObject(other)) {
      const from = isDraftObject(old) ? old : {}
      const keys = [...new Set([...Object.keys(other), ...Object.keys(own)])]
      return Object.fromEntries(
        keys.map((key) => [key, merge(from[key], own[key], other[key], [...path, key])]),
      )
    }
    both.push(path.join('.'))
    return own
  }
  const fields = merge(base.fields, mine.fields, theirs.fields, [])
  const [old = '', own, other] = [base.body, mine.body, theirs.body]
  if (own !== undefined && other !== undefined && own !== other && own !== old && other !== old)
    both.push('texto')
  return {
    draft: {
      fields: isDraftObject(fields) ? fields : mine.fields,
      ...(own !== undefined && { body: mergeLines(other ?? old, old, own) }),
    },
    both,
  }
}
