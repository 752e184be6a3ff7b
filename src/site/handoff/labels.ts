/** Accessible name of the panel's list of other ways to send the message. */
export const OTHER_WAYS = 'Outros caminhos'

/**
 * Texts of the panel's substitute: the editors' texts are loaded with the panel's file, which is
 * missing.
 */
export const MESSAGE_READY = 'A mensagem está preparada.'
export const PANEL_MISSING =
  'Uma parte desta página não chegou. Se o e-mail não abriu, abra de novo ou copie o texto; ' +
  'ele continua guardado nesta aba.'
export const MAIL_AGAIN = 'Abrir o e-mail de novo'
export const TO_FORM = 'Corrigir os dados'
export const DONE = 'Concluir'
