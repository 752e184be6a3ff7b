import type { ReactNode } from 'react'
import { useCompany, useVerifyPage } from '../../content'
import { telHref } from '../../handoff/message/chat-links'
import { fillPlaces, formatList, formatNationalPhone } from '../../lib/format'
import { SectionLabel } from '../../ui/section'

/** Every contact of the company, from its document: without script this list is the comparison. */
export function OfficialChannels() {
  const { channels: texts } = useVerifyPage()
  const company = useCompany()
  const { street, city, state, postalCode } = company.address
  const domain = company.email.slice(company.email.indexOf('@') + 1)
  const host = company.url.replace('https://', '')
  const owner = { razaoSocial: company.legalName, dominio: domain }
  const unnamed = company.socialLinks.filter(({ url }) => !url).map(({ network }) => network)
  return (
    <div className="verify-channels">
      <SectionLabel text={texts.label} designator="V2" />
      <h2>{texts.title}</h2>
      <dl className="num">
        <Row name={texts.phone}>
          <a href={telHref(company.phone)}>{formatNationalPhone(company.phone)}</a>
        </Row>
        <Row name={texts.whatsapp}>{formatNationalPhone(company.whatsapp)}</Row>
        <Row
          name={texts.email}
          // Of a mail service that everybody may use, only this address is the company's.
          note={host.endsWith(domain) ? fillPlaces(texts.anyEmail, owner) : undefined}
        >
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </Row>
        <Row name={texts.privacy}>{company.privacyOfficer.email}</Row>
        <Row name={texts.site}>{host}</Row>
        <Row name={texts.pix} note={fillPlaces(texts.payee, owner)}>
          {company.cnpj}
        </Row>
        {company.socialLinks.map(
          ({ network, url }) =>
            url && (
              <Row key={network} name={network}>
                <a href={url} target="_blank" rel="noopener">
                  {url.replace(/^https:\/\/(?:www\.)?/, '')}
                </a>
              </Row>
            ),
        )}
        {unnamed.length > 0 && (
          <Row name={texts.social} note={texts.noProfile}>
            {formatList(unnamed)}
          </Row>
        )}
        <Row name={texts.place}>
          {street}, {city}, {state}, {postalCode}
        </Row>
      </dl>
    </div>
  )
}

const Row = ({
  name,
  note,
  children,
}: {
  name: string
  note?: string | undefined
  children: ReactNode
}) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {children}
      {note && <small>{note}</small>}
    </dd>
  </div>
)
