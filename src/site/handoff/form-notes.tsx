import { useCompany, useMessages, usePrerenderedForms, useForms } from '../content'
import { blankFormHref } from './message/blank-form'
import { type ChatUse, whatsappHref, whatsappTexts } from './message/chat-links'
import { emptyMailHref } from './message/mail-links'
import { SmartLink } from '../ui/smart-link'

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
  const company = useCompany()
  const messages = useMessages()
  const { noScript } = usePrerenderedForms()
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

/** Link that stands beside every form for personal data. */
export function PrivacyLink() {
  const { privacyLink } = useForms()
  return <SmartLink href="/privacidade">{privacyLink}</SmartLink>
}
