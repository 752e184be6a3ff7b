import Copy from 'lucide-react/icons/copy'
import Mail from 'lucide-react/icons/mail'
import { type ReactNode, useRef, useState } from 'react'
import { useContent } from '../../content'
import { ChatLink } from '../../handoff/chat-link'
import { telHref } from '../../handoff/message/chat-links'
import { emptyMailHref } from '../../handoff/message/mail-links'
import { formatNationalPhone } from '../../lib/format'
import { describeHours } from '../../lib/hours'
import { copyText } from '../../lib/share-text'
import { Button, buttonClass } from '../../ui/button'
import { type Fact, Facts } from '../../ui/facts'
import { LegalIdentity } from '../../ui/legal-identity'

/** The controller of the data and its officer (LGPD, arts. 9 and 41). */
export function PrivacyContact() {
  const company = useContent('company')
  const { name, email } = company.privacyOfficer
  const shown = useRef<HTMLAnchorElement>(null)
  const [status, setStatus] = useState('')
  const copy = async () =>
    setStatus(
      (await copyText(email, shown.current))
        ? 'E-mail copiado.'
        : 'O navegador não deixou copiar. O e-mail está selecionado: copie-o.',
    )
  return (
    <ContactBox
      title="Fale sobre os seus dados"
      facts={[
        {
          name: 'Encarregado de dados',
          value: (
            <>
              {name}
              <br />
              <a ref={shown} href={emptyMailHref(email)}>
                {email}
              </a>
            </>
          ),
        },
        { name: 'Controladora', value: <LegalIdentity company={company} /> },
      ]}
    >
      <a
        className={buttonClass()}
        href={emptyMailHref(email, 'Meus dados pessoais (LGPD, art. 18)')}
      >
        <Mail className="icon" aria-hidden="true" />
        Escrever ao encarregado
      </a>
      <Button className="needs-script" variant="outline" onClick={() => void copy()}>
        <Copy className="icon" aria-hidden="true" />
        Copiar o e-mail
      </Button>
      <p role="status" className="hint">
        {status}
      </p>
    </ContactBox>
  )
}

/** Contacts for visitors who met a barrier. */
export function AccessibilityContact() {
  const { phone, email, openingHours } = useContent('company')
  return (
    <ContactBox
      title="Fale com a gente"
      facts={[
        {
          name: 'Telefone',
          value: (
            <a className="num" href={telHref(phone)}>
              {formatNationalPhone(phone)}
            </a>
          ),
        },
        { name: 'E-mail', value: <a href={emptyMailHref(email)}>{email}</a> },
        { name: 'Horário', value: describeHours(openingHours) },
      ]}
    >
      <a
        className={buttonClass()}
        href={emptyMailHref(email, 'Barreira de acessibilidade no site')}
      >
        <Mail className="icon" aria-hidden="true" />
        Relatar uma barreira
      </a>
      <ChatLink className={buttonClass('outline')} use="contactCard">
        Chamar no WhatsApp
      </ChatLink>
    </ContactBox>
  )
}

interface ContactBoxProps {
  title: string
  facts: readonly Fact[]
  /** The buttons. */
  children: ReactNode
}

/** The contact for the subject of a page of text. */
const ContactBox = ({ title, facts, children }: ContactBoxProps) => (
  <section className="mt-12 rounded-card border border-hair bg-white p-5 md:px-8 md:py-6">
    <h2 className="mb-4 text-h3">{title}</h2>
    <Facts items={facts} />
    <div className="btns mt-6">{children}</div>
  </section>
)
