/**
 * Ends the mail of a form that is too long for a link, where the application and with it the
 * editors' texts never came.
 */
export const CUT =
  '…\n\n[O texto não coube inteiro. Copie o resto do formulário, que continua na página.]'
