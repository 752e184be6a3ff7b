import { clearDraft, loadDraft, saveDraft } from '../core/draft-store'
import { asMessage, type Message } from '../core/message'
import { prepareMessage, type PreparedMessage, type Wording } from '../core/prepared-message'

/** The prepared messages of this tab, one a place of the site (a form, a mail button), each kept until the visitor is done. */

const storageKey = (place: string) => `prepared:${place}`
const known = new Map<string, PreparedMessage | undefined>()
const listeners = new Set<() => void>()
/** Messages made in this page view whose panel did not show yet: their panel takes the focus. */
const arrivals = new WeakSet<Message>()

/** What was prepared at a place; after a reload it is read from the tab's storage and its links are built again. */
export function keptMessage(place: string, wording: Wording): PreparedMessage | undefined {
  if (!known.has(place)) {
    const stored = loadDraft(storageKey(place))
    const message = stored && asMessage(stored, wording.company.email)
    const detail = typeof stored?.detail === 'string' ? stored.detail : undefined
    known.set(place, message ? prepareMessage(message, wording, detail) : undefined)
  }
  return known.get(place)
}

const tell = () => {
  for (const listener of listeners) listener()
}

export function keepMessage(place: string, prepared: PreparedMessage): void {
  arrivals.add(prepared.message)
  known.set(place, prepared)
  saveDraft(storageKey(place), { ...prepared.message, detail: prepared.detail })
  tell()
}

export function forgetMessage(place: string): void {
  known.set(place, undefined)
  clearDraft(storageKey(place))
  tell()
}

/** Calls `listener` at every change of any place; returns the way to end that. */
export function onKeptMessages(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the message was made in this page view and is shown for the first time; asking once uses it up. */
export const takeArrival = (message: Message): boolean => arrivals.delete(message)
