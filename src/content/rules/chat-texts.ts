import type { Rule } from './documents'
import { valueAt } from './reason'

/** Three places of the site open a chat without a subject of their own; by its text the company tells which one it was. */
const TOLD_APART = ['floatingButton', 'contactCard', 'quickService']

/** The texts of floating button, contact card and quick service differ from each other. */
export const chatTexts: Rule = ({ data }) => {
  const texts = TOLD_APART.map((use) => valueAt(data, 'whatsapp', use))
  return texts.flatMap((text, index) => {
    const first = texts.indexOf(text)
    if (typeof text !== 'string' || first === index) return []
    return [
      {
        path: ['whatsapp', TOLD_APART[index] ?? ''],
        message: `é igual a ${TOLD_APART[first]}`,
        cure: 'mude um dos dois: pelo texto se sabe de onde veio a conversa',
      },
    ]
  })
}
