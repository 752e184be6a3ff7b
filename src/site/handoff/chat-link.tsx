import type { ComponentProps } from 'react'
import { useContent } from '../content'
import { WhatsAppIcon } from '../ui/whatsapp-icon'
import { type ChatUse, whatsappHref, whatsappTexts } from './message/chat-links'
import type { Lines } from './message/text'

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
    text ?? whatsappTexts(messages, company)[use],
    messages.whatsapp.shortened,
  )
  return (
    <a {...props} href={href} target="_blank" rel="noopener">
      <WhatsAppIcon />
      {children}
    </a>
  )
}
