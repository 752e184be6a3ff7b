import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import type { CompanyView, MessagesView } from '../../content/views'
import { whatsappMessageHref } from './core/chat-links'
import { composeMessage } from './core/compose-message'
import { asMessage, clearDraft, loadDraft, saveDraft } from './core/draft-store'
import { gmailHref, mailtoDraft, outlookHref } from './core/mail-links'
import { openDraft } from './core/open-draft'
import type { HandoffRequest, Message } from './core/request'
import { followLink } from './shell/follow-link'
import { useCompany, useMessages } from '../content'

/** A composed message with every way to send it; links are complete addresses. */
export interface PreparedMessage {
  message: Message
  mailto: string
  /** Whether the mail link carries a compact text because the full one is too long for it. */
  compact: boolean
  gmail: string
  outlook: string
  whatsapp: string
  /** What the page needs to find its way back, such as the slug of the service. */
  detail?: string
}

type Kept = { message: Message; detail?: string }

/** Long enough for the busy label to be seen, short enough to keep the tap's permission to open another app. */
const BUSY_MS = 400

const storageKey = (place: string) => `prepared:${place}`
const known = new Map<string, Kept | undefined>()
const listeners = new Set<() => void>()
/** Messages made in this page view whose panel did not show yet: their panel takes the focus. */
const arrivals = new WeakSet<Message>()

function read(place: string, to: string): Kept | undefined {
  if (!known.has(place)) {
    const stored = loadDraft(storageKey(place))
    const message = asMessage(stored, to)
    const detail = typeof stored === 'object' && stored !== null && 'detail' in stored && typeof stored.detail === 'string' ? stored.detail : undefined
    known.set(place, message ? { message, detail } : undefined)
  }
  return known.get(place)
}

function write(place: string, kept: Kept | undefined): void {
  known.set(place, kept)
  if (kept) saveDraft(storageKey(place), { ...kept.message, detail: kept.detail })
  else clearDraft(storageKey(place))
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the message was made in this page view and is shown for the first time; asking once uses it up. */
export const takeArrival = (message: Message): boolean => arrivals.delete(message)

const withLinks = ({ message, detail }: Kept, messages: MessagesView, company: CompanyView): PreparedMessage => {
  const draft = mailtoDraft(message, messages)
  return {
    message,
    detail,
    mailto: draft.href,
    compact: draft.compact,
    gmail: gmailHref(message, messages),
    outlook: outlookHref(message, messages),
    whatsapp: whatsappMessageHref(company.whatsapp, message, messages),
  }
}

const paint = () => new Promise<void>((resolve) => { requestAnimationFrame(() => setTimeout(resolve)) })
const wait = (ms: number) => new Promise<void>((resolve) => { setTimeout(resolve, ms) })

/**
 * The message that was prepared at a place of the site (a form or a mail button), kept for this tab until the visitor is done.
 * `prepared` is undefined in the prerendered page, in the first hydrated render and while `busy`.
 */
export function usePreparedMessage(place: string) {
  const company = useCompany()
  const messages = useMessages()
  const kept = useSyncExternalStore(subscribe, () => read(place, company.email), () => undefined)
  const prepared = useMemo(() => kept && withLinks(kept, messages, company), [kept, messages, company])
  const [busy, setBusy] = useState(false)

  /** For real mail links: the browser follows the link, this keeps what it says. */
  const keep = useCallback((request: HandoffRequest, detail?: string): Message => {
    const message = composeMessage(request, { messages, company, now: new Date() })
    arrivals.add(message)
    write(place, { message, detail })
    return message
  }, [place, messages, company])

  /** For forms: composes, keeps, opens the draft in place. Toasts are the caller's. */
  const send = useCallback(async (request: HandoffRequest, detail?: string): Promise<'ready' | 'failed'> => {
    setBusy(true)
    try {
      await paint()
      // Kept before the mail program is called: some phones drop the page then.
      const message = keep(request, detail)
      const outcome = openDraft(mailtoDraft(message, messages).href, followLink)
      await wait(BUSY_MS)
      return outcome.ok ? 'ready' : 'failed'
    } catch {
      return 'failed'
    } finally {
      setBusy(false)
    }
  }, [keep, messages])

  const clear = useCallback(() => write(place, undefined), [place])

  return { prepared: busy ? undefined : prepared, busy, send, keep, clear }
}
