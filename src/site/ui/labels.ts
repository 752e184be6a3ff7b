/** Texts of PageFailed; not the editors', because those may be in the file that is missing. */
export const PAGE_FAILED = 'A página não carregou.'
export const TO_START = 'Ir para o início'
export const ASKING = 'Um momento: tentando de novo...'
export const NO_ANSWER = 'O servidor não respondeu. Confira a internet e tente de novo.'
export const STILL_NO_ANSWER = 'Ainda sem resposta. Confira a internet e tente de novo.'
export const PART_MISSING =
  'A internet responde, mas uma parte da página não chegou. ' +
  'Carregue a página inteira ou volte mais tarde.'
export const TRY_AGAIN = 'Tentar de novo'
export const TRYING = 'Carregando...'

/** For assistive technology only. */
export const TOASTS = 'Avisos'

/** Labels of a busy button: constants of the product. */
export const PREPARING = 'Preparando...'
export const SUBSCRIBING = 'Inscrevendo...'

/** The landmark of the pages above this one. */
export const CRUMBS = 'Você está em'
