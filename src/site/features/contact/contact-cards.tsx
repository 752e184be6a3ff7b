import Clock from 'lucide-react/icons/clock'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import { ChatLink } from '../../handoff/chat-link'
import { telHref } from '../../handoff/message/chat-links'
import { formatNationalPhone } from '../../lib/format'
import { useContent } from '../../content'
import { SmartLink } from '../../ui/smart-link'
import type { ReactNode } from 'react'
import { describeHours, openState, type OpenState } from '../../lib/hours'
import { useMinute } from '../../lib/use-today'

/** Phone and WhatsApp, e-mail, address and hours, each with its link. */
export function ContactCards() {
  const { cards, map } = useContent('contact-page')
  const company = useContent('company')
  const { street, city, state, postalCode } = company.address
  // A long address breaks between its two parts.
  const [mailbox, domain] = company.email.split('@')
  return (
    <dl className="contact-cards">
      <Card icon={<Phone className="icon" aria-hidden="true" />} title={cards.phone}>
        <dd>
          <a className="contact-cards-main num" href={telHref(company.phone)}>
            {formatNationalPhone(company.phone)}
          </a>
        </dd>
        <dd>
          <ChatLink className="contact-cards-way" use="contactCard">
            {cards.whatsappButton}
          </ChatLink>
        </dd>
        <dd>
          <SmartLink className="contact-cards-way" href="/verificar">
            {cards.verifyLink}
          </SmartLink>
        </dd>
      </Card>
      <Card icon={<Mail className="icon" aria-hidden="true" />} title={cards.email}>
        <dd>
          <a className="contact-cards-main" href={`mailto:${company.email}`}>
            {mailbox}@<wbr />
            {domain}
          </a>
        </dd>
      </Card>
      <Card icon={<MapPin className="icon" aria-hidden="true" />} title={cards.address}>
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
      </Card>
      <Card icon={<Clock className="icon" aria-hidden="true" />} title={cards.hours}>
        <OpeningHours />
      </Card>
    </dl>
  )
}

const Card = ({
  icon,
  title,
  children,
}: {
  icon: ReactNode
  title: string
  children: ReactNode
}) => (
  <div>
    <dt>
      {icon}
      {title}
    </dt>
    {children}
  </div>
)

const stateClass = (now: OpenState | undefined): string => {
  if (!now) return 'contact-hours-unknown'
  return now.open ? 'contact-hours-open' : ''
}

/**
 * The hours, a line for each period, and whether the company is open now. The last line depends on
 * the moment, so its text appears after hydration.
 */
export function OpeningHours() {
  const { openingHours, closedOn } = useContent('company')
  const minute = useMinute()
  const now = minute === undefined ? undefined : openState(openingHours, closedOn, new Date(minute))

  return (
    <>
      {openingHours.map((period) => (
        <dd key={`${period.days.join()} ${period.opens}`} className="num">
          {describeHours([period])}
        </dd>
      ))}
      {/* The line is in the page from the start, so that nothing shifts when its text appears. */}
      <dd className={`contact-hours-now ${stateClass(now)}`}>{now?.text ?? '\u00A0'}</dd>
    </>
  )
}
