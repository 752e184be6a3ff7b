import type { LotsPageView } from '../../../content/views'
import { whatsappHref, whatsappTexts } from '../../handoff/core/chat-links'
import { useCompany, useMessages } from '../../content'
import { buttonClass } from '../../ui/button'
import { SectionLabel } from '../../ui/section'
import { WhatsAppIcon } from '../../ui/whatsapp-icon'

/** Closing banner: questions about a lot go to a specialist on WhatsApp. */
export function LotsClosing({ heading, button }: { heading: LotsPageView['closing']; button: string }) {
  const company = useCompany()
  const messages = useMessages()
  return (
    <section className="sec on-mask dark talk">
      <div className="wrap grid">
        <div className="text">
          <SectionLabel text={heading.label} designator="D2" />
          <h2>{heading.title}</h2>
          {heading.text && <p className="lead mt-4">{heading.text}</p>}
        </div>
        <div className="btns">
          <a className={buttonClass('gold')} href={whatsappHref(company.whatsapp, whatsappTexts(messages, company).lotQuestions)} target="_blank" rel="noopener">
            <WhatsAppIcon />{button}
          </a>
        </div>
      </div>
    </section>
  )
}
