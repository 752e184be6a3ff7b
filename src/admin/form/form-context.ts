import { createContext, useContext } from 'react'
import type { Fault } from '../../content/check/fault'
import type { PhotoShelf } from '../photos/photo-shelf'

/** What every field of the form needs besides its own value. */
export interface FormFacts {
  /** Faults by the name of their field, as the check names it: `photo.src`, `specs[2]`. */
  faults: ReadonlyMap<string, readonly Fault[]>
  /** The same of what is only remarked on: shown beside the field, and no reason to refuse. */
  remarks: ReadonlyMap<string, readonly Fault[]>
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

/** Id of a field's input; a fault's link leads there. */
export const inputId = (name: string): string => `campo-${name}`
