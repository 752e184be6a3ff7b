import { nearest } from '../text/nearest'
import {
  hasLooseBrace,
  placesOf,
  MESSAGE_PLACES,
  type Places,
  type TemplatePath,
} from '../text/templates'
import { textsIn } from '../check/placeholders'
import { MATERIAL_PLACES, NEEDED_PLACES } from '../text/material-places'
import { report, type FieldDiagnostic, type Rule } from './rule'

/** What is wrong with the {places} of a text, which the site fills; nothing when all are right. */
function placeErrors(
  path: FieldDiagnostic['path'],
  text: string,
  allowed: readonly string[],
  needed: readonly string[] = [],
): FieldDiagnostic[] {
  const found = placesOf(text)
  const written = allowed.map((place) => `{${place}}`).join(', ')
  const unknown = [...new Set(found)].filter((name) => !allowed.includes(name))
  // A misspelt place is also a missing one; reporting both would hide the fix.
  if (unknown.length > 0)
    return unknown.flatMap((name) => {
      const near = nearest(name, allowed)
      const fix = written === '' ? 'este texto não tem lugares' : `aqui valem ${written}`
      return report(path, `lugar desconhecido {${name}}`, near ? `queria dizer {${near}}?` : fix)
    })
  const missing = needed.filter((name) => !found.includes(name))
  return [
    ...missing.flatMap((name) =>
      report(path, `falta o lugar {${name}}`, `escreva {${name}} onde ele deve aparecer`),
    ),
    ...looseBraces(path, text, allowed[0] ?? 'nome'),
  ]
}

export const looseBraces = (
  path: FieldDiagnostic['path'],
  text: string,
  example: string,
): FieldDiagnostic[] =>
  hasLooseBrace(text)
    ? report(path, 'há uma chave { ou } sem par', `escreva o lugar inteiro, como {${example}}`)
    : []

/** The copyright line has no other place than the company's name (schema/pages/others.ts). */
export const footerPlaces: Rule<'LayoutPage'> = ({ data }) =>
  placeErrors(['footer', 'copyright'], data.footer?.copyright ?? '', ['empresa'])

/**
 * Every {place} in the materials' page is known, and the texts that must contain a price or a day
 * have its place.
 */
export const materialPlaces: Rule<'MaterialPage'> = ({ data }) =>
  textsIn(data).flatMap(({ text, path }) =>
    placeErrors(path, text, Object.keys(MATERIAL_PLACES), NEEDED_PLACES[path.join('.')]),
  )

/** Texts that the product fixes to the letter. `exact` allows nothing around them. */
const FIXED_TEXTS: Partial<Record<TemplatePath, { text: string; exact: boolean }>> = {
  'requests.lot.subject': { text: 'Interesse na compra do lote: {lote}', exact: true },
  footer: { text: 'Enviado através do site', exact: false },
  'blanks.optional': { text: 'Não informado', exact: true },
  'blanks.description': { text: 'Nenhuma descrição adicional fornecida.', exact: true },
}

/**
 * Every {place} of a message is known to its template, the required ones are there, and so are the
 * fixed texts. The schema reports missing templates.
 */
export const messageTemplates: Rule<'Messages'> = ({ data }) =>
  textsIn(data).flatMap(({ text, path }) => {
    // Every text of messages.yaml has an entry in the table.
    const name = path.join('.') as TemplatePath
    const { required, optional }: Places = MESSAGE_PLACES[name]
    const { text: fixed, exact } = FIXED_TEXTS[name] ?? { text: '', exact: false }
    const errors = placeErrors(path, text, [...required, ...optional], required)
    const isKept = exact ? text.trim() === fixed : text.includes(fixed)
    if (errors.length > 0 || isKept) return errors
    return report(
      path,
      'o texto fixo mudou',
      `${exact ? 'escreva exatamente' : 'inclua'} «${fixed}»`,
    )
  })

/**
 * The texts of chats without a subject of their own differ from each other: only the text shows the
 * company where a chat was opened.
 */
export const chatTexts: Rule<'Messages'> = ({ data: { whatsapp = {} } }) => {
  const uses = ['floatingButton', 'contactCard', 'quickService'] as const
  return uses.flatMap((use, index) => {
    const first = uses.slice(0, index).find((one) => whatsapp[one] === whatsapp[use])
    return whatsapp[use] === undefined || first === undefined
      ? []
      : report(['whatsapp', use], `é igual a ${first}`, 'mude um dos dois')
  })
}
