import type { CompanyView } from '../../content/views/views'

/**
 * The company's legal identity: name, CNPJ and address (Decreto 7.962/2013, art. 2; LGPD, art. 9).
 */
export function LegalIdentity({
  company: { legalName, cnpj, address },
}: {
  company: Pick<CompanyView, 'legalName' | 'cnpj' | 'address'>
}) {
  return (
    <>
      {legalName}
      <br />
      <span className="num">CNPJ {cnpj}</span>
      <br />
      {address.street}
      <br />
      {address.city}, {address.state}, <span className="num">{address.postalCode}</span>
    </>
  )
}
