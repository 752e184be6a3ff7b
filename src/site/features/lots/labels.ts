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
