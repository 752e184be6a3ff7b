import { whatsappHref, whatsappTexts } from '../../handoff/message/chat-links'
import { useCompany, useContactPage, useMessages } from '../../content'
import { buttonClass } from '../../ui/button'
import { Banner } from '../../ui/banner'
import { WhatsAppIcon } from '../../ui/whatsapp-icon'

/** Quick-service box with its own WhatsApp text. */
export function QuickService() {
  const { quickService, cards } = useContactPage()
  const company = useCompany()
  const messages = useMessages()
  return (
    <Banner
      heading={{ label: cards.phone, title: quickService.title, text: quickService.text }}
      designator="J3"
      className="quick-service"
    >
      <ol className="steps">
        {quickService.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
      <a
        className={buttonClass('gold')}
        href={whatsappHref(company.whatsapp, whatsappTexts(messages, company).quickService)}
        target="_blank"
        rel="noopener"
      >
        <WhatsAppIcon />
        {quickService.button}
      </a>
    </Banner>
  )
}
