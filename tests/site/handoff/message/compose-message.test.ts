import { describe, expect, it } from 'vitest'
import { blankFormHref, composeMessage } from '../../../../src/site/handoff/message/compose-message'
import { asMessage } from '../../../../src/site/handoff/message/request'
import { company, compose, contact, draftOf, messages, service } from './drafts'

const VERIFY =
  'Para conferir se uma resposta é mesmo da Volta & Cia: https://www.volta.example/verificar'

describe('a request becomes a message', () => {
  it('names lot and price and asks how to proceed, without a day that would go stale in prerendered HTML', () => {
    const request = { kind: 'lot', lot: '20 notebooks', price: 15000, details: ['A', 'B'] } as const
    expect(composeMessage(request, { messages, company })).toEqual({
      to: 'comercial@volta.example',
      subject: 'Interesse na compra do lote: 20 notebooks',
      body:
        'Olá, equipe Volta & Cia.\n\nTenho interesse na compra do lote abaixo, anunciado no ' +
        'site:\n\nLote: 20 notebooks\nPreço: R$ 15.000\nA\nB\n\nComo devo proceder para ' +
        `concluir a compra?\n\nAguardo o retorno.\n\n${VERIFY}`,
    })
  })

  it('greets, gives requester, description and signature, and says what was left blank', () => {
    expect(compose(service())).toEqual({
      to: 'comercial@volta.example',
      subject: 'Solicitação de serviço: Destruição segura de dados',
      body:
        'Olá, equipe Volta & Cia.\n\nGostaria de solicitar: Destruição segura de dados.\n\n' +
        'Nome: Helena Prado\nE-mail: helena@empresa.example\nEmpresa: Não informado\n' +
        'Telefone: Não informado\n\nDescrição:\nNenhuma descrição adicional fornecida.\n\n' +
        `Atenciosamente,\nHelena Prado\n\n${VERIFY}\nEnviado através do site em 03/11/2025`,
    })
  })

  it('has a subject alone for a consultation', () => {
    expect(compose({ kind: 'consultation' })).toMatchObject({
      subject: 'Solicitação de consultoria',
      body: '',
    })
  })

  it.each([
    [
      { kind: 'offer', lot: 'L', price: 900, value: 800.5, note: '', details: ['Cód. 1'] },
      'Minha proposta: R$ 800,50\nCód. 1\n\nObservação: Não informado\n',
    ],
    [
      { kind: 'inventory', units: '12 aparelhos', items: 'a\nb', weightKg: 20 },
      '12 aparelhos, cerca de 20 kg.\n\na\nb\n',
    ],
    [{ kind: 'difference', lot: 'L', details: ['Cód. 1'] }, 'relação de itens: L\n\nCód. 1\n'],
  ] as const)('carries what belongs to it: %j', (request, text) => {
    expect(compose(request).body).toContain(text)
  })

  it('does not mind how the editors’ file ends a text, and has one line as its subject', () => {
    const { requests } = messages
    const template = { subject: '{assunto} {mensagem}', body: `\n${requests.contact.body}\r\n\n` }
    const wording = { ...messages, requests: { ...requests, contact: template } }
    const now = new Date('2025-11-03T12:00:00Z')
    const request = contact({ message: 'a\nb' })
    const message = composeMessage(request, { messages: wording, company }, now)
    expect(message.subject).toBe('Consultoria Ambiental a b')
    expect(message.body).toBe(compose(request).body)
  })

  it.each([
    ['2025-11-04T02:59:59Z', '03/11/2025'],
    ['2025-11-04T03:00:00Z', '04/11/2025'],
  ])('at %s it is dated by São Paulo’s calendar day', (now, day) => {
    expect(compose(service(), new Date(now)).body.endsWith(`em ${day}`)).toBe(true)
  })
})

describe('without script a form is a mail', () => {
  it.each([
    ['contact', 'Contato pelo site', 'Nome:\nE-mail:\nEmpresa:\nTelefone:\nAssunto:\n'],
    [
      'service',
      'Solicitação de serviço: Coleta & destruição',
      'Gostaria de solicitar: Coleta & destruição.\n\nNome:\nE-mail:\nEmpresa:\nTelefone:\n',
    ],
    ['newsletter', 'Inscrição na newsletter', 'Quero receber a newsletter neste e-mail:\n'],
  ] as const)('with the questions of the form %s, whole and unanswered', (kind, subject, text) => {
    const href = blankFormHref(kind, { messages, company }, 'Coleta & destruição')
    const draft = draftOf(href)
    expect(draft).toMatchObject({ to: company.email, subject })
    expect(draft.body?.replaceAll(': \n', ':\n')).toContain(text)
    expect(draft.body).not.toMatch(/[{}]|Enviado através/)
  })
})

describe('a message in the storage of the tab', () => {
  const message = { to: 'comercial@volta.example', subject: 's', body: 'b' }

  it('comes back cleaned like any other', () => {
    const stored = { ...message, subject: 's\nBcc: x', body: 'b\uD83D', bcc: 'x@example.com' }
    expect(asMessage(stored, message.to)).toEqual({
      ...message,
      subject: 's Bcc: x',
      body: 'b\uFFFD',
    })
  })

  it.each([
    {},
    { to: 1 },
    { ...message, to: 'x@example.com' },
    { ...message, subject: [] },
    { ...message, body: 7 },
    { to: message.to },
  ])('is ignored when it is foreign or addressed to somebody else: %j', (stored) => {
    expect(asMessage(stored, message.to)).toBeUndefined()
  })
})
