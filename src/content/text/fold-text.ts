/**
 * Text without accents and capitals: «Reciclagem Eletrônica» -> "reciclagem eletronica". All
 * comparisons, searches and generated names use it.
 */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Folded text with single hyphens in place of other characters than letters and digits, none at the
 * ends; may be empty. «2ª Etapa: já!» -> "2-etapa-ja"
 */
export const hyphenated = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
