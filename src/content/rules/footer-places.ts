import { nearest } from '../nearest'
import { placesOf } from '../templates'
import type { Rule } from './documents'
import { valueAt } from './reason'

/** What the site fills in the line of rights (src/content/schema/pages/shell.ts). */
const PLACES = ['empresa']

/** The line of rights has no place that nobody fills: it would be published with its braces. */
export const footerPlaces: Rule = ({ data }) => {
  const text = valueAt(data, 'footer', 'copyright')
  if (typeof text !== 'string') return []
  const unknown = placesOf(text).find((place) => !PLACES.includes(place))
  const path = ['footer', 'copyright']
  if (unknown !== undefined)
    return [
      {
        path,
        message: `lugar desconhecido {${unknown}}`,
        cure: nearest(unknown, PLACES) ? 'queria dizer {empresa}?' : 'aqui vale só {empresa}',
      },
    ]
  return /[{}]/.test(text.replace(/\{[^{}]*\}/g, '')) || text.includes('{{')
    ? [
        {
          path,
          message: 'há uma chave { ou } sem par',
          cure: 'escreva o lugar inteiro, com uma chave de cada lado: {empresa}',
        },
      ]
    : []
}
