/** What only assistive technology says of an article, and what stands here when the editors' texts are what did not arrive. */
export const sectionLink = (title: string): string => `Link para: ${title}`
export const DONE = 'Feito'
export const TO_DO = 'A fazer'

/** One of the product's constants. */
export const LOADING = 'Carregando artigo...'
export const FAILED = 'O artigo não carregou.'
export const BACK = 'Voltar para o blog'
