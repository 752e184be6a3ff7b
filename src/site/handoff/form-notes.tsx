import { useContent } from '../content'
import { TextField } from '../ui/fields'
import { SmartLink } from '../ui/smart-link'
import { chatText, type ChatUse, whatsappHref } from './message/chat-links'
import { blankFormHref } from './message/compose-message'

interface NoScriptNoteProps {
  /** First words of the note, which name what needs script: «Este formulário abre o seu e-mail.» */
  lead: string
  /** Selects the text of the WhatsApp link. */
  chat: ChatUse
  /** The form whose questions the mail link carries. */
  form: 'contact' | 'newsletter' | 'service'
  /** Title of the service that the form requests. */
  service?: string
}

/**
 * Shows visitors without script where to write. Prerendered only: in a browser React never touches
 * the content of a noscript element, so its texts and links are not shipped with the scripts.
 */
export const NoScriptNote = (props: NoScriptNoteProps) => (
  <noscript>{import.meta.env.SSR && <Note {...props} />}</noscript>
)

function Note({ lead, chat, form, service }: NoScriptNoteProps) {
  const company = useContent('company')
  const messages = useContent('messages')
  return (
    <p className="hint no-script-note">
      {`${lead} Sem JavaScript, escreva para `}
      <a href={blankFormHref(form, { messages, company }, service)}>{company.email}</a>
      {' ou '}
      <a href={whatsappHref(company.whatsapp, chatText(messages, company, chat))}>
        chame no WhatsApp
      </a>
      . O e-mail já abre com as perguntas do formulário.
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
  const field = (name: Name) => ({
    name,
    value: values[name],
    onChange: (value: string) => set(name, value),
    error: error(name),
  })
  return (
    <>
      <TextField {...field('name')} label="Nome" autoComplete="name" required />
      <TextField {...field('email')} label="E-mail" type="email" autoComplete="email" required />
      <TextField {...field('company')} label="Empresa" autoComplete="organization" optional />
      <TextField
        {...field('phone')}
        label="Telefone"
        type="tel"
        autoComplete="tel"
        optional
        placeholder="(11) 91234-5678"
      />
    </>
  )
}
