/** Texts of the list that only assistive technology reads. */
export const CATEGORY = 'Categoria'
/** Read before the price. */
export const ORIGINAL_PRICE = 'preço original '
export const COMPARED = 'Lotes para comparar'
export const removeOf = (title: string): string => `Tirar da comparação: ${title}`
/** Sentences about changes in the bar of lots to compare; `count` is «2 de 4». */
export const nowCompared = (title: string, count: string): string =>
  `${title}: na comparação. ${count}.`
export const notCompared = (title: string, count: string): string =>
  `${title}: fora da comparação. ${count}.`
export const NONE_COMPARED = 'Comparação vazia.'
/** "Até R$ 40.000" -> "Tirar o filtro: Até R$ 40.000" */
export const withoutFilterOf = (words: string): string => `Tirar o filtro: ${words}`
/** Says what a row's name does when pressed. */
export const BEST_FIRST = 'Pôr o melhor primeiro'
/** Read after the name of a row of the comparison. */
export const DIFFERS = ' (diferente)'
