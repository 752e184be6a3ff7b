import { nearest } from '../nearest'
import { placesOf, MESSAGE_PLACES, templateErrors, type TemplatePath } from '../templates'
import { textsIn } from '../check/placeholders'
import { MATERIAL_PLACES, NEEDED_PLACES } from '../material-places'
import { report, type FieldDiagnostic, type Rule } from './rule'
import { reasonOf, valueAt } from './reason'

/** The places that the site fills in the copyright line (schema/pages/layout.ts). */
const COPYRIGHT_PLACES = ['empresa']

/** The copyright line has no other place: an unknown one would be published with its braces. */
export const footerPlaces: Rule = ({ data }) => {
  const text = valueAt(data, 'footer', 'copyright')
  if (typeof text !== 'string') return []
  const unknown = placesOf(text).find((place) => !COPYRIGHT_PLACES.includes(place))
  const path = ['footer', 'copyright']
  if (unknown !== undefined)
    return report(
      path,
      `lugar desconhecido {${unknown}}`,
      nearest(unknown, COPYRIGHT_PLACES) ? 'queria dizer {empresa}?' : 'aqui vale só {empresa}',
    )
  return /[{}]/.test(text.replace(/\{[^{}]*\}/g, '')) || text.includes('{{')
    ? report(
        path,
        'há uma chave { ou } sem par',
        'escreva o lugar inteiro, com uma chave de cada lado: {empresa}',
      )
    : []
}

const PLACE_NAMES = Object.keys(MATERIAL_PLACES)

/**
 * Every {place} in the materials' page is known, and the texts that must contain a price or a day
 * have its place.
 */
export const materialPlaces: Rule = ({ data }) =>
  textsIn(data).flatMap(({ text, path }): FieldDiagnostic[] => {
    const found = placesOf(text)
    const unknown = [...new Set(found)]
      .filter((name) => !PLACE_NAMES.includes(name))
      .map((name): FieldDiagnostic => {
        const meant = nearest(name, PLACE_NAMES)
        return {
          path,
          message: `lugar desconhecido {${name}}`,
          fix: meant
            ? `queria dizer {${meant}}?`
            : `aqui valem ${PLACE_NAMES.map((place) => `{${place}}`).join(', ')}`,
        }
      })
    // A misspelt place is also a missing one; reporting both would hide the fix.
    if (unknown.length > 0) return unknown
    return (NEEDED_PLACES[path.join('.')] ?? [])
      .filter((name) => !found.includes(name))
      .map((name) => ({
        path,
        message: `falta o lugar {${name}}`,
        fix: `escreva {${name}} onde ele deve aparecer`,
      }))
  })

/**
 * Every {place} of a message is known to its template, and the required ones are there. The schema
 * reports missing templates.
 */
export const messageTemplates: Rule = ({ data }) =>
  // Object.keys is typed as string[], but the keys are the names of the table.
  (Object.keys(MESSAGE_PLACES) as TemplatePath[]).flatMap((name) => {
    const path = name.split('.')
    const template = valueAt(data, ...path)
    const errors = typeof template === 'string' ? templateErrors(name, template) : []
    const unknown = errors.filter((error) => error.startsWith('lugar desconhecido'))
    // A misspelt place is also a missing one; reporting both would hide the fix.
    return (unknown.length > 0 ? unknown : errors).map((error) => {
      const reason = reasonOf(error)
      const place = /^falta o lugar (\{.*\})$/.exec(error)?.[1]
      return {
        ...reason,
        path,
        fix: place ? `escreva ${place} onde ele deve aparecer` : reason.fix,
      }
    })
  })

/**
 * Texts of chats without a subject of their own: the company knows only by the text where a chat
 * was opened.
 */
const TOLD_APART = ['floatingButton', 'contactCard', 'quickService']

/** The texts of the floating button, the contact card and the quick service differ from each other. */
export const chatTexts: Rule = ({ data }) => {
  const texts = TOLD_APART.map((use) => valueAt(data, 'whatsapp', use))
  return texts.flatMap((text, index) => {
    const first = texts.indexOf(text)
    if (typeof text !== 'string' || first === index) return []
    return report(
      ['whatsapp', TOLD_APART[index] ?? ''],
      `é igual a ${TOLD_APART[first]}`,
      'mude um dos dois: pelo texto se sabe de onde veio a conversa',
    )
  })
}
