import type { LotsPageView } from '../../../../content/views/views'
import { useContent } from '../../../content'
import { ChatLink } from '../../../handoff/chat-link'
import { telHref } from '../../../handoff/message/chat-links'
import { emptyMailHref } from '../../../handoff/message/mail-links'
import { formatNationalPhone } from '../../../lib/format'
import { Banner } from '../../../ui/section'
import { buttonClass } from '../../../ui/button'
import { IconSection } from '../../../ui/icon-section'
import { LegalIdentity } from '../../../ui/legal-identity'

/**
 * Terms of a purchase: seller, guarantee, withdrawal, price (CDC, arts. 26, 31 and 49; Decreto 7.962/2013,
 * arts. 2 and 5), and the origin of the rating.
 */
export function PurchaseTerms() {
  const { terms, termsItems } = useContent('lots-page')
  return (
    <IconSection className="on-backdrop" designator="D4" heading={terms} items={termsItems}>
      <h3 className="h4 mt-8">Quem vende</h3>
      <Seller />
    </IconSection>
  )
}

/** Who sells: legal identity, telephone, mail. */
export function Seller() {
  const company = useContent('company')
  return (
    <address className="mt-2 not-italic">
      <LegalIdentity company={company} />
      <br />
      <a className="num inline-block py-1 wrap-anywhere" href={telHref(company.phone)}>
        {formatNationalPhone(company.phone)}
      </a>
      <br />
      <a className="inline-block py-1 wrap-anywhere" href={emptyMailHref(company.email)}>
        {company.email}
      </a>
    </address>
  )
}

/** Banner with the WhatsApp chat for questions about a lot. */
export const LotsClosing = ({ heading }: { heading: LotsPageView['closing'] }) => (
  <Banner heading={heading} designator="D5" isCall>
    <div className="btns">
      <ChatLink className={buttonClass('gold')} use="lotQuestions">
        Conversar com um especialista
      </ChatLink>
    </div>
  </Banner>
)
