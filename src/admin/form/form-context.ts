import { createContext, useContext } from 'react'
import type { Diagnostic } from '../../content/check/diagnostic'
import type { PhotoShelf } from '../photos/photo-shelf'

/** What every field of the form needs besides its own value. */
export interface FormFacts {
  /** Faults by the name of their field, as the check names it: `photo.src`, `specs[2]`. */
  errors: ReadonlyMap<string, readonly Diagnostic[]>
  /** The same of what is only remarked on: shown beside the field, and no reason to refuse. */
  warnings: ReadonlyMap<string, readonly Diagnostic[]>
  shelf: PhotoShelf
  /** Folder below content/photos for new pictures, and the beginning of their names. */
  photoFolder: string
  photoName: string
}

export const FormContext = createContext<FormFacts | undefined>(undefined)

export function useForm(): FormFacts {
  const facts = useContext(FormContext)
  if (!facts) throw new Error('A field stands outside of its form.')
  return facts
}

/** Id of a field's input; an error's link leads there. */
export const inputId = (name: string): string => `campo-${name}`
