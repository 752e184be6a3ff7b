import type { Messages } from '../../../content/schema/messages'
import { fillTemplate, type PlaceValues, type Line, manyLines, oneLine } from './text'
import { mailLink } from './mail-links'
import type { CompanyContact, HandoffRequest } from './request'

type FormKind = Extract<HandoffRequest['kind'], 'service' | 'contact' | 'newsletter'>

interface Wording {
  messages: Messages
  company: CompanyContact
}

/**
 * Mail link with the questions of a form, for visitors without script: the editors' wording with
 * every answer left blank. The footer is left out, because it names the day and the link is
 * prerendered.
 * @param service title of the requested service; blank for the other forms
 */
export function blankFormHref(
  kind: FormKind,
  { messages, company }: Wording,
  service = '',
): string {
  const templates = messages.requests[kind]
  const blank = oneLine('')
  const values: PlaceValues<Line> = {
    nome: blank,
    email: blank,
    empresa: blank,
    telefone: blank,
    assunto: blank,
    mensagem: blank,
    descricao: blank,
    data: blank,
    servico: oneLine(service),
    empresaNome: oneLine(company.name),
  }
  return mailLink(
    {
      to: oneLine(company.email),
      // «Contato pelo site: {assunto}» without a subject ends before the colon.
      subject: oneLine(fillTemplate(oneLine(templates.subject), values).replace(/[\s:,]+$/, '')),
      body: fillTemplate(manyLines(templates.body), values),
    },
    messages,
  ).href
}
