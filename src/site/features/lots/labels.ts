/** What only assistive technology says of the lots. */
export const CATEGORY = 'Categoria'
/** Stands before the price. */
export const ORIGINAL_PRICE = 'preço original '
/** "4,5" -> "Avaliação 4,5 de 5" */
export const ratingOf = (figure: string): string => `Avaliação ${figure} de 5`
