import { memo } from 'react'
import { useCompany, useLotsPage } from '../../content'
import { telHref } from '../../handoff/message/chat-links'
import { emptyMailHref } from '../../handoff/message/mail-links'
import { formatNationalPhone } from '../../lib/format'
import { IconSection } from '../../ui/icon-section'
import { LegalIdentity } from '../../ui/legal-identity'

/** What holds for whoever buys a lot: who sells, guarantee, withdrawal, price (CDC, arts. 26, 31 and 49; Decreto 7.962/2013, arts. 2 and 5), and whose the rating is. `memo`: it stays while somebody types. */
export const PurchaseTerms = memo(function PurchaseTerms() {
  const { terms, termsItems, seller } = useLotsPage()
  const company = useCompany()
  return (
    <IconSection className="on-backdrop" designator="D11" heading={terms} items={termsItems}>
      <h3 className="h4 mt-8">{seller}</h3>
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
    </IconSection>
  )
})
