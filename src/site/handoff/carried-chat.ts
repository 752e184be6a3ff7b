import { useEffect, useSyncExternalStore } from 'react'
import type { Lines } from './message/text'

/** What the chat button, which is on every page, carries in place of its greeting while a page has more to say. */
export interface CarriedChat {
  text: Lines
  /** The button's name. */
  label: string
}

let carried: CarriedChat | undefined
const listeners = new Set<() => void>()

function carry(chat: CarriedChat | undefined): void {
  if (chat === carried) return
  carried = chat
  for (const listener of listeners) listener()
}

const onCarried = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** For the chat button. Undefined where it greets, in the prerendered page and in the first hydrated render. */
export const useCarriedChat = (): CarriedChat | undefined =>
  useSyncExternalStore(
    onCarried,
    () => carried,
    () => undefined,
  )

/** For a page: the chat button says this until the page goes; without a text it greets. */
export function useCarryChat(text: Lines | undefined, label: string): void {
  useEffect(() => {
    carry(text === undefined ? undefined : { text, label })
    return () => carry(undefined)
  }, [text, label])
}
