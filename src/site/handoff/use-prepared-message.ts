import { useState, useSyncExternalStore } from 'react'
import { useContent } from '../content'
import { clearForTab, createStore, loadForTab, saveForTab } from '../lib/store'
import { sleep } from '../lib/time'
import { composeMessage } from './message/compose-message'
import { mailLink } from './message/mail-links'
import { asMessage, type HandoffRequest, type Message } from './message/request'

/**
 * The hand-off: the site has no server, so a visitor's request becomes a message that the visitor
 * sends. The folder message/ has the logic and is pure (no React, nothing of the site but its
 * formats); the files beside it are the parts that the visitor sees and uses. The steps, by file:
 *
 *  1. The visitor fills in a form. use-form-fields holds the typed values, saved for the tab, and
 *     form-notes has the fields that forms share.
 *  2. The visitor presses the button. message/form-rules finds the mistakes, or the values become a
 *     request: message/request.
 *  3. message/compose-message fills the editors' wording with the request's texts, each cleaned
 *     once (message/text). The result is a Message, clean by its types, also when it comes
 *     back from the tab's storage.
 *  4. The message is kept for the tab (here), and its link opens the visitor's mail program.
 *  5. message-panel shows the message with every way to send it (message/mail-links,
 *     message/chat-links), and shares or copies it until the visitor is done.
 *
 * Mail buttons are real links, which work without script; a press only keeps the message. Where a
 * form can't work without script, form-notes shows where to write. message/chat-links has the plain
 * WhatsApp and telephone links, too.
 */

/** A request whose message names no day of its own, so that its link may be part of the page. */
type LinkedRequest = Extract<
  HandoffRequest,
  { kind: 'lot' | 'difference' | 'estimate' | 'inventory' | 'consultation' | 'demonstration' }
>

/**
 * The prepared messages of this tab, one for each place of the site (a form, a mail button), kept
 * until the visitor is done. A place without an entry has not been read from the tab's storage yet.
 */
const known = new Map<string, Message | undefined>()
const changes = createStore(0)

/** Messages of this page view whose panel has not been shown yet: it takes the focus. */
const arrivals = new WeakSet<Message>()

/** Returns true once for a message that was made in this page view. */
export const takeArrival = (message: Message): boolean => arrivals.delete(message)

/** The message that was prepared at a place, also before a reload. */
function keptMessage(place: string, to: string): Message | undefined {
  if (!known.has(place)) known.set(place, asMessage(loadForTab(`prepared:${place}`) ?? {}, to))
  return known.get(place)
}

export function keepMessage(place: string, message: Message): void {
  arrivals.add(message)
  known.set(place, message)
  saveForTab(`prepared:${place}`, message)
  changes.set(changes.get() + 1)
}

function forgetMessage(place: string): void {
  known.set(place, undefined)
  clearForTab(`prepared:${place}`)
  changes.set(changes.get() + 1)
}

/**
 * Follows a mail link in this window: a new window would stay behind as a blank tab, and pop-ups
 * are blocked. Success means that the browser took the link; whether a mail program opened cannot
 * be known. The specification fixes the words; pages show a toast instead.
 */
export function openMailLink(href: string): { ok: boolean; message: string } {
  try {
    window.location.href = href
    return { ok: true, message: 'E-mail enviado com sucesso!' }
  } catch {
    return { ok: false, message: 'Erro ao enviar e-mail. Tente novamente.' }
  }
}

/** Long enough for the busy label to be seen, short enough to keep the tap's permission to open another app. */
const BUSY_MS = 400

const paint = () => new Promise((resolve) => requestAnimationFrame(resolve)).then(() => sleep(0))

export type MessagePlace = ReturnType<typeof usePreparedMessage>

/**
 * The message that was prepared at a place, kept for this tab until the visitor is done.
 * @param place Any name; one for each form or mail button.
 */
export function usePreparedMessage(place: string) {
  const company = useContent('company')
  const messages = useContent('messages')
  const kept = useSyncExternalStore(
    changes.subscribe,
    () => keptMessage(place, company.email),
    () => undefined,
  )
  const [busy, setBusy] = useState(false)
  const compose = (request: HandoffRequest, now?: Date) =>
    composeMessage(request, { messages, company }, now)

  return {
    /** Undefined when there is none, in the prerendered page, and while `busy`. */
    prepared: busy ? undefined : kept,
    busy,
    /**
     * For forms: composes, keeps, opens the mail link. The caller shows the toast.
     */
    async send(request: HandoffRequest): Promise<'ready' | 'failed'> {
      setBusy(true)
      try {
        await paint()
        const message = compose(request, new Date())
        // Kept before the mail program opens, because some phones drop the page then.
        keepMessage(place, message)
        const { ok } = openMailLink(mailLink(message, messages).href)
        await sleep(BUSY_MS)
        return ok ? 'ready' : 'failed'
      } catch {
        return 'failed'
      } finally {
        setBusy(false)
      }
    },
    /** Address of a mail button, which works without script, too. */
    href: (request: LinkedRequest): string => mailLink(compose(request), messages).href,
    /** For the press of such a button: the browser follows the link, and this keeps its message. */
    keep: (request: LinkedRequest): void => keepMessage(place, compose(request)),
    /** The visitor is done with the message. */
    clear: (): void => forgetMessage(place),
  }
}
