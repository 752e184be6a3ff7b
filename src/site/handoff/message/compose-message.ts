import type { Messages } from '../../../content/schema/messages'
import { todayInSaoPaulo } from '../../../content/time/today'
import { formatPrice, formatShortDate } from '../../lib/format'
import {
  fillTemplate,
  type PlaceValues,
  isBlank,
  type Line,
  type Lines,
  manyLines,
  oneLine,
  plainSpaces,
} from './text'
import { estimateItems, estimateValues, kilograms } from './estimate-texts'
import type { Message, CompanyContact, HandoffRequest } from './request'

interface Composition {
  messages: Messages
  company: CompanyContact
  /** Moment of the request, for the footer's date. Requests whose link is prerendered do not use it. */
  now: Date
}

/** Calendar day in São Paulo as dd/mm/aaaa, whatever the visitor's time zone. */
export const dayInSaoPaulo = (moment: Date): string => formatShortDate(todayInSaoPaulo(moment))

type Requester = Pick<
  Extract<HandoffRequest, { name: string }>,
  'name' | 'email' | 'company' | 'phone'
>

/**
 * Values for the places in subjects and bodies that take one line: typed text cleaned, blank fields
 * in the editors' words.
 */
function lineValues(request: HandoffRequest, blanks: Messages['blanks']): PlaceValues<Line> {
  const said = (typed: string) => oneLine(isBlank(typed) ? blanks.optional : typed)
  const requester = ({ name, email, company, phone }: Requester) => ({
    nome: said(name),
    email: said(email),
    empresa: said(company),
    telefone: said(phone),
  })
  switch (request.kind) {
    case 'lot':
      return { lote: oneLine(request.lot), preco: oneLine(plainSpaces(formatPrice(request.price))) }
    case 'offer':
      return {
        lote: oneLine(request.lot),
        preco: oneLine(plainSpaces(formatPrice(request.price))),
        valor: oneLine(plainSpaces(formatPrice(request.value))),
      }
    case 'service':
      return { ...requester(request), servico: said(request.service) }
    case 'contact':
      return { ...requester(request), assunto: said(request.subject) }
    case 'estimate':
      return estimateValues(request)
    case 'inventory':
      return {
        quantidade: oneLine(request.units),
        peso: kilograms(request.weightKg),
      }
    case 'difference':
      return { lote: oneLine(request.lot) }
    case 'newsletter':
      return { email: oneLine(request.email) }
    case 'consultation':
    case 'demonstration':
      return {}
  }
}

/** The long text of a request with its own line breaks; for bodies only. */
function textValues(request: HandoffRequest, messages: Messages): PlaceValues<Lines> {
  const { blanks } = messages
  const said = (typed: string, blank: string) => manyLines(isBlank(typed) ? blank : typed)
  const details = (lines: readonly string[] = []) => manyLines(plainSpaces(lines.join('\n')))
  if (request.kind === 'lot' || request.kind === 'difference')
    return { detalhes: details(request.details) }
  if (request.kind === 'offer')
    return { detalhes: details(request.details), mensagem: said(request.note, blanks.optional) }
  if (request.kind === 'estimate') return { itens: estimateItems(messages, request.lines) }
  if (request.kind === 'inventory') return { itens: manyLines(request.items) }
  if (request.kind === 'service')
    return { descricao: said(request.description, blanks.description) }
  if (request.kind === 'contact') return { mensagem: said(request.message, blanks.optional) }
  return {}
}

/**
 * Composes the message of a request, to the company's address, with the wording of
 * content/messages.yaml; content/text/templates checks that the wording keeps its fixed parts. Messages
 * of a form end with the footer and the day. The others do not: links of lots, consultations and
 * demonstrations are prerendered, and the link of an estimate is rebuilt at every keystroke. At the
 * foot of every text is the address of /verificar, where a reply can be checked. Does not validate:
 * see form-rules. Never throws for typed text; throws a RangeError when `now` is an invalid date.
 */
export function composeMessage(
  request: HandoffRequest,
  { messages, company, now }: Composition,
): Message {
  const templates = messages.requests[request.kind]
  const isForm =
    request.kind === 'service' || request.kind === 'contact' || request.kind === 'newsletter'
  const values: PlaceValues<Line> = {
    ...lineValues(request, messages.blanks),
    empresaNome: oneLine(company.name),
    ...(isForm ? { data: oneLine(dayInSaoPaulo(now)) } : {}),
  }
  const foot = isForm ? `${messages.verify}\n${messages.footer}` : messages.verify
  const body = 'body' in templates ? `${templates.body.trim()}\n\n${foot}` : ''
  return {
    to: oneLine(company.email),
    subject: fillTemplate(oneLine(templates.subject), values),
    body: fillTemplate(manyLines(body), {
      ...values,
      endereco: oneLine(`${company.url}/verificar`),
      ...textValues(request, messages),
    }),
  }
}
