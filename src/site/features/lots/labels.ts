/** Texts of the list that only assistive technology reads. */
export const CATEGORY = 'Categoria'
/** Read before the price. */
export const ORIGINAL_PRICE = 'preço original '
/** "4,5" -> "Avaliação 4,5 de 5" */
export const ratingOf = (figure: string): string => `Avaliação ${figure} de 5`
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

/** Texts of a lot's page that only assistive technology reads. */
export const PHOTOS = 'Fotos do lote'
export const PHOTO_ROW = 'Fotos, lado a lado'
export const ZOOM = 'Ampliar a foto'
/** 2 -> "Foto 2: Gabinete aberto", 2 of 6 -> "Foto 2 de 6: Gabinete aberto" */
export const photoOf = (number: number, alt: string, total?: number): string =>
  `Foto ${number}${total ? ` de ${total}` : ''}: ${alt}`
/** "A", "6" -> "Nota A, 6 unidades" */
export const gradeOf = (grade: string, units: string): string => `Nota ${grade}, ${units}`

/** "Modelo" -> "Modelo, em ordem crescente" */
export const orderedBy = (label: string, descending: boolean): string =>
  `${label}, em ordem ${descending ? 'decrescente' : 'crescente'}`

/**
 * Shown instead of a lot that did not load. Not in the content, whose files may have failed to
 * load, too.
 */
export const FAILED = 'O lote não carregou.'
export const BACK = 'Ver todos os lotes'
