import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from '../lib/create-store'
import type { Lines } from './message/text'

/** What the chat button of every page says in place of its greeting, while a page has more to say. */
export interface CarriedChat {
  text: Lines
  /** The button's name. */
  label: string
}

const carried = createStore<CarriedChat | undefined>(undefined)

/** For the chat button. Undefined when it greets, in the prerendered page and in the first hydrated render. */
export const useCarriedChat = (): CarriedChat | undefined =>
  useSyncExternalStore(carried.subscribe, carried.get, () => undefined)

/** For a page: the chat button says this until the page goes; without a text it greets. */
export function useCarryChat(text: Lines | undefined, label: string): void {
  useEffect(() => {
    carried.set(text === undefined ? undefined : { text, label })
    return () => carried.set(undefined)
  }, [text, label])
}
