import Copy from 'lucide-react/icons/copy'
import Mail from 'lucide-react/icons/mail'
import { type ReactNode, useRef, useState } from 'react'
import type { PrivacyPageView } from '../../../content/views/views'
import { useContent } from '../../content'
import { ChatLink } from '../../handoff/chat-link'
import { telHref } from '../../handoff/message/chat-links'
import { emptyMailHref } from '../../handoff/message/mail-links'
import { formatNationalPhone, formatShortDate } from '../../lib/format'
import { HOME } from '../../lib/head'
import { describeHours } from '../../lib/hours'
import { copyText } from '../../lib/share-text'
import { Button, buttonClass } from '../../ui/button'
import { type Fact, Facts, LegalIdentity } from '../../ui/facts'
import { Crumbs } from '../../ui/section'

interface TextPageProps {
  page: Pick<PrivacyPageView, 'header' | 'dated' | 'updatedOn' | 'summary'>
  /** The index of the text, and the text. */
  index: ReactNode
  text: ReactNode
  /** The contact, below the text. */
  children: ReactNode
}

const SUMMARY_ID = 'resumo'

/** A page of text: title, a summary in a band, then the whole text with its index. */
export function TextPage({
  page: { header, dated, updatedOn, summary },
  index,
  text,
  children,
}: TextPageProps) {
  const [before = '', after = ''] = dated.split('{data}')
  return (
    <article>
      <header className="wrap pb-12">
        <Crumbs above={[{ name: HOME, path: '/' }]} here={header.title} />
        <h1 className="mt-4 md:mt-8">{header.title}</h1>
        <p className="lead mt-4 max-w-[34em]">{header.text}</p>
        <p className="muted small num mt-4">
          {before}
          <time dateTime={updatedOn}>{formatShortDate(updatedOn)}</time>
          {after}
        </p>
      </header>
      <section className="on-backdrop" aria-labelledby={SUMMARY_ID}>
        <div className="wrap pt-12 pb-16">
          <h2 id={SUMMARY_ID} className="mb-6 text-h3">
            {summary.title}
          </h2>
          <ul className="grid gap-x-gutter gap-y-8 [--ground:var(--color-backdrop)] md:grid-cols-2 lg:grid-cols-4">
            {summary.items.map((item, index) => (
              <li key={index} className="trace-top muted pt-4 text-small">
                <b className="mb-1 block text-h4 text-ink">{item.title}</b>
                {item.text}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <div className="wrap cols pt-12 pb-section md:pt-16">
        {index}
        <div className="min-w-0 max-lg:mt-8 lg:col-[5/12]">
          <div className="article-body">{text}</div>
          {children}
        </div>
      </div>
    </article>
  )
}

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
      mail={['Escrever ao encarregado', email, 'Meus dados pessoais (LGPD, art. 18)']}
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
      mail={['Relatar uma barreira', email, 'Barreira de acessibilidade no site']}
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
      <ChatLink className={buttonClass('outline')} use="contactCard">
        Chamar no WhatsApp
      </ChatLink>
    </ContactBox>
  )
}

interface ContactBoxProps {
  title: string
  facts: readonly Fact[]
  /** The words of the mail button, its recipient and its subject. */
  mail: readonly [string, string, string]
  /** Further buttons. */
  children: ReactNode
}

/** The contact for the subject of a page of text. */
const ContactBox = ({ title, facts, mail: [words, to, subject], children }: ContactBoxProps) => (
  <section className="mt-12 rounded-card border border-hair bg-white p-5 md:px-8 md:py-6">
    <h2 className="mb-4 text-h3">{title}</h2>
    <Facts items={facts} />
    <div className="btns mt-6">
      <a className={buttonClass()} href={emptyMailHref(to, subject)}>
        <Mail className="icon" aria-hidden="true" />
        {words}
      </a>
      {children}
    </div>
  </section>
)
