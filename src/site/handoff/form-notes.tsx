import { useContent } from '../content'
import { emptyMailHref } from './message/mail-links'
import { blankFormHref } from './message/blank-form'
import { type ChatUse, whatsappHref, whatsappTexts } from './message/chat-links'
import { SmartLink } from '../ui/smart-link'
import { useShapedInput } from '../lib/use-shaped-input'
import { TextField } from '../ui/fields'
import { formatPhone } from './message/form-rules'

interface NoScriptNoteProps {
  /** First words of the note, which name what needs script: «Este formulário abre o seu e-mail.» */
  lead: string
  /** Selects the text of the WhatsApp link. */
  chat: ChatUse
  /** The form whose questions the mail link carries. */
  form?: 'contact' | 'newsletter' | 'service'
  /** Title of the service that the form requests. */
  service?: string
  /** Class for the margin above the note. */
  className?: string
}

/**
 * Shows visitors without script where to write. Prerendered only: in a browser React never touches
 * the content of a noscript element, so its texts and links are not shipped with the scripts.
 */
export const NoScriptNote = (props: NoScriptNoteProps) => (
  <noscript>{import.meta.env.SSR && <Note {...props} />}</noscript>
)

function Note({ lead, chat, form, service, className }: NoScriptNoteProps) {
  const company = useContent('company')
  const messages = useContent('messages')
  return (
    <p className={className ? `hint no-script-note ${className}` : 'hint no-script-note'}>
      {`${lead} Sem JavaScript, escreva para `}
      <a
        href={
          form ? blankFormHref(form, { messages, company }, service) : emptyMailHref(company.email)
        }
      >
        {company.email}
      </a>
      {' ou '}
      <a href={whatsappHref(company.whatsapp, whatsappTexts(messages, company)[chat])}>
        chame no WhatsApp
      </a>
      {form ? '. O e-mail já abre com as perguntas do formulário.' : '.'}
    </p>
  )
}

/** Link beside every form for personal data. */
export const PrivacyLink = () => (
  <SmartLink href="/privacidade">Como cuidamos dos seus dados</SmartLink>
)

type Name = 'name' | 'email' | 'company' | 'phone'

interface RequesterFieldsProps {
  values: Record<Name, string>
  set(field: Name, value: string): void
  /** Message beside an invalid field. */
  error(field: Name): string | undefined
}

/** Fields about the visitor: name and e-mail are required, company and telephone are not. */
export function RequesterFields({ values, set, error }: RequesterFieldsProps) {
  const phone = useShapedInput(formatPhone, (value) => set('phone', value))
  return (
    <>
      <TextField
        label="Nome"
        name="name"
        autoComplete="name"
        required
        value={values.name}
        onChange={(value) => set('name', value)}
        error={error('name')}
      />
      <TextField
        label="E-mail"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        value={values.email}
        onChange={(value) => set('email', value)}
        error={error('email')}
      />
      <TextField
        label="Empresa"
        name="company"
        autoComplete="organization"
        optional
        value={values.company}
        onChange={(value) => set('company', value)}
        error={error('company')}
      />
      <TextField
        label="Telefone"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        optional
        placeholder="(11) 91234-5678"
        value={values.phone}
        onChange={phone.onChange}
        inputRef={phone.inputRef}
        error={error('phone')}
      />
    </>
  )
}
