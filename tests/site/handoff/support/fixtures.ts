import type { Messages } from '../../../../src/content/schema/messages'
import type { HandoffRequest } from '../../../../src/site/handoff/message/request'

/** Wording of the tests' own: an editor's change of content/messages.yaml breaks no test. */
export const messages: Messages = {
  requests: {
    lot: {
      subject: 'Interesse na compra do lote: {lote}',
      body: 'Olá, {empresaNome}.\n\nLote: {lote}\nPreço: {preco}\n\nComo devo proceder?',
    },
    offer: {
      subject: 'Proposta para o lote: {lote}',
      body: 'Lote: {lote}\nPreço: {preco}\nProposta: {valor}\n{detalhes}\n\n{mensagem}',
    },
    service: {
      subject: 'Solicitação de serviço: {servico}',
      body:
        'Olá, equipe {empresaNome}.\n\nServiço: {servico}\nNome: {nome}\nE-mail: ' +
        '{email}\nEmpresa: {empresa}\nTelefone: ' +
        '{telefone}\n\n{descricao}\n\nAtenciosamente,\n{nome}',
    },
    contact: {
      subject: 'Contato pelo site: {assunto}',
      body: 'Olá.\n\n{nome} / {email} / {empresa} / {telefone}\n\n{mensagem}',
    },
    consultation: { subject: 'Solicitação de consultoria' },
    demonstration: { subject: 'Agendamento de demonstração' },
    estimate: {
      subject: 'Cotação: {peso}, {estimativa}',
      body: 'Olá, {empresaNome}.\n\n{itens}\n\nTotal: {peso}, {estimativa}, preços de {precosDe}.',
    },
    difference: { subject: 'Diferença: {lote}', body: '{lote}\n{detalhes}' },
    inventory: { subject: 'Lista: {quantidade}', body: '{quantidade}, {peso}\n{itens}' },
    newsletter: {
      subject: 'Inscrição na newsletter',
      body: 'Quero receber a newsletter em {email}.',
    },
  },
  estimateLine: '{material}: {peso} a {precoKg} = {estimativa}',
  footer: 'Enviado através do site em {data}',
  verify: 'É nosso? {endereco}',
  compactBody: '{inicio}\n\n[Texto encurtado: cole aqui o texto completo.]',
  blanks: { optional: 'Não informado', description: 'Nenhuma descrição adicional fornecida.' },
  whatsapp: {
    floatingButton: 'Olá! Vim pelo site da {empresaNome}.',
    contactCard: 'Olá! Vim pela página de contato.',
    quickService: 'Olá! Preciso de atendimento rápido.',
    collection: 'Olá! Gostaria de solicitar uma coleta.',
    lotQuestions: 'Olá! Tenho dúvidas sobre os lotes.',
    lotPage: 'Sobre o lote {lote}: {endereco}',
    lotReserved: 'Avise se liberar {lote}: {endereco}',
    lotAlike: 'Outro como {lote}: {endereco}',
    scrapQuote: 'Olá! Gostaria de uma cotação de sucata.',
    scrapQuoteWithEstimate:
      'Cotação:\nMaterial: {material}\nPeso: {peso}\nEstimativa: {estimativa}',
    materialQuote: 'Cotação de {material}, vista em {endereco}, na {empresaNome}.',
    scrapEstimate: 'Carga de {peso}, {estimativa}:\n{itens}\nPreços de {precosDe}.',
    shortened: '[Envio o restante nesta conversa.]',
  },
}

export const company = {
  name: 'Empresa Teste',
  email: 'comercial@retrilha.example',
  url: 'https://www.retrilha.example',
}

/** 3 November 2025, 09:00 in São Paulo. */
export const now = new Date('2025-11-03T12:00:00Z')
export const context = { messages, company, now }

export const serviceRequest = (
  typed: Partial<Extract<HandoffRequest, { kind: 'service' }>> = {},
): Extract<HandoffRequest, { kind: 'service' }> => ({
  kind: 'service',
  name: 'Helena Prado',
  email: 'helena@empresa.example',
  company: '',
  phone: '',
  service: 'Destruição segura de dados',
  description: '',
  ...typed,
})

export const contactRequest = (
  typed: Partial<Extract<HandoffRequest, { kind: 'contact' }>> = {},
): Extract<HandoffRequest, { kind: 'contact' }> => ({
  kind: 'contact',
  name: 'Helena Prado',
  email: 'helena@empresa.example',
  company: '',
  phone: '',
  subject: 'Consultoria Ambiental',
  message: 'Preciso de ajuda.',
  ...typed,
})
