import { type ComponentProps, useEffect, useSyncExternalStore } from 'react'
import { useContent } from '../content'
import { createStore } from '../lib/store'
import { chatText, type ChatUse, whatsappHref } from './message/chat-links'
import type { Lines } from './message/text'

/**
 * WhatsApp's logo in few points, because every page carries it. Decoration: always beside words or
 * inside a named link.
 */
export function WhatsAppIcon({ className = 'icon' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 240 240" fill="currentColor" aria-hidden="true">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="20"
        d="M16 226l13-51a108 108 0 1 1 39 38z"
      />
      <path
        d={
          'M179 147c-6-4-21-11-24-10-5 1-11 14-15 14-19-4-44-28-48-40 1-5 10-11 ' +
          '9-16l-10-25c-3-4-14-5-21 1-8 8-11 21-9 30 4 26 41 57 73 68 21 7 45-6 47-19 0-2 0-2-2-3z'
        }
      />
    </svg>
  )
}

interface ChatLinkProps extends Pick<ComponentProps<'a'>, 'className' | 'aria-label' | 'children'> {
  /** Place of the link, for which editors have written a text. */
  use: ChatUse
  /** A text in place of that one; a long one is cut and ends with the editors' sentence. */
  text?: Lines | undefined
}

/** Opens a chat with the company, whose text the visitor can change before it is sent. */
export function ChatLink({ use, text, children, ...props }: ChatLinkProps) {
  const company = useContent('company')
  const messages = useContent('messages')
  const href = whatsappHref(
    company.whatsapp,
    text ?? chatText(messages, company, use),
    messages.whatsapp.shortened,
  )
  return (
    <a {...props} href={href} target="_blank" rel="noopener">
      <WhatsAppIcon />
      {children}
    </a>
  )
}

/** Text of the floating chat button in place of its greeting, while a page supplies one. */
interface CarriedChat {
  text: Lines
  /** The button's accessible name. */
  label: string
}

const carried = createStore<CarriedChat | undefined>(undefined)

/** The text for the chat button; undefined when it greets, and in the prerendered page. */
export const useCarriedChat = (): CarriedChat | undefined =>
  useSyncExternalStore(carried.subscribe, carried.get, () => undefined)

/** Gives the chat button a text until the page is left; without a text the button greets. */
export function useCarryChat(text: Lines | undefined, label: string): void {
  useEffect(() => {
    carried.set(text === undefined ? undefined : { text, label })
    return () => carried.set(undefined)
  }, [text, label])
}
