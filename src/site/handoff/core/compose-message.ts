import type { Messages } from '../../../content/schema/messages'
import type { PlaceName } from '../../../content/templates'
import { formatPrice } from '../../lib/format'
import { fillTemplate } from './fill-template'
import type { CompanyContact, HandoffRequest, Message } from './request'
import { isBlank, manyLines, oneLine, plainSpaces } from './text'

interface Composition {
  messages: Messages
  company: CompanyContact
  /** Moment of the request, for the footer's date. Requests whose link is prerendered do not use it. */
  now: Date
}

const saoPauloDay = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', day: '2-digit', month: '2-digit', year: 'numeric' })

/** Calendar day in São Paulo as dd/mm/aaaa, wherever the visitor's clock is. */
export const dayInSaoPaulo = (moment: Date): string => saoPauloDay.format(moment)

/** What goes into the places: typed text cleaned, blanks said in words. */
function placeValues(request: HandoffRequest, blanks: Messages['blanks']): Partial<Record<PlaceName, string>> {
  const said = (typed: string) => (isBlank(typed) ? blanks.optional : oneLine(typed))
  switch (request.kind) {
    case 'lot':
      return { lote: oneLine(request.lot), preco: plainSpaces(formatPrice(request.price)) }
    case 'service':
      return {
        nome: said(request.name), email: said(request.email), empresa: said(request.company), telefone: said(request.phone),
        servico: said(request.service),
        descricao: isBlank(request.description) ? blanks.description : manyLines(request.description),
      }
    case 'contact':
      return {
        nome: said(request.name), email: said(request.email), empresa: said(request.company), telefone: said(request.phone),
        assunto: said(request.subject),
        mensagem: isBlank(request.message) ? blanks.optional : manyLines(request.message),
      }
    case 'newsletter':
      return { email: oneLine(request.email) }
    case 'consultation':
    case 'demonstration':
      return {}
  }
}

/**
 * The message of a request, to the company's address. Texts: content/messages.yaml; fixed parts: specification, sections 5 and 7.
 * Form requests end with the footer and the day; lot, consultation and demonstration do not, as their links are prerendered.
 * Does not validate: see form-rules. Never throws for typed text; throws a RangeError when `now` is an invalid date.
 */
export function composeMessage(request: HandoffRequest, { messages, company, now }: Composition): Message {
  const templates = messages.requests[request.kind]
  const isForm = request.kind === 'service' || request.kind === 'contact' || request.kind === 'newsletter'
  const values = {
    ...placeValues(request, messages.blanks),
    empresaNome: company.name,
    ...(isForm ? { data: dayInSaoPaulo(now) } : {}),
  }
  const body = 'body' in templates ? fillTemplate(templates.body, values) : ''
  const footer = isForm ? `\n\n${fillTemplate(messages.footer, values)}` : ''
  return {
    to: company.email,
    subject: oneLine(fillTemplate(templates.subject, values)),
    body: manyLines(body + footer),
  }
}
