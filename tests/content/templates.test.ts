import { describe, expect, it } from 'vitest'
import { messageTemplates } from '../../src/content/rules/places'
import { partsOf } from '../../src/content/rules/rule'
import { describePlaces, placesOf, type TemplatePath } from '../../src/content/text/templates'
import { one } from '../support/model-documents'

const model = one('Messages')
/** Returns the faults that the check's rule finds in a document. */
const faultsOf = (data: unknown) =>
  messageTemplates(
    { type: 'Messages', slug: 'messages', data: partsOf('Messages', data), draft: false },
    { all: [], today: '2026-11-22' },
  )

/** Returns the errors of one template, in a document that has no other. */
const templateErrors = (path: TemplatePath, text: string): string[] =>
  faultsOf(path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), text)).map(
    ({ message, fix }) => `${message} — ${fix}`,
  )

describe('the places of a message template', () => {
  it('are read in order', () => {
    expect(placesOf('Lote {lote} por {preco}, {lote} {x y}')).toEqual([
      'lote',
      'preco',
      'lote',
      'x y',
    ])
    expect(placesOf('nada')).toEqual([])
  })

  it('are checked: an unknown one gets the likely name, a missing one is named', () => {
    expect(templateErrors('requests.lot.body', '{lotee} {preco} {lote}')).toEqual([
      'lugar desconhecido {lotee} — queria dizer {lote}?',
    ])
    expect(templateErrors('requests.lot.body', '{Preço} {lote}')).toEqual([
      'lugar desconhecido {Preço} — queria dizer {preco}?',
    ])
    expect(templateErrors('requests.lot.body', '{lote}{preco}{empresanome}')).toEqual([
      'lugar desconhecido {empresanome} — queria dizer {empresaNome}?',
    ])
    expect(templateErrors('requests.newsletter.body', '{email} {lote}')).toEqual([
      'lugar desconhecido {lote} — aqui valem {email}, {empresaNome}, {data}',
    ])
    expect(templateErrors('whatsapp.shortened', 'Continua {data}')).toEqual([
      'lugar desconhecido {data} — este texto não tem lugares',
    ])
    expect(templateErrors('requests.newsletter.body', 'Inscrição de {email')).toEqual([
      'falta o lugar {email} — escreva {email} onde ele deve aparecer',
      'há uma chave { ou } sem par — escreva o lugar inteiro, como {email}',
    ])
    expect(
      templateErrors('requests.newsletter.body', `{email} {${'x'.repeat(5000)}}`),
    ).toHaveLength(1)
  })

  it('keep the texts that are fixed to the letter', () => {
    expect(templateErrors('requests.lot.subject', 'Quero o lote: {lote}')).toEqual([
      'o texto fixo mudou — escreva exatamente «Interesse na compra do lote: {lote}»',
    ])
    expect(templateErrors('blanks.optional', 'Não informado ainda')).toEqual([
      'o texto fixo mudou — escreva exatamente «Não informado»',
    ])
    expect(templateErrors('footer', 'Mandado em {data}')).toEqual([
      'o texto fixo mudou — inclua «Enviado através do site»',
    ])
  })

  it('are listed for the editor', () => {
    expect(describePlaces('requests.lot.body')).toBe(
      'Lugares obrigatórios: {lote} (nome do lote), {preco} (preço do lote). Pode ter também ' +
        '{detalhes} (código e endereço do lote e o preço entregue, uma linha cada), ' +
        '{empresaNome} (nome da nossa empresa).',
    )
    expect(describePlaces('blanks.optional')).toBe('')
  })
})

describe('the messages of a whole content', () => {
  it('have every place right and every fixed text to the letter', () => {
    expect(faultsOf(model)).toEqual([])
    expect(model.requests.lot.subject).toBe('Interesse na compra do lote: {lote}')
    expect(model.footer).toContain('Enviado através do site')
    expect(model.blanks).toEqual({
      optional: 'Não informado',
      description: 'Nenhuma descrição adicional fornecida.',
    })
  })

  it('lead the content check to the faulty line of the document', () => {
    const broken = structuredClone(model)
    broken.requests.lot.body = 'Lote {lotee} por {preco}'
    broken.whatsapp.collection = 'Coleta em {data}'
    expect(faultsOf(broken)).toEqual([
      {
        path: ['requests', 'lot', 'body'],
        message: 'lugar desconhecido {lotee}',
        fix: 'queria dizer {lote}?',
      },
      {
        path: ['whatsapp', 'collection'],
        message: 'lugar desconhecido {data}',
        fix: 'aqui valem {empresaNome}',
      },
    ])
  })
})

describe('a template', () => {
  it('keeps its fixed text though a line break follows', () => {
    expect(templateErrors('requests.lot.subject', 'Interesse na compra do lote: {lote}\n')).toEqual(
      [],
    )
  })

  it.each([
    [
      'footer',
      'Enviado através do site',
      'falta o lugar {data} — escreva {data} onde ele deve aparecer',
    ],
    [
      'requests.contact.body',
      '{nome} {email} {empresa} {telefone}',
      'falta o lugar {mensagem} — escreva {mensagem} onde ele deve aparecer',
    ],
    [
      'whatsapp.collection',
      'Coleta}',
      'há uma chave { ou } sem par — escreva o lugar inteiro, como {empresaNome}',
    ],
    [
      'whatsapp.collection',
      '{Coleta',
      'há uma chave { ou } sem par — escreva o lugar inteiro, como {empresaNome}',
    ],
  ] as const)('of %s that reads «%s» is refused', (path, text, error) => {
    expect(templateErrors(path, text)).toEqual([error])
  })
})
