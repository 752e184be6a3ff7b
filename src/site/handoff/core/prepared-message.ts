import type { Messages } from '../../../content/schema/messages'
import { whatsappMessageHref } from './chat-links'
import { gmailHref, mailtoDraft, outlookHref } from './mail-links'
import type { Message } from './message'
import type { CompanyContact } from './request'

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

/** The editors' wording, and who is written to. */
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
  const { href: mailto, compact } = mailtoDraft(message, messages)
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
