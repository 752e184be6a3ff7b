/** Said below the officer's address where the browser does not copy it. */
export const NOT_COPIED = 'O navegador não deixou copiar. O e-mail está selecionado: copie-o.'
