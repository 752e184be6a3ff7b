import type { LotsPageView } from '../../../../content/views/views'
import { useContent } from '../../../content'
import { ChatLink } from '../../../handoff/chat-link'
import { telHref } from '../../../handoff/message/chat-links'
import { emptyMailHref } from '../../../handoff/message/mail-links'
import { formatNationalPhone } from '../../../lib/format'
import { buttonClass } from '../../../ui/button'
import { LegalIdentity } from '../../../ui/facts'
import { Banner } from '../../../ui/section'

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
