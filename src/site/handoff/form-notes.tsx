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
  form?: 'contact' | 'newsletter'
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

function Note({ lead, chat, form, className }: NoScriptNoteProps) {
  const company = useContent('company')
  const messages = useContent('messages')
  const { noScript } = useContent('forms-page')
  return (
    <p className={className ? `hint no-script-note ${className}` : 'hint no-script-note'}>
      {`${lead} ${noScript.beforeEmail} `}
      <a href={form ? blankFormHref(form, { messages, company }) : emptyMailHref(company.email)}>
        {company.email}
      </a>
      {` ${noScript.beforeChat} `}
      <a href={whatsappHref(company.whatsapp, whatsappTexts(messages, company)[chat])}>
        {noScript.chat}
      </a>
      {form ? `. ${noScript.questions}` : '.'}
    </p>
  )
}

/** Link beside every form for personal data. */
export function PrivacyLink() {
  const { privacyLink } = useContent('forms-page')
  return <SmartLink href="/privacidade">{privacyLink}</SmartLink>
}

type Name = 'name' | 'email' | 'company' | 'phone'

interface RequesterFieldsProps {
  labels: Record<Name, string>
  values: Record<Name, string>
  set(field: Name, value: string): void
  /** Message beside an invalid field. */
  error(field: Name): string | undefined
}

/** Fields about the visitor: name and e-mail are required, company and telephone are not. */
export function RequesterFields({ labels, values, set, error }: RequesterFieldsProps) {
  const { optional } = useContent('forms-page')
  const phone = useShapedInput(formatPhone, (value) => set('phone', value))
  return (
    <>
      <TextField
        label={labels.name}
        name="name"
        autoComplete="name"
        required
        value={values.name}
        onChange={(value) => set('name', value)}
        error={error('name')}
      />
      <TextField
        label={labels.email}
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
        label={labels.company}
        name="company"
        autoComplete="organization"
        optional={optional}
        value={values.company}
        onChange={(value) => set('company', value)}
        error={error('company')}
      />
      <TextField
        label={labels.phone}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        optional={optional}
        placeholder="(11) 91234-5678"
        value={values.phone}
        onChange={phone.onChange}
        inputRef={phone.inputRef}
        error={error('phone')}
      />
    </>
  )
}
