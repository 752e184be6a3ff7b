import { useCallback, useState, useSyncExternalStore } from 'react'
import { useContent } from '../content'
import { composeMessage } from './message/compose-message'
import { mailLink } from './message/mail-links'
import { openMailLink } from './open-mail-link'
import {
  prepareMessage,
  type PreparedMessage,
  forgetMessage,
  keepMessage,
  keptMessage,
  onKeptMessages,
} from './kept-messages'
import type { HandoffRequest } from './message/request'

/**
 * The hand-off: the site has no server, so a visitor's request becomes a message that the visitor
 * sends. The folder message/ has the logic and is pure (no React, nothing of the site but its
 * formats); the files beside it are the parts that the visitor sees and uses. The steps, by file:
 *
 *  1. The visitor fills in a form. use-form-fields holds the typed values, saved for the tab (lib/use-saved-fields),
 *     form-notes has the fields that forms share, message/form-rules shapes a number while it is typed.
 *  2. The visitor presses the button. message/form-rules finds the mistakes, or the values become a
 *     request: message/request.
 *  3. message/compose-message fills the editors' wording with the request's texts, each cleaned
 *     once (message/text). The result is a Message, clean by its types, also when it comes
 *     back from the tab's storage.
 *  4. kept-messages adds every way to send it, built once (message/mail-links, message/chat-links),
 *     and keeps it for the tab. Then open-mail-link opens the visitor's mail program.
 *  5. message-panel shows the message and its ways, and shares or copies it until the visitor is
 *     done.
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

/** Long enough for the busy label to be seen, short enough to keep the tap's permission to open another app. */
const BUSY_MS = 400

/** A place of the site where a message is prepared. */
export interface MessagePlace {
  /**
   * Undefined when there is none, in the prerendered page, in the first hydrated render, and while
   * `busy`.
   */
  prepared: PreparedMessage | undefined
  busy: boolean
  /**
   * For forms: composes, keeps, opens the mail link. The caller shows the toast. `detail` comes
   * back with `prepared`.
   */
  send: (request: HandoffRequest, detail?: string) => Promise<'ready' | 'failed'>
  /** Address of a mail button, which works without script, too. */
  href: (request: LinkedRequest) => string
  /**
   * Call this when such a button is pressed: the browser follows the link, and this keeps its
   * message.
   */
  keep: (request: LinkedRequest) => void
  /** The visitor is done with the message. */
  clear: () => void
}

const paint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

/**
 * The message that was prepared at a place, kept for this tab until the visitor is done.
 * @param place Any name; one for each form or mail button.
 */
export function usePreparedMessage(place: string): MessagePlace {
  const company = useContent('company')
  const messages = useContent('messages')
  const kept = useSyncExternalStore(
    onKeptMessages,
    () => keptMessage(place, { messages, company }),
    () => undefined,
  )
  const [busy, setBusy] = useState(false)

  const prepare = useCallback(
    (request: HandoffRequest, detail?: string) => {
      const message = composeMessage(request, { messages, company, now: new Date() })
      const prepared = prepareMessage(message, { messages, company }, detail)
      keepMessage(place, prepared)
      return prepared
    },
    [place, messages, company],
  )

  // The link is part of the page and its message names no day, so any moment will do.
  const href = useCallback(
    (request: LinkedRequest) =>
      mailLink(composeMessage(request, { messages, company, now: new Date(0) }), messages).href,
    [messages, company],
  )

  const send = useCallback(
    async (request: HandoffRequest, detail?: string): Promise<'ready' | 'failed'> => {
      setBusy(true)
      try {
        await paint()
        // Kept before the mail program opens, because some phones drop the page then.
        const outcome = openMailLink(prepare(request, detail).mailto)
        await wait(BUSY_MS)
        return outcome.ok ? 'ready' : 'failed'
      } catch {
        return 'failed'
      } finally {
        setBusy(false)
      }
    },
    [prepare],
  )

  const clear = useCallback(() => forgetMessage(place), [place])

  return {
    prepared: busy ? undefined : kept,
    busy,
    send,
    href,
    keep: prepare,
    clear,
  }
}
