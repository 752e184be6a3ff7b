import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useBringForms, useCompany, useMessages } from '../content'
import { useLatePart } from '../lib/late-part'
import { composeMessage } from './message/compose-message'
import { mailLink } from './message/mail-links'
import { openMailLink, followLink } from './open-mail-link'
import {
  prepareMessage,
  type PreparedMessage,
  forgetMessage,
  keepMessage,
  keptMessage,
  onKeptMessages,
} from './kept-messages'
import type { HandoffRequest } from './message/request'
import { onIntent, panelPart } from './panel-part'

/**
 * The hand-off: the site has no server, so what a visitor asks for becomes a message that the visitor sends. core/ decides and
 * is pure (no React, nothing of the site but the formats); shell/ is what the visitor sees and touches. The story, by its files:
 *
 *  1. The visitor fills in a form. shell/use-form-fields holds the typed values and remembers them for the tab (core/draft-store),
 *     shell/requester-fields are the fields that forms share, core/format-phone shapes a number while it is typed.
 *  2. The visitor presses the button. core/form-rules says what is wrong, or the values become a request: core/request.
 *  3. core/compose-message fills the editors' wording (core/fill-template) with the request's texts, each cleaned once
 *     (core/text). The result is a core/message, clean by its types, also when it comes back from the tab's storage.
 *  4. core/prepared-message adds every way to send it, built once: core/mail-links, core/chat-links.
 *  5. shell/kept-messages keeps it for the tab, then core/open-draft opens the draft (shell/follow-link).
 *  6. shell/prepared-message-panel shows the message and its ways, and copies, shares or saves it (core/message-files);
 *     until the visitor is done. It comes when somebody is about to ask (shell/panel-part, shell/intent); where it does not,
 *     shell/plain-message shows the message alone.
 *
 * Mail buttons are real links, right without script; a press only keeps the message. Where a form can't work without script,
 * shell/no-script-note says where to write. Plain WhatsApp and telephone links are core/chat-links as well.
 */

/** A request whose message names no day of its own, so that its link may stand in the page. */
type LinkedRequest = Extract<
  HandoffRequest,
  { kind: 'lot' | 'load' | 'consultation' | 'demonstration' }
>

/** Long enough for the busy label to be seen, short enough to keep the tap's permission to open another app. */
const BUSY_MS = 400

/** A place of the site where a message is prepared. */
export interface MessagePlace {
  /** Undefined when there is none, in the prerendered page, in the first hydrated render, while `busy` and while the panel comes. */
  prepared: PreparedMessage | undefined
  busy: boolean
  /** For forms: composes, keeps, opens the draft in place. Toasts are the caller's. `detail` comes back with `prepared`. */
  send: (request: HandoffRequest, detail?: string) => Promise<'ready' | 'failed'>
  /** Address of a mail button, right without script. */
  href: (request: LinkedRequest) => string
  /** Told when such a button is pressed: the browser follows the link, this keeps what it says. */
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

/** The message that was prepared at a place (any name, one a form or mail button), kept for this tab until the visitor is done. */
export function usePreparedMessage(place: string): MessagePlace {
  const company = useCompany()
  const messages = useMessages()
  const bringForms = useBringForms()
  const kept = useSyncExternalStore(
    onKeptMessages,
    () => keptMessage(place, { messages, company }),
    () => undefined,
  )
  const panel = useLatePart(panelPart, kept !== undefined, bringForms)
  const [busy, setBusy] = useState(false)
  useEffect(() => onIntent(() => void panelPart.ask(bringForms)), [bringForms])

  const prepare = useCallback(
    (request: HandoffRequest, detail?: string) => {
      const message = composeMessage(request, { messages, company, now: new Date() })
      const prepared = prepareMessage(message, { messages, company }, detail)
      keepMessage(place, prepared)
      // Here already if the intent was seen; a press after it was missing tries again.
      return { prepared, shown: panelPart.ask(bringForms) }
    },
    [place, messages, company, bringForms],
  )

  // The moment only satisfies the composer.
  const href = useCallback(
    (request: LinkedRequest) =>
      mailLink(composeMessage(request, { messages, company, now: new Date(0) }), messages).href,
    [messages, company],
  )
  const keep = useCallback(
    (request: LinkedRequest) => {
      prepare(request)
    },
    [prepare],
  )

  const send = useCallback(
    async (request: HandoffRequest, detail?: string): Promise<'ready' | 'failed'> => {
      setBusy(true)
      try {
        await paint()
        // Kept before the mail program is called: some phones drop the page then.
        const {
          prepared: { mailto },
          shown,
        } = prepare(request, detail)
        const outcome = openMailLink(mailto, followLink)
        await Promise.all([wait(BUSY_MS), shown])
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

  return { prepared: busy || panel === undefined ? undefined : kept, busy, send, href, keep, clear }
}
