/** What only assistive technology says of the panel. */
export const OTHER_WAYS = 'Outros caminhos'

/** What stands in place of the panel where its file did not arrive: the editors' texts came with it. */
export const MESSAGE_READY = 'A mensagem está preparada.'
export const PANEL_MISSING =
  'Uma parte desta página não chegou. Se o e-mail não abriu, abra de novo ou copie o texto; ele continua guardado nesta aba.'
export const MAIL_AGAIN = 'Abrir o e-mail de novo'
export const TO_FORM = 'Corrigir os dados'
export const DONE = 'Concluir'
