/** Accessible name of the panel's list of other ways to send the message. */
export const OTHER_WAYS = 'Outros caminhos'
