/** The home page in the structured data of the pages below it. */
export const HOME = 'Início'

/** From January on, as they stand in a date. */
export const MONTHS = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]
