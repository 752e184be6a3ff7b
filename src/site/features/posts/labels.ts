/** Texts of an article that only assistive technology reads. */
export const sectionLink = (title: string): string => `Link para: ${title}`
export const DONE = 'Feito'
export const TO_DO = 'A fazer'

/**
 * Shown while an article loads or when it did not. Not in the content, whose files may have failed
 * to load, too.
 */
export const LOADING = 'Carregando artigo...'
export const FAILED = 'O artigo não carregou.'
export const BACK = 'Voltar para o blog'
