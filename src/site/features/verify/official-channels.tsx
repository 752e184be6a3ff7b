import { useCompany, useVerifyPage } from '../../content'
import { telHref } from '../../handoff/message/chat-links'
import { fillPlaces, formatList, formatNationalPhone } from '../../lib/format'
import { Facts } from '../../ui/facts'
import { SectionLabel } from '../../ui/section'

/** Every contact of the company, from its document: without script this list is the comparison. */
export function OfficialChannels() {
  const { channels: texts } = useVerifyPage()
  const company = useCompany()
  const { phone, email, socialLinks } = company
  const { street, city, state, postalCode } = company.address
  const domain = email.slice(email.indexOf('@') + 1)
  const host = company.url.replace('https://', '')
  const owner = { razaoSocial: company.legalName, dominio: domain }
  const unnamed = socialLinks.filter(({ url }) => !url).map(({ network }) => network)
  const profiles = socialLinks.map(({ network, url }) => ({
    name: network,
    value: url && (
      <a href={url} target="_blank" rel="noopener">
        {url.replace(/^https:\/\/(?:www\.)?/, '')}
      </a>
    ),
  }))
  return (
    <div className="verify-channels col-span-7 max-lg:col-span-full">
      <SectionLabel text={texts.label} designator="V2" />
      <h2 className="mb-5">{texts.title}</h2>
      <Facts
        items={[
          { name: texts.phone, value: <a href={telHref(phone)}>{formatNationalPhone(phone)}</a> },
          { name: texts.whatsapp, value: formatNationalPhone(company.whatsapp) },
          {
            name: texts.email,
            value: <a href={`mailto:${email}`}>{email}</a>,
            // Of a mail service that everybody may use, only this address is the company's.
            note: host.endsWith(domain) ? fillPlaces(texts.anyEmail, owner) : undefined,
          },
          { name: texts.privacy, value: company.privacyOfficer.email },
          { name: texts.site, value: host },
          { name: texts.pix, value: company.cnpj, note: fillPlaces(texts.payee, owner) },
          ...profiles,
          { name: texts.social, value: formatList(unnamed) || undefined, note: texts.noProfile },
          { name: texts.place, value: `${street}, ${city}, ${state}, ${postalCode}` },
        ]}
      />
    </div>
  )
}
