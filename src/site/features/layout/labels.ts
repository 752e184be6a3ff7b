/** Names of the layout's landmarks and controls for assistive technology, and the two words of the menu's button. */
export const SKIP = 'Pular para o conteúdo'
export const STRIP = 'Preço do dia e contato'
/** Name of the notices at the top, which editors write for a time. */
export const NOTICES = 'Avisos'
export const phoneOf = (number: string): string => `Telefone ${number}`
export const NAVIGATION = 'Principal'
export const CHAT = 'Conversa'
export const MENU = 'Menu'
export const CLOSE = 'Fechar'
/** In development only. */
export const EDIT = 'Editar esta página'
