import { ChatLink } from '../../handoff/chat-link'
import { telHref } from '../../handoff/message/chat-links'
import { fillPlaces, formatNationalPhone } from '../../lib/format'
import { describeHours } from '../../lib/hours'
import { useContent } from '../../content'
import { SmartLink } from '../../ui/smart-link'
import { Logo } from './header'
import { useCarriedChat } from '../../handoff/carried-chat'
import { CHAT } from './labels'

/** Links, contacts, and the facts that the law demands on every page. */
export function Footer() {
  const { navigation, footer } = useContent('layout-page')
  const company = useContent('company')
  return (
    <footer className="footer dark on-deep">
      <div className="wrap">
        <div className="cols footer-columns">
          <div>
            <Logo name={company.name} />
            <p className="muted footer-about">{company.description}</p>
          </div>
          <div>
            <h2>{footer.linksTitle}</h2>
            <ul className="footer-links">
              {navigation.map(({ label, shortLabel, href }, index) => (
                <li key={index}>
                  <SmartLink href={href}>{shortLabel ?? label}</SmartLink>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2>{footer.contactTitle}</h2>
            <FooterContact />
          </div>
        </div>
        <FooterBase />
      </div>
    </footer>
  )
}

/** Copyright, networks, and the texts and names that the law demands. */
function FooterBase() {
  const { footer } = useContent('layout-page')
  const company = useContent('company')
  return (
    <div className="footer-base">
      <p>{footer.copyright}</p>
      <ul className="footer-social">
        {company.socialLinks.map(({ network, url }, index) => (
          <li key={index}>
            {url ? (
              <a href={url} target="_blank" rel="noopener">
                {network}
              </a>
            ) : (
              <span>{network}</span>
            )}
          </li>
        ))}
      </ul>
      <ul className="footer-law">
        <li>
          <SmartLink href="/verificar">
            {fillPlaces(footer.verifyLink, { empresa: company.name })}
          </SmartLink>
        </li>
        <li>
          <SmartLink href="/privacidade">{footer.privacyLink}</SmartLink>
        </li>
        <li>
          <SmartLink href="/acessibilidade">{footer.accessibilityLink}</SmartLink>
        </li>
      </ul>
      <p className="footer-legal">
        <span>{company.legalName}</span> <span>CNPJ {company.cnpj}</span>{' '}
        <span>
          {footer.privacyLabel}: {company.privacyOfficer.name}
          {', '}
          <a href={`mailto:${company.privacyOfficer.email}`}>{company.privacyOfficer.email}</a>
        </span>
      </p>
    </div>
  )
}

function FooterContact() {
  const {
    phone,
    email,
    address: { street, city, state, postalCode },
    openingHours,
  } = useContent('company')
  return (
    <address>
      <ul>
        <li>
          <a className="num" href={telHref(phone)}>
            {formatNationalPhone(phone)}
          </a>
        </li>
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      </ul>
      <p className="muted">
        {street}
        <br />
        {city}, {state}, {postalCode}
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
  const { whatsappButton } = useContent('layout-page')
  const { text, label = whatsappButton } = useCarriedChat() ?? {}
  return (
    // A landmark of its own: the button belongs to no part of the page.
    <aside aria-label={CHAT}>
      <ChatLink className="whatsapp-button" use="floatingButton" text={text} aria-label={label}>
        <span>{label}</span>
      </ChatLink>
    </aside>
  )
}
