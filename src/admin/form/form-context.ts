import { createContext, useContext } from 'react'
import type { Diagnostic } from '../../content/check/diagnostic'
import type { Field } from '../../content/schema/field-tree'
import type { Draft } from '../../content/yaml/draft'
import type { PhotoShelf } from '../photos/photo-shelf'

/** A value that may be chosen, and its title where it has one of its own. */
export interface Choice {
  value: string
  title?: string | undefined
}

/** The data that every field of the form needs besides its own value. */
export interface FormFacts {
  errors: readonly Diagnostic[]
  /** Shown beside their field in the same way; they stop nothing. */
  warnings: readonly Diagnostic[]
  shelf: PhotoShelf
  /**
   * The allowed values of fields that name another document, by widget: the authors, the materials.
   */
  choices: ReadonlyMap<string, readonly Choice[]>
  /** Folder below content/photos for new pictures, and the prefix of their names. */
  photoFolder: string
  photoName: string
}

export const FormContext = createContext<FormFacts | undefined>(undefined)

export function useForm(): FormFacts {
  const facts = useContext(FormContext)
  if (!facts) throw new Error('A field stands outside of its form.')
  return facts
}

/** The diagnostics of a field, by its name in the check: `photo.src`, `specs[2]`. */
export const ofField = (diagnostics: readonly Diagnostic[], name: string): Diagnostic[] =>
  diagnostics.filter(({ field }) => field === name)

/** Id of a field's input, the target of an error's link. */
export const inputId = (name: string): string => `campo-${name}`

/** Focuses a field and opens the folded parts around it. */
export function focusInput(name: string): void {
  const input = document.getElementById(inputId(name))
  for (let part = input?.closest('details'); part; part = part.parentElement?.closest('details'))
    part.open = true
  input?.focus()
}

/** The values of a new group: its texts are present and empty, so that the check demands them. */
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
