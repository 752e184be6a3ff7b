import { whatsappHref, whatsappTexts } from '../../handoff/message/chat-links'
import { useCarriedChat } from '../../handoff/carried-chat'
import { useCompany, useMessages, useLayout } from '../../content'
import { WhatsAppIcon } from '../../ui/whatsapp-icon'
import { CHAT } from './labels'

/**
 * The chat link of every page: a square in the corner, on phones a bar at the foot. Its text is a
 * greeting, or one of the page (useCarryChat).
 */
export function WhatsAppButton() {
  const company = useCompany()
  const { whatsappButton } = useLayout()
  const greeting = {
    text: whatsappTexts(useMessages(), company).floatingButton,
    label: whatsappButton,
  }
  const { text, label } = useCarriedChat() ?? greeting
  return (
    // A landmark of its own: the button belongs to no part of the page.
    <aside aria-label={CHAT}>
      <a
        className="whatsapp-button"
        href={whatsappHref(company.whatsapp, text)}
        target="_blank"
        rel="noopener"
        aria-label={label}
      >
        <WhatsAppIcon />
        <span>{label}</span>
      </a>
    </aside>
  )
}
