import { describe, expect, it } from 'vitest'
import { PAGE_PATHS } from '../../src/content/addresses'
import { POST_CATEGORIES } from '../../src/content/vocabulary'
import { one } from './real-documents'

/** Texts that the specification gives to the letter; written out here, never read from the documents. */

describe('toasts', () => {
  const { toasts } = one('ShellPage')

  it.each([
    ['draftOpened', '✅ Quase lá!', 'Seu aplicativo de e-mail foi aberto. Por favor, confirme o envio da sua solicitação.'],
    ['mailClientOpening', '🚀 Abrindo seu cliente de e-mail!', 'Sua mensagem está pronta para ser enviada. Por favor, confirme o envio no seu aplicativo de e-mail.'],
    ['newsletterDone', '✅ Inscrição realizada!', 'Você foi inscrito com sucesso em nossa newsletter!'],
    ['newsletterFailed', '❌ Erro na inscrição', 'Ocorreu um erro ao processar sua inscrição. Tente novamente.'],
    ['articleNotFound', 'Erro', 'Artigo não encontrado.'],
    ['draftFailed', 'Erro', 'Erro ao enviar e-mail. Tente novamente.'],
  ] as const)('%s says what the error catalogue says', (name, title, text) => {
    expect(toasts[name]).toEqual({ title, text })
  })

  it('tell that a placeholder feature is not yet implemented', () => {
    expect(toasts.inDevelopment.title).toBe('Funcionalidade em desenvolvimento')
    expect(toasts.inDevelopment.text).toContain('ainda não foi implementada')
  })

  it('tell the buyer of a lot to send the prepared e-mail', () => {
    expect(toasts.lotDraftOpened.text).toContain('envie o e-mail que preparamos')
  })
})

describe('menu and footer', () => {
  const { navigation, footer } = one('ShellPage')

  it('lead to the seven pages in the order of the design', () => {
    expect(navigation.map(({ label, href }) => [label, href])).toEqual([
      ['Início', '/'],
      ['Lotes de informática', '/lotes-informatica'],
      ['Comércio de sucata', '/comercio-sucata'],
      ['Serviços', '/servicos'],
      ['Blog', '/blog'],
      ['Sobre', '/sobre'],
      ['Contato', '/contato'],
    ])
  })

  it('carry the copyright of 2025', () => {
    expect(footer.copyright).toBe('© 2025 {empresa}. Todos os direitos reservados.')
  })

  it('leave the page that was not found by ways that exist', () => {
    for (const { href } of one('NotFoundPage').links) expect(PAGE_PATHS).toContain(href)
  })
})

describe('page texts', () => {
  it('name the services page «Nossos Serviços» and its buttons as specified', () => {
    const page = one('ServicesPage')
    expect(page.header.title).toBe('Nossos Serviços')
    expect([page.serviceButton, page.integrationButton, page.consultationButton, page.demonstrationButton]).toEqual(
      ['Solicitar Serviço', 'Solicitar Integração', 'Solicitar Consultoria', 'Agendar Demonstração'])
  })

  it('sell lots with «Comprar Lote» and say when none is found', () => {
    const page = one('LotsPage')
    expect([page.card.buyButton, page.empty.title, page.categories.todos]).toEqual(['Comprar Lote', 'Nenhum lote encontrado', 'Todos'])
  })

  it('say when no article is found, and how to go on', () => {
    const { empty, search } = one('BlogPage')
    expect([empty.title, empty.text]).toEqual(['Nenhum artigo encontrado', 'Tente ajustar os filtros ou termo de busca.'])
    expect(search.allCategories).toBe('Todos')
    expect<readonly string[]>(POST_CATEGORIES).not.toContain(search.allCategories)
  })

  it('list what is bought and offer the pickup on the home page', () => {
    const home = one('HomePage')
    expect(home.boughtItems.map(({ title }) => title)).toEqual(['Monitores e TVs', 'Computadores', 'Dispositivos móveis', 'Componentes'])
    expect(home.callToActionButtons.pickupButton).toBe('Agendar Coleta')
  })

  it('warn that the estimate is approximate and that prices may change', () => {
    const { calculator, board } = one('ScrapPage')
    expect(calculator.note).toMatch(/aproximado.*avaliação presencial/)
    expect(board.disclaimer).toMatch(/podem mudar/i)
  })

  it('offer the seven subjects of the contact form', () => {
    const { subjects } = one('ContactPage')
    expect(subjects.map(({ label }) => label)).toEqual([
      'Coleta de Resíduos Eletrônicos', 'Destruição Segura de Dados', 'Reciclagem Certificada', 'Consultoria Ambiental',
      'Compra de Lotes de Informática', 'Comércio de Sucata', 'Outros',
    ])
    expect(subjects.at(-1)?.value).toBe('outros')
    expect(new Set(subjects.map(({ value }) => value)).size).toBe(7)
  })
})
