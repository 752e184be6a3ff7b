/** Name of the home page in the breadcrumbs of the pages below it. */
export const HOME = 'Início'

/** The months from January on, in the form that a date takes. */
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
