import type { Field } from '../../content/field-tree'
import type { Draft } from '../../content/write/draft'

/** A group that has just been added: its texts are there, empty, so that the check asks for them. */
export function emptyDraft(field: Field): Draft {
  if (field.kind !== 'object') return field.kind === 'list' ? [] : ''
  return Object.fromEntries(
    Array.from(field.fields).flatMap(([key, inner]) =>
      inner.optional
        ? []
        : [[key, inner.kind === 'text' || inner.kind === 'object' ? emptyDraft(inner) : undefined]],
    ),
  )
}
