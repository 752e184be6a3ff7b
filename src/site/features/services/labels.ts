/** Texts of RequestMissing. */
export const FORM_MISSING =
  'O formulário não chegou: confira a internet e tente de novo. ' +
  'O pedido também pode ser feito por e-mail, com as mesmas perguntas, ou no WhatsApp.'
export const BY_MAIL = 'Pedir por e-mail'
export const BY_CHAT = 'Pedir no WhatsApp'
