import type { ScrapPageView } from '../../../content/views'
import { scrapQuoteText, telHref, whatsappHref } from '../../handoff/message/chat-links'
import type { Lines } from '../../handoff/message/text'
import { formatNationalPhone } from '../../lib/format'
import { describeHours } from '../../lib/hours'
import { useCompany, useMessages } from '../../content'
import { buttonClass } from '../../ui/button'
import { Banner } from '../../ui/banner'
import { WhatsAppIcon } from '../../ui/whatsapp-icon'

interface Props {
  heading: ScrapPageView['sell']
  labels: ScrapPageView['sellLabels']
  button: string
  /** What the chat says, where the page has a material of its own. */
  quote?: Lines
}

/** Where and when to bring a load, and the chat that asks for a quote. */
export function SellBlock({ heading, labels, button, quote }: Props) {
  const company = useCompany()
  const messages = useMessages()
  const { street, city, state, postalCode } = company.address
  return (
    <Banner
      heading={heading}
      designator="P4"
      className="sell-block"
      below={
        <div className="btns mt-8">
          <a
            className={buttonClass('gold')}
            href={whatsappHref(company.whatsapp, quote ?? scrapQuoteText(messages, company))}
            target="_blank"
            rel="noopener"
          >
            <WhatsAppIcon />
            {button}
          </a>
        </div>
      }
    >
      <dl>
        <div>
          <dt>{labels.phone}</dt>
          <dd>
            <a className="num" href={telHref(company.phone)}>
              {formatNationalPhone(company.phone)}
            </a>
          </dd>
        </div>
        <div>
          <dt>{labels.address}</dt>
          <dd>
            {street}
            <br />
            {city}, {state}, {postalCode}
          </dd>
        </div>
        <div>
          <dt>{labels.hours}</dt>
          <dd>{describeHours(company.openingHours)}</dd>
        </div>
      </dl>
    </Banner>
  )
}
