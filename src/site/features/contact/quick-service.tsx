import { whatsappHref, whatsappTexts } from '../../handoff/core/chat-links'
import { useCompany, useContactPage, useMessages } from '../../content'
import { buttonClass } from '../../ui/button'
import { SectionLabel } from '../../ui/section'
import { WhatsAppIcon } from '../../ui/whatsapp-icon'

/** Quick-service box with its own WhatsApp text (specification, section 7). */
export function QuickService() {
  const { quickService, cards } = useContactPage()
  const company = useCompany()
  const messages = useMessages()
  return (
    <section className="sec on-mask dark quick">
      <div className="wrap grid">
        <div className="text">
          <SectionLabel text={cards.phone} designator="J3" />
          <h2>{quickService.title}</h2>
          <p className="lead">{quickService.text}</p>
        </div>
        <div className="send">
          <ol className="steps">{quickService.items.map((item) => <li key={item}>{item}</li>)}</ol>
          <a className={buttonClass('gold')} href={whatsappHref(company.whatsapp, whatsappTexts(messages, company).quickService)} target="_blank" rel="noopener">
            <WhatsAppIcon />{quickService.button}
          </a>
        </div>
      </div>
    </section>
  )
}
