import { useContent } from '../../content'
import { fillPlaces, formatList, formatNationalPhone } from '../../lib/format'
import { PageHeader, SectionLabel } from '../../ui/section'
import { ownDomain } from './check-contact'
import { ContactCheck } from './contact-check'
import { LaudoCheck } from './laudo-check'
import { telHref } from '../../handoff/message/chat-links'
import { Facts } from '../../ui/facts'

/**
 * /verificar: checks whether a contact or a laudo is the company's, and tells how the company
 * charges and how to report an imitation.
 * @param laudo number of a laudo in the address
 */
export function VerifyPage({ laudo }: { laudo: string | undefined }) {
  const { header, noScript, charges, report } = useContent('verify-page')
  const title = fillPlaces(header.title, { empresa: useContent('company').name })
  return (
    <>
      <PageHeader heading={{ ...header, title }} designator="V1" />
      <div className="wrap grid gap-6 pb-16 lg:grid-cols-2 lg:items-start">
        <noscript>
          <p className="lead">{noScript}</p>
        </noscript>
        <ContactCheck />
        <LaudoCheck asked={laudo} />
      </div>
      <section className="sec on-backdrop">
        <div className="wrap cols">
          <OfficialChannels />
          <div className="max-lg:mt-10 lg:col-span-5 lg:pl-6">
            <SectionLabel text={charges.label} designator="V3" />
            <h2 className="h3">{charges.title}</h2>
            <ul className="ring-list mb-10 text-[1rem]">
              {charges.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <h2 className="h3">{report.title}</h2>
            <ol className="steps mt-4">
              {report.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ol>
          </div>
        </div>
      </section>
    </>
  )
}

/** Every contact of the company, from its document: without script this list is the comparison. */
function OfficialChannels() {
  const { channels: texts } = useContent('verify-page')
  const company = useContent('company')
  const { phone, email, socialLinks } = company
  const { street, city, state, postalCode } = company.address
  const { domain, ownsMail } = ownDomain(company)
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
    <div className="max-md:[&_.facts>div]:grid-cols-1 lg:col-span-7">
      <SectionLabel text={texts.label} designator="V2" />
      <h2 className="mb-5">{texts.title}</h2>
      <Facts
        items={[
          { name: 'Telefone', value: <a href={telHref(phone)}>{formatNationalPhone(phone)}</a> },
          { name: 'WhatsApp', value: formatNationalPhone(company.whatsapp) },
          {
            name: 'E-mail',
            value: <a href={`mailto:${email}`}>{email}</a>,
            // At a mail service that everybody may use, only this address is the company's.
            note: ownsMail ? fillPlaces(texts.anyEmail, owner) : undefined,
          },
          { name: 'Dados pessoais', value: company.privacyOfficer.email },
          { name: 'Site', value: host },
          { name: 'Chave Pix', value: company.cnpj, note: fillPlaces(texts.payee, owner) },
          ...profiles,
          { name: 'Redes sociais', value: formatList(unnamed) || undefined, note: texts.noProfile },
          { name: 'Endereço', value: `${street}, ${city}, ${state}, ${postalCode}` },
        ]}
      />
    </div>
  )
}
