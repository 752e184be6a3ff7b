/** What only assistive technology says of the panel. */
export const OTHER_WAYS = 'Outros caminhos'
