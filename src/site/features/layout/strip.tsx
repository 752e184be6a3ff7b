import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { telHref } from '../../handoff/message/chat-links'
import { formatMoney, formatNationalPhone } from '../../lib/format'
import { useCompany, useLayout } from '../../content'
import { PriceDay, Variation } from '../../ui/variation'
import { SmartLink } from '../../ui/smart-link'
import { phoneOf, STRIP } from './labels'

/**
 * The line above the header: one price with its day, telephone, mail. The day stands last, so that
 * nothing moves when it turns into «hoje».
 */
export function Strip() {
  const { strip, prices } = useLayout()
  const { phone, email } = useCompany()
  const number = formatNationalPhone(phone)
  return (
    <section className="strip dark" aria-label={STRIP}>
      <div className="wrap strip-row">
        <SmartLink className="strip-quote num" href="/comercio-sucata">
          <span>{strip.label}</span> <b>{`${formatMoney(strip.pricePerKg)}/kg`}</b>{' '}
          <Variation points={strip.variation} />{' '}
          <span className="strip-day">
            <PriceDay day={strip.day} words={prices} />
          </span>
        </SmartLink>
        <div className="strip-contacts">
          <a href={telHref(phone)} aria-label={phoneOf(number)}>
            <Phone className="icon" aria-hidden="true" />
            <span className="num">{number}</span>
          </a>
          <a href={`mailto:${email}`}>
            <Mail className="icon" aria-hidden="true" />
            <span>{email}</span>
          </a>
        </div>
      </div>
    </section>
  )
}
