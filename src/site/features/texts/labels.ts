/** Shown below the officer's address when the browser refuses to copy it. */
export const NOT_COPIED = 'O navegador não deixou copiar. O e-mail está selecionado: copie-o.'
