import type { Messages } from '../../../content/schema/messages'
import { todayInSaoPaulo } from '../../../content/time/today'
import { formatMoney, formatPrice, formatShortDate, formatWeight } from '../../lib/format'
import { mailLink } from './mail-links'
import type {
  CompanyContact,
  HandoffRequest,
  Message,
  QuotedEstimate,
  QuotedLine,
  Requester,
} from './request'
import {
  fillTemplate,
  isBlank,
  type Line,
  type Lines,
  manyLines,
  oneLine,
  plainSpaces,
  type PlaceValues,
} from './text'

/** The editors' wording, and the company that receives the messages. */
interface Wording {
  messages: Messages
  company: CompanyContact
}

const price = (value: number): Line => oneLine(plainSpaces(formatPrice(value)))
export const kilograms = (kg: number): Line => oneLine(plainSpaces(formatWeight(kg)))
export const reais = (value: number): Line => oneLine(plainSpaces(formatMoney(value)))

/** The sums of an estimate, and the day of its prices. */
export const estimateValues = ({
  weightKg,
  estimate,
  pricesOf,
}: QuotedEstimate): PlaceValues<Line> => ({
  peso: kilograms(weightKg),
  estimativa: reais(estimate),
  precosDe: oneLine(formatShortDate(pricesOf)),
})

/** A line for each material, in the editors' wording. */
export const estimateItems = ({ estimateLine }: Messages, lines: readonly QuotedLine[]): Lines =>
  manyLines(
    lines
      .map(({ material, weightKg, pricePerKg, estimate }) =>
        fillTemplate(oneLine(estimateLine), {
          material: oneLine(material),
          peso: kilograms(weightKg),
          precoKg: reais(pricePerKg),
          estimativa: reais(estimate),
        }),
      )
      .join('\n'),
  )

const details = (lines: readonly string[] = []): Lines => manyLines(plainSpaces(lines.join('\n')))

/** The request's values for the places: typed text cleaned, blank fields in the editors' words. */
function valuesOf(request: HandoffRequest, messages: Messages): PlaceValues<Lines> {
  const { optional, description } = messages.blanks
  const said = (typed: string) => oneLine(isBlank(typed) ? optional : typed)
  const saidLong = (typed: string, blank = optional) => manyLines(isBlank(typed) ? blank : typed)
  const requester = ({ name, email, company, phone }: Requester) => ({
    nome: said(name),
    email: said(email),
    empresa: said(company),
    telefone: said(phone),
  })
  switch (request.kind) {
    case 'lot':
    case 'offer':
      return {
        lote: oneLine(request.lot),
        preco: price(request.price),
        detalhes: details(request.details),
        ...('value' in request && {
          valor: price(request.value),
          mensagem: saidLong(request.note),
        }),
      }
    case 'difference':
      return { lote: oneLine(request.lot), detalhes: details(request.details) }
    case 'service':
      return {
        ...requester(request),
        servico: said(request.service),
        descricao: saidLong(request.description, description),
      }
    case 'contact':
      return {
        ...requester(request),
        assunto: said(request.subject),
        mensagem: saidLong(request.message),
      }
    case 'estimate':
      return { ...estimateValues(request), itens: estimateItems(messages, request.lines) }
    case 'inventory':
      return {
        quantidade: oneLine(request.units),
        peso: kilograms(request.weightKg),
        itens: manyLines(request.items),
      }
    case 'newsletter':
      return { email: oneLine(request.email) }
    case 'consultation':
    case 'demonstration':
      return {}
  }
}

/**
 * Composes the message of a request, to the company's address, with the wording of
 * content/messages.yaml; content/text/templates checks that the wording keeps its fixed parts. At
 * the foot of every text is the address of /verificar, where a reply can be checked. Does not
 * validate: see form-rules. Never throws for typed text.
 * @param now the moment of a form's request: its message ends with the footer and the day.
 * Undefined for messages whose link is prerendered, which name no day.
 */
export function composeMessage(
  request: HandoffRequest,
  { messages, company }: Wording,
  now?: Date,
): Message {
  const templates = messages.requests[request.kind]
  const values: PlaceValues<Lines> = {
    ...valuesOf(request, messages),
    empresaNome: oneLine(company.name),
    endereco: oneLine(`${company.url}/verificar`),
    ...(now && { data: oneLine(formatShortDate(todayInSaoPaulo(now))) }),
  }
  const foot = now ? `${messages.verify}\n${messages.footer}` : messages.verify
  const body = 'body' in templates ? `${templates.body.trim()}\n\n${foot}` : ''
  return {
    to: oneLine(company.email),
    subject: oneLine(fillTemplate(manyLines(templates.subject), values)),
    body: fillTemplate(manyLines(body), values),
  }
}

const UNANSWERED = {
  name: '',
  email: '',
  company: '',
  phone: '',
  subject: '',
  message: '',
  description: '',
}

/**
 * Mail link with the questions of a form, for visitors without script: the editors' wording with
 * every answer left blank.
 * @param service title of the requested service; blank for the other forms
 */
export function blankFormHref(
  kind: 'service' | 'contact' | 'newsletter',
  { messages, company }: Wording,
  service = '',
): string {
  const unsaid = { ...messages, blanks: { optional: '', description: '' } }
  const message = composeMessage({ ...UNANSWERED, kind, service }, { messages: unsaid, company })
  // «Contato pelo site: {assunto}» without a subject ends before the colon.
  const subject = oneLine(message.subject.replace(/[\s:,]+$/, ''))
  return mailLink({ ...message, subject }, messages).href
}
