import { ChatLink, useCarriedChat } from '../../handoff/chat-link'
import { telHref } from '../../handoff/message/chat-links'
import { formatNationalPhone } from '../../lib/format'
import { describeHours } from '../../lib/hours'
import { useContent } from '../../content'
import { AddressLines } from '../../ui/facts'
import { SmartLink } from '../../ui/smart-link'
import { Logo } from './header'

/** Links, contacts, and the facts that the law demands on every page. */
export function Footer() {
  const { navigation } = useContent('layout-page')
  const company = useContent('company')
  return (
    <footer className="footer dark on-deep pt-10 pb-[calc(24px+var(--bar)+env(safe-area-inset-bottom,0px))] md:py-16 lg:pt-24 lg:pb-8 md:[main:has(.compare-bar)~&]:pb-28 print:hidden">
      <div className="wrap">
        <div className="cols gap-y-7 md:gap-y-12">
          <div className="lg:col-[1/6]">
            <Logo name={company.name} />
            <p className="muted mt-4 max-w-[27em]">{company.description}</p>
          </div>
          <div className="lg:col-[6/9]">
            <h2 className={TITLE}>Links rápidos</h2>
            <ul className="columns-[5.5rem_2] gap-gutter">
              {navigation.map(({ label, shortLabel, href }, index) => (
                <li key={index}>
                  <SmartLink className={LINK} href={href}>
                    {shortLabel ?? label}
                  </SmartLink>
                </li>
              ))}
            </ul>
          </div>
          <div className="lg:col-[9/13]">
            <h2 className={TITLE}>Contato</h2>
            <FooterContact />
          </div>
        </div>
        <FooterBase />
      </div>
    </footer>
  )
}

const TITLE = 'silk mb-3 text-copper-400'
const LINK = 'motif-target wrap-anywhere text-on-dark no-underline hover:underline max-md:min-h-10'
const LAW = [
  ['/verificar', 'É mesmo a {nome}? Confira'],
  ['/privacidade', 'Privacidade'],
  ['/acessibilidade', 'Acessibilidade'],
] as const

/** Copyright, networks, and the texts and names that the law demands. */
function FooterBase() {
  const { footer } = useContent('layout-page')
  const company = useContent('company')
  return (
    <div className="mt-7 flex-wrap items-center gap-x-8 gap-y-2 border-t border-light-14 pt-6 text-small text-on-dark-muted md:mt-16 lg:flex">
      <p>{footer.copyright}</p>
      {company.socialLinks.length > 0 && (
        <ul className="flex flex-wrap gap-x-6 max-lg:my-2 lg:ml-auto">
          {company.socialLinks.map(({ network, url }, index) => (
            <li key={index} className="flex min-h-11 items-center">
              {url ? (
                <a className={LINK} href={url} target="_blank" rel="noopener">
                  {network}
                </a>
              ) : (
                <span>{network}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      <ul className="flex flex-wrap gap-x-6">
        {LAW.map(([href, text]) => (
          <li key={href}>
            <SmartLink className="motif-target text-on-dark" href={href}>
              {text.replace('{nome}', company.name)}
            </SmartLink>
          </li>
        ))}
      </ul>
      <p className="basis-full">
        {company.legalName} · CNPJ {company.cnpj} · Encarregado de dados (LGPD):{' '}
        {company.privacyOfficer.name}
        {', '}
        <a
          className="-my-2 inline-block py-2 wrap-anywhere text-on-dark"
          href={`mailto:${company.privacyOfficer.email}`}
        >
          {company.privacyOfficer.email}
        </a>
      </p>
    </div>
  )
}

function FooterContact() {
  const { phone, email, address, openingHours } = useContent('company')
  return (
    <address className="not-italic">
      <ul>
        <li>
          <a className={`${LINK} num`} href={telHref(phone)}>
            {formatNationalPhone(phone)}
          </a>
        </li>
        <li>
          <a className={LINK} href={`mailto:${email}`}>
            {email}
          </a>
        </li>
      </ul>
      <p className="muted">
        <AddressLines address={address} />
        <br />
        {describeHours(openingHours)}
      </p>
    </address>
  )
}

/**
 * The chat link of every page: a square in the corner, on phones a bar at the foot. Its text is a
 * greeting, or one of the page (useCarryChat).
 */
export function WhatsAppButton() {
  const { text, label = 'Chamar no WhatsApp' } = useCarriedChat() ?? {}
  return (
    // A landmark of its own: the button belongs to no part of the page.
    <aside aria-label="Conversa">
      <ChatLink className="whatsapp-button" use="floatingButton" text={text} aria-label={label}>
        <span>{label}</span>
      </ChatLink>
    </aside>
  )
}
