import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from '../lib/create-store'
import type { Lines } from './message/text'

/** Text of the floating chat button in place of its greeting, while a page supplies one. */
interface CarriedChat {
  text: Lines
  /** The button's accessible name. */
  label: string
}

const carried = createStore<CarriedChat | undefined>(undefined)

/**
 * Returns the text for the chat button. Undefined when the button greets, in the prerendered page
 * and in the first hydrated render.
 */
export const useCarriedChat = (): CarriedChat | undefined =>
  useSyncExternalStore(carried.subscribe, carried.get, () => undefined)

/** Gives the chat button a text until the page is left; without a text the button greets. */
export function useCarryChat(text: Lines | undefined, label: string): void {
  useEffect(() => {
    carried.set(text === undefined ? undefined : { text, label })
    return () => carried.set(undefined)
  }, [text, label])
}
