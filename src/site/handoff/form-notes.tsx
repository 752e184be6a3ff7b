import { useCompany, useMessages, usePrerenderedForms, useForms } from '../content'
import { blankFormHref } from './message/blank-form'
import { type ChatUse, whatsappHref, whatsappTexts } from './message/chat-links'
import { emptyMailHref } from './message/mail-links'
import { SmartLink } from '../ui/smart-link'

interface NoScriptNoteProps {
  /** What does not work, as the beginning of the sentence: «Este formulário abre o seu e-mail.» */
  lead: string
  /** Whose text the WhatsApp link carries. */
  chat: ChatUse
  /** The form whose questions the mail link carries. */
  form?: 'contact' | 'newsletter'
  /** The room above it, which its place knows. */
  className?: string
}

/**
 * Where a request goes when the browser runs no script: the sentence is in the prerendered page only. In a browser React
 * leaves what a noscript element holds alone, so that its texts and links need not come with the scripts.
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

/** Beside every form in which a visitor types who they are: what becomes of it. */
export function PrivacyLink() {
  const { privacyLink } = useForms()
  return <SmartLink href="/privacidade">{privacyLink}</SmartLink>
}
