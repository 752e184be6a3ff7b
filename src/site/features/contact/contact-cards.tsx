import Clock from 'lucide-react/icons/clock'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import { ChatLink } from '../../handoff/chat-link'
import { telHref } from '../../handoff/message/chat-links'
import { formatNationalPhone } from '../../lib/format'
import { useContent } from '../../content'
import { AddressLines } from '../../ui/facts'
import { SmartLink } from '../../ui/smart-link'
import type { ReactNode } from 'react'
import { describeHours } from '../../lib/hours'

const MAIN = 'figure text-figure no-underline hover:underline'

/** Phone and WhatsApp, e-mail, address and hours, each with its link. */
export function ContactCards() {
  const company = useContent('company')
  return (
    <dl className="[&_a]:motif-target [&_a]:gap-2 [&_a]:wrap-anywhere">
      <Card icon={<Phone className="icon" aria-hidden="true" />} title="Telefone e WhatsApp">
        <dd>
          <a className={`${MAIN} num`} href={telHref(company.phone)}>
            {formatNationalPhone(company.phone)}
          </a>
        </dd>
        <dd>
          <ChatLink className="font-semibold" use="contactCard">
            Conversar no WhatsApp
          </ChatLink>
        </dd>
        <dd>
          <SmartLink className="font-semibold" href="/verificar">
            Recebeu outro contato? Confira se é nosso
          </SmartLink>
        </dd>
      </Card>
      <Card icon={<Mail className="icon" aria-hidden="true" />} title="E-mail">
        <dd>
          <a className={MAIN} href={`mailto:${company.email}`}>
            {company.email}
          </a>
        </dd>
      </Card>
      <Card icon={<MapPin className="icon" aria-hidden="true" />} title="Endereço">
        <dd>
          <AddressLines address={company.address} />
        </dd>
        <dd>
          <a className="font-semibold" href={company.map.route} target="_blank" rel="noopener">
            Como chegar
          </a>
        </dd>
      </Card>
      <Card icon={<Clock className="icon" aria-hidden="true" />} title="Horário">
        {company.openingHours.map((period) => (
          <dd key={`${period.days.join()} ${period.opens}`} className="num">
            {describeHours([period])}
          </dd>
        ))}
      </Card>
    </dl>
  )
}

interface CardProps {
  icon: ReactNode
  title: string
  children: ReactNode
}

const Card = ({ icon, title, children }: CardProps) => (
  <div className="border-t border-hair py-5 first:border-t-0 first:pt-0">
    <dt className="mb-1.5 flex items-center gap-2.5 text-small font-semibold text-copper-700">
      {icon}
      {title}
    </dt>
    {children}
  </div>
)
