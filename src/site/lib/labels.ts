/** The home page in the structured data of the pages below it. */
export const HOME = 'Início'
