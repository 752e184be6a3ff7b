import { describe, expect, it } from 'vitest'
import { composeMessage, dayInSaoPaulo } from '../../../../src/site/handoff/message/compose-message'
import { company, contactRequest, context, messages, serviceRequest } from '../support/fixtures'

describe('a request becomes a message', () => {
  it('names lot and price and asks how to proceed, without a day that would go stale in prerendered HTML', () => {
    const message = composeMessage(
      { kind: 'lot', lot: 'Lote com 20 notebooks', price: 15000 },
      context,
    )
    expect(message).toEqual({
      to: 'comercial@retrilha.example',
      subject: 'Interesse na compra do lote: Lote com 20 notebooks',
      body: 'Olá, Empresa Teste.\n\nLote: Lote com 20 notebooks\nPreço: R$ 15.000\n\nComo devo proceder?\n\nÉ nosso? https://www.retrilha.example/verificar',
    })
    expect(
      composeMessage(
        { kind: 'lot', lot: 'Lote com 20 notebooks', price: 15000 },
        { ...context, now: new Date(0) },
      ),
    ).toEqual(message)
  })

  it(
    'greets, gives the requester, the description and the signature in a service ' +
      'request, and says what was left blank',
    () => {
      expect(composeMessage(serviceRequest(), context)).toEqual({
        to: company.email,
        subject: 'Solicitação de serviço: Destruição segura de dados',
        body: [
          'Olá, equipe Empresa Teste.',
          '',
          'Serviço: Destruição segura de dados',
          'Nome: Helena Prado',
          'E-mail: helena@empresa.example',
          'Empresa: Não informado',
          'Telefone: Não informado',
          '',
          'Nenhuma descrição adicional fornecida.',
          '',
          'Atenciosamente,',
          'Helena Prado',
          '',
          'É nosso? https://www.retrilha.example/verificar',
          'Enviado através do site em 03/11/2025',
        ].join('\n'),
      })
    },
  )

  it('does not mind how the editors’ file ends a text', () => {
    const { requests } = messages
    const service = { subject: requests.service.subject, body: `\n${requests.service.body}\r\n\n` }
    expect(
      composeMessage(serviceRequest(), {
        ...context,
        messages: { ...messages, requests: { ...requests, service } },
      }),
    ).toEqual(composeMessage(serviceRequest(), context))
  })

  it('keeps typed text out of the subject where it has lines of its own', () => {
    const { requests } = messages
    const contact = { subject: '{assunto} {mensagem}', body: requests.contact.body }
    expect(
      composeMessage(contactRequest(), {
        ...context,
        messages: { ...messages, requests: { ...requests, contact } },
      }).subject,
    ).toBe('Consultoria Ambiental {mensagem}')
  })

  it('carries the groups of a list of devices, a line each', () => {
    const request = {
      kind: 'inventory',
      units: '12 aparelhos',
      items: 'a\nb',
      weightKg: 20,
    } as const
    expect(composeMessage(request, context)).toMatchObject({
      subject: 'Lista: 12 aparelhos',
      body: '12 aparelhos, 20 kg\na\nb\n\nÉ nosso? https://www.retrilha.example/verificar',
    })
  })

  it("dates by São Paulo's calendar day, not by UTC's", () => {
    expect(dayInSaoPaulo(new Date('2025-11-04T02:59:59Z'))).toBe('03/11/2025')
    expect(dayInSaoPaulo(new Date('2025-11-04T03:00:00Z'))).toBe('04/11/2025')
  })
})
