interface NoScriptNoteProps {
  /** What does not work, as the beginning of the sentence: «Este formulário abre o seu e-mail.» */
  lead: string
  email: string
  /** Complete addresses. */
  mailto: string
  whatsapp: string
  /** The room above it, which its place knows. */
  className?: string
}

/** Where a request goes when the browser runs no script: the sentence is in the prerendered page only. */
export const NoScriptNote = ({ lead, email, mailto, whatsapp, className }: NoScriptNoteProps) => (
  <noscript>
    <p className={className ? `hint no-script-note ${className}` : 'hint no-script-note'}>
      {lead} Sem JavaScript, escreva para <a href={mailto}>{email}</a> ou <a href={whatsapp}>chame no WhatsApp</a>.
    </p>
  </noscript>
)
