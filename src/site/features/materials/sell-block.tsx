import type { ScrapPageView } from '../../../content/views'
import { ChatLink } from '../../handoff/chat-link'
import { telHref } from '../../handoff/message/chat-links'
import type { Lines } from '../../handoff/message/text'
import { formatNationalPhone } from '../../lib/format'
import { describeHours } from '../../lib/hours'
import { useContent } from '../../content'
import { buttonClass } from '../../ui/button'
import { Banner } from '../../ui/section'

interface Props {
  page: Pick<ScrapPageView, 'sell' | 'sellLabels' | 'sellButton'>
  /** Reference beside the label, after those of the page's other sections. */
  designator: string
  /** Text of the chat on the page of a material. */
  quote?: Lines
}

/** Address and hours for deliveries, and the chat in which a visitor asks for a quote. */
export function SellBlock({ page, designator, quote }: Props) {
  const { sell: heading, sellLabels: labels, sellButton: button } = page
  const company = useContent('company')
  const { street, city, state, postalCode } = company.address
  return (
    <Banner
      heading={heading}
      designator={designator}
      className="sell-block"
      below={
        <div className="btns mt-8">
          <ChatLink className={buttonClass('gold')} use="scrapQuote" text={quote}>
            {button}
          </ChatLink>
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
