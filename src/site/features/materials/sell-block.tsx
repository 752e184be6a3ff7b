import type { ScrapPageView } from '../../../content/views'
import { scrapQuoteText, telHref, whatsappHref } from '../../handoff/core/chat-links'
import { formatNationalPhone } from '../../lib/format'
import { describeHours } from '../../lib/hours'
import { useCompany, useMessages } from '../../content'
import { buttonClass } from '../../ui/button'
import { SectionLabel } from '../../ui/section'
import { WhatsAppIcon } from '../../ui/whatsapp-icon'

/** Where and when to bring a load, and the chat that asks for a quote. */
export function SellBlock({ heading, button }: { heading: ScrapPageView['sell']; button: string }) {
  const company = useCompany()
  const messages = useMessages()
  const { street, city, state, postalCode } = company.address
  return (
    <section className="sec on-mask dark sell">
      <div className="wrap grid">
        <div className="text">
          <SectionLabel text={heading.label} designator="P4" />
          <h2>{heading.title}</h2>
          {heading.text && <p className="lead mt-4">{heading.text}</p>}
          <div className="btns mt-8">
            <a className={buttonClass('gold')} href={whatsappHref(company.whatsapp, scrapQuoteText(messages, company))} target="_blank" rel="noopener">
              <WhatsAppIcon />{button}
            </a>
          </div>
        </div>
        <dl>
          <div><dt>Telefone</dt><dd><a className="num" href={telHref(company.phone)}>{formatNationalPhone(company.phone)}</a></dd></div>
          <div><dt>Endereço</dt><dd>{street}<br />{city}, {state}, {postalCode}</dd></div>
          <div><dt>Horário</dt><dd>{describeHours(company.openingHours)}</dd></div>
        </dl>
      </div>
    </section>
  )
}
