import type { Messages } from '../../../content/schema/messages'
import {
  beginningThatFits,
  fillTemplate,
  type Lines,
  manyLines,
  oneLine,
  paragraphs,
  percentEncode,
  type PlaceValues,
} from './text'
import { estimateItems, estimateValues, kilograms, reais } from './compose-message'
import type { Message, CompanyContact, QuotedEstimate, QuotedLine } from './request'

/** Encoded length under which WhatsApp links open on every phone. */
const WHATSAPP_LIMIT = 1800

const digitsOf = (number: string) => number.replace(/\D/g, '')

/**
 * Chat link of the documented form https://wa.me/<digits>?text=, always under 1,800 characters.
 * `number`: international, as +5511912345678. A longer text is cut between words and ends with `closing`.
 */
export function whatsappHref(number: string, text: Lines, closing = '[…]'): string {
  const start = `https://wa.me/${digitsOf(number)}?text=`
  const room = WHATSAPP_LIMIT - 1 - start.length
  const whole = percentEncode(text)
  if (whole.length <= room) return start + whole
  const ending = percentEncode(`…\n\n${manyLines(closing)}`)
  return (
    start + percentEncode(beginningThatFits(text, room - ending.length, percentEncode)) + ending
  )
}

/** Chat link that carries a prepared mail message: subject, blank line, body. */
export const whatsappMessageHref = (number: string, message: Message, messages: Messages): string =>
  whatsappHref(number, paragraphs(message.subject, message.body), messages.whatsapp.shortened)

/** Telephone link. `number`: international, as +551112345678, or free for the caller, as 0800 123 4567. */
export const telHref = (number: string): string =>
  `tel:${number.startsWith('0') ? '' : '+'}${digitsOf(number)}`

export type ChatUse =
  | 'floatingButton'
  | 'contactCard'
  | 'quickService'
  | 'collection'
  | 'lotQuestions'
  | 'scrapQuote'

type Named = Pick<CompanyContact, 'name'>

const filled = (template: string, { name }: Named, values: PlaceValues<Lines> = {}): Lines =>
  fillTemplate(manyLines(template), { ...values, empresaNome: oneLine(name) })

/** Text of a chat link that needs no calculation, by its place on the site. */
export const chatText = (messages: Messages, company: Named, use: ChatUse): Lines =>
  filled(messages.whatsapp[use], company)

/** Quote request for one material, with its weight and its estimate. */
export const scrapQuoteText = (
  messages: Messages,
  company: Named,
  { material, weightKg, estimate }: Omit<QuotedLine, 'pricePerKg'>,
): Lines =>
  filled(messages.whatsapp.scrapQuoteWithEstimate, company, {
    material: oneLine(material),
    peso: kilograms(weightKg),
    estimativa: reais(estimate),
  })

/**
 * A visitor's message about a lot: a question, the wish to be told when a reserved lot is available
 * again, or when a lot like a sold one arrives. Each text names the lot and its absolute address.
 */
export const lotChatText = (
  messages: Messages,
  company: Named,
  use: 'lotPage' | 'lotReserved' | 'lotAlike',
  lot: { title: string; url: string },
): Lines =>
  filled(messages.whatsapp[use], company, { lote: oneLine(lot.title), endereco: oneLine(lot.url) })

/** Quote request of a material's own page: names the material and the page's absolute address. */
export const materialQuoteText = (
  messages: Messages,
  company: Named,
  material: { name: string; address: string },
): Lines =>
  filled(messages.whatsapp.materialQuote, company, {
    material: oneLine(material.name),
    endereco: oneLine(material.address),
  })

/** Quote request for an estimate: a line for each of several materials; for none, the general text. */
export function estimateQuoteText(
  messages: Messages,
  company: Named,
  estimate: QuotedEstimate,
): Lines {
  const [first, second] = estimate.lines
  if (!first) return chatText(messages, company, 'scrapQuote')
  if (!second) return scrapQuoteText(messages, company, first)
  return filled(messages.whatsapp.scrapEstimate, company, {
    ...estimateValues(estimate),
    itens: estimateItems(messages, estimate.lines),
  })
}
