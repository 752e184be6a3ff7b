/**
 * Ends the mail of a form that is too long for a link when the application, and with it the
 * editors' texts, never loaded.
 */
export const CUT =
  '…\n\n[O texto não coube inteiro. Copie o resto do formulário, que continua na página.]'
