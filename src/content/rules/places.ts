import { textsIn } from '../check/placeholders'
import type { Path } from '../schema/field-tree'
import {
  MATERIAL_PLACES,
  NEEDED_PLACES,
  hasLooseBrace,
  placesOf,
  MESSAGE_PLACES,
  type TemplatePath,
} from '../text/templates'
import { nearest } from '../text/nearest'
import type { Report, Rule } from './rule'

/** Reports what is wrong with the {places} of a text, which the site fills. */
export function placeErrors(
  path: Path,
  text: string,
  { required = [], optional }: { required?: readonly string[]; optional: readonly string[] },
  report: Report,
): void {
  const found = placesOf(text)
  const allowed = [...required, ...optional]
  const written = allowed.map((place) => `{${place}}`).join(', ') || 'nenhum'
  const unknown = [...new Set(found)].filter((name) => !allowed.includes(name))
  for (const name of unknown) {
    const near = nearest(name, allowed)
    const fix = near ? `queria dizer {${near}}?` : `os lugares são: ${written}`
    report(path, `lugar desconhecido {${name}}`, fix)
  }
  // A misspelt place is also a missing one; reporting both would hide the fix.
  if (unknown.length > 0) return
  for (const name of required.filter((one) => !found.includes(one)))
    report(path, `falta o lugar {${name}}`, `escreva {${name}} onde ele deve aparecer`)
  reportLooseBraces(path, text, allowed[0] ?? 'nome', report)
}

export function reportLooseBraces(path: Path, text: string, example: string, report: Report): void {
  if (hasLooseBrace(text))
    report(path, 'há uma chave { ou } sem par', `escreva o lugar inteiro, como {${example}}`)
}

/**
 * Every {place} in the materials' page is known, and the texts that must contain a price or a day
 * have its place.
 */
export const materialPlaces: Rule<'MaterialPage'> = ({ data }, _, report) => {
  for (const { text, path } of textsIn(data)) {
    const required = NEEDED_PLACES[path.join('.')] ?? []
    const optional = Object.keys(MATERIAL_PLACES).filter(
      (one) => !required.some((name) => name === one),
    )
    placeErrors(path, text, { required, optional }, report)
  }
}

/** Texts that the product fixes to the letter. `exact` allows nothing around them. */
const FIXED_TEXTS: Partial<Record<TemplatePath, { text: string; exact: boolean }>> = {
  'requests.lot.subject': { text: 'Interesse na compra do lote: {lote}', exact: true },
  footer: { text: 'Enviado através do site', exact: false },
  'blanks.optional': { text: 'Não informado', exact: true },
  'blanks.description': { text: 'Nenhuma descrição adicional fornecida.', exact: true },
}

/**
 * Every {place} of a message is known to its template, the required ones are there, and so are the
 * fixed texts. The texts of chats without a subject of their own differ from each other: only the
 * text shows the company where a chat was opened.
 */
export const messageErrors: Rule<'Messages'> = ({ data }, _, report) => {
  for (const { text, path } of textsIn(data)) {
    // Every text of messages.yaml has an entry in the table.
    const name = path.join('.') as TemplatePath
    const { text: fixed, exact } = FIXED_TEXTS[name] ?? { text: '', exact: false }
    if (exact ? text.trim() === fixed : text.includes(fixed))
      placeErrors(path, text, MESSAGE_PLACES[name], report)
    else report(path, 'o texto fixo mudou', `${exact ? 'escreva exatamente' : 'inclua'} «${fixed}»`)
  }
  const { whatsapp = {} } = data
  const uses = ['floatingButton', 'contactCard', 'quickService'] as const
  for (const [index, use] of uses.entries()) {
    const first = uses.slice(0, index).find((one) => whatsapp[one] === whatsapp[use])
    if (whatsapp[use] !== undefined && first !== undefined)
      report(['whatsapp', use], `é igual a ${first}`, 'mude um dos dois')
  }
}
