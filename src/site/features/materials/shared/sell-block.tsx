import { useContent } from '../../../content'
import { ChatLink } from '../../../handoff/chat-link'
import { telHref } from '../../../handoff/message/chat-links'
import type { Lines } from '../../../handoff/message/text'
import { formatNationalPhone } from '../../../lib/format'
import { describeHours } from '../../../lib/hours'
import { buttonClass } from '../../../ui/button'
import { Banner } from '../../../ui/section'

/**
 * Address and hours for deliveries, and the chat in which a visitor asks for a quote. `designator`
 * follows those of the page's other sections; `quote` is the chat's text on the page of a material.
 */
export function SellBlock({ designator, quote }: { designator: string; quote?: Lines }) {
  const { sell } = useContent('scrap-page')
  const { phone, address, openingHours } = useContent('company')
  const { street, city, state, postalCode } = address
  const facts = [
    [
      'Telefone',
      <a key="tel" className="num -my-2.5 inline-block py-2.5 text-inherit" href={telHref(phone)}>
        {formatNationalPhone(phone)}
      </a>,
    ],
    [
      'Endereço',
      <>
        {street}
        <br />
        {city}, {state}, {postalCode}
      </>,
    ],
    ['Horário', describeHours(openingHours)],
  ] as const
  return (
    <Banner
      heading={sell}
      designator={designator}
      className="print:hidden"
      below={
        <div className="btns mt-8">
          <ChatLink className={buttonClass('gold')} use="scrapQuote" text={quote}>
            Pedir cotação pelo WhatsApp
          </ChatLink>
        </div>
      }
    >
      <dl>
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap border-t border-light-14 py-4">
            <dt className="w-33 flex-none text-on-dark-muted">{name}</dt>
            <dd className="min-w-0 flex-[1_1_8rem]">{value}</dd>
          </div>
        ))}
      </dl>
    </Banner>
  )
}
