import type { Messages } from '../../../content/schema/messages'
import {
  fillTemplate,
  beginningThatFits,
  type Lines,
  manyLines,
  oneLine,
  paragraphs,
  percentEncode,
} from './text'
import { estimateItems, estimateValues, kilograms, reais } from './estimate-texts'
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

/** Texts of the chat links that need no calculation, by their place on the site. */
export function whatsappTexts(
  messages: Messages,
  company: Pick<CompanyContact, 'name'>,
): Record<ChatUse, Lines> {
  const text = (use: ChatUse) =>
    fillTemplate(manyLines(messages.whatsapp[use]), { empresaNome: oneLine(company.name) })
  return {
    floatingButton: text('floatingButton'),
    contactCard: text('contactCard'),
    quickService: text('quickService'),
    collection: text('collection'),
    lotQuestions: text('lotQuestions'),
    scrapQuote: text('scrapQuote'),
  }
}

/** Quote request for one material, with its weight and its estimate. */
export const scrapQuoteText = (
  messages: Messages,
  company: Pick<CompanyContact, 'name'>,
  { material, weightKg, estimate }: Omit<QuotedLine, 'pricePerKg'>,
): Lines =>
  fillTemplate(manyLines(messages.whatsapp.scrapQuoteWithEstimate), {
    material: oneLine(material),
    peso: kilograms(weightKg),
    estimativa: reais(estimate),
    empresaNome: oneLine(company.name),
  })

/** A lot as messages name it; `url` is the absolute address of its page. */
interface AskedLot {
  title: string
  url: string
}

/**
 * A visitor's message about a lot: a question, the wish to be told when a reserved lot is available
 * again, or when a lot like a sold one arrives. Each text names the lot and its address.
 */
export const lotChatText = (
  messages: Messages,
  company: Pick<CompanyContact, 'name'>,
  use: 'lotPage' | 'lotReserved' | 'lotAlike',
  lot: AskedLot,
): Lines =>
  fillTemplate(manyLines(messages.whatsapp[use]), {
    lote: oneLine(lot.title),
    endereco: oneLine(lot.url),
    empresaNome: oneLine(company.name),
  })

/** Quote request of a material's own page: names the material and the page's absolute address. */
export const materialQuoteText = (
  messages: Messages,
  company: Pick<CompanyContact, 'name'>,
  material: { name: string; address: string },
): Lines =>
  fillTemplate(manyLines(messages.whatsapp.materialQuote), {
    material: oneLine(material.name),
    endereco: oneLine(material.address),
    empresaNome: oneLine(company.name),
  })

/** Quote request for an estimate: a line for each of several materials; for none, the general text. */
export function estimateQuoteText(
  messages: Messages,
  company: Pick<CompanyContact, 'name'>,
  estimate: QuotedEstimate,
): Lines {
  const [first, second] = estimate.lines
  if (!first) return whatsappTexts(messages, company).scrapQuote
  if (!second) return scrapQuoteText(messages, company, first)
  return fillTemplate(manyLines(messages.whatsapp.scrapEstimate), {
    ...estimateValues(estimate),
    itens: estimateItems(messages, estimate.lines),
    empresaNome: oneLine(company.name),
  })
}
