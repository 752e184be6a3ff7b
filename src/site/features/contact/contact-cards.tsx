import Clock from 'lucide-react/icons/clock'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import { telHref, whatsappHref, whatsappTexts } from '../../handoff/message/chat-links'
import { formatNationalPhone } from '../../lib/format'
import { useCompany, useContactPage, useMessages } from '../../content'
import { WhatsAppIcon } from '../../ui/whatsapp-icon'
import { OpeningHours } from './opening-hours'

/** Phone and WhatsApp, e-mail, address and hours, each with its link. */
export function ContactCards() {
  const { cards, map } = useContactPage()
  const company = useCompany()
  const messages = useMessages()
  const { street, city, state, postalCode } = company.address
  // An address that is too long for its line breaks where it is read as two parts.
  const [mailbox, domain] = company.email.split('@')
  const chat = whatsappHref(company.whatsapp, whatsappTexts(messages, company).contactCard)
  return (
    <dl className="contact-cards">
      <div>
        <dt>
          <Phone className="icon" aria-hidden="true" />
          {cards.phone}
        </dt>
        <dd>
          <a className="contact-cards-main num" href={telHref(company.phone)}>
            {formatNationalPhone(company.phone)}
          </a>
        </dd>
        <dd>
          <a className="contact-cards-way" href={chat} target="_blank" rel="noopener">
            <WhatsAppIcon />
            {cards.whatsappButton}
          </a>
        </dd>
      </div>
      <div>
        <dt>
          <Mail className="icon" aria-hidden="true" />
          {cards.email}
        </dt>
        <dd>
          <a className="contact-cards-main" href={`mailto:${company.email}`}>
            {mailbox}@<wbr />
            {domain}
          </a>
        </dd>
      </div>
      <div>
        <dt>
          <MapPin className="icon" aria-hidden="true" />
          {cards.address}
        </dt>
        <dd>
          {street}
          <br />
          {city}, {state}, <span className="num">{postalCode}</span>
        </dd>
        <dd>
          <a className="contact-cards-way" href={company.map.route} target="_blank" rel="noopener">
            {map.routeButton}
          </a>
        </dd>
      </div>
      <div>
        <dt>
          <Clock className="icon" aria-hidden="true" />
          {cards.hours}
        </dt>
        <OpeningHours />
      </div>
    </dl>
  )
}
