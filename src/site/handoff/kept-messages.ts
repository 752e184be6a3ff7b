import type { Messages } from '../../content/schema/messages'
import { whatsappMessageHref } from './message/chat-links'
import { gmailHref, mailLink, outlookHref } from './message/mail-links'
import { type Message, asMessage, type CompanyContact } from './message/request'
import { createStore } from '../lib/create-store'
import { clearForTab, loadForTab, saveForTab } from '../lib/tab-store'

/** A composed message with every way to send it; links are complete addresses. */
export interface PreparedMessage {
  message: Message
  mailto: string
  /** Whether the mail link carries a compact text because the full one is too long for it. */
  compact: boolean
  gmail: string
  outlook: string
  whatsapp: string
  /** State that the page needs when it shows the message again, such as the slug of the service. */
  detail?: string
}

/** The editors' wording, and the company that receives the messages. */
export interface Wording {
  messages: Messages
  company: CompanyContact & { /** International, as +5511912345678. */ whatsapp: string }
}

/** Builds a message's links, each once. */
export function prepareMessage(
  message: Message,
  { messages, company }: Wording,
  detail?: string,
): PreparedMessage {
  const { href: mailto, compact } = mailLink(message, messages)
  return {
    message,
    mailto,
    compact,
    gmail: gmailHref(message, messages),
    outlook: outlookHref(message, messages),
    whatsapp: whatsappMessageHref(company.whatsapp, message, messages),
    detail,
  }
}

/**
 * The prepared messages of this tab, one for each place of the site (a form, a mail button), kept
 * until the visitor is done. A place without an entry has not been read from the tab's storage yet.
 */
const known = new Map<string, PreparedMessage | undefined>()
const changes = createStore(0)

const storageKey = (place: string) => `prepared:${place}`

/**
 * Messages made in this page view whose panel has not been shown yet: their panel takes the focus.
 */
const arrivals = new WeakSet<Message>()

/**
 * Returns the message that was prepared at a place. After a reload it is read from the tab's
 * storage, and its links are built again.
 */
export function keptMessage(place: string, wording: Wording): PreparedMessage | undefined {
  if (!known.has(place)) {
    const stored = loadForTab(storageKey(place))
    const message = stored && asMessage(stored, wording.company.email)
    const detail = typeof stored?.detail === 'string' ? stored.detail : undefined
    known.set(place, message ? prepareMessage(message, wording, detail) : undefined)
  }
  return known.get(place)
}

const tell = () => changes.set(changes.get() + 1)

export function keepMessage(place: string, prepared: PreparedMessage): void {
  arrivals.add(prepared.message)
  known.set(place, prepared)
  saveForTab(storageKey(place), { ...prepared.message, detail: prepared.detail })
  tell()
}

export function forgetMessage(place: string): void {
  known.set(place, undefined)
  clearForTab(storageKey(place))
  tell()
}

/** Calls `listener` at every change of any place; returns the function that unsubscribes it. */
export const onKeptMessages = changes.subscribe

/**
 * Returns true once for a message that was made in this page view: when it is shown for the first
 * time.
 */
export const takeArrival = (message: Message): boolean => arrivals.delete(message)
