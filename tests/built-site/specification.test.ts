import { describe, expect, it } from 'vitest'
import { readDraft } from '../e2e/mail-drafts'
import { documentsOfType } from '../support/documents'
import { find, pageAt, SITES, type Element, type Page } from './built-site'

/**
 * The exact constants of the product, on the pages of the tests' own content and of the delivered
 * one. They are written out here and never read from the documents. What editors change from day to
 * day (prices, lots for sale) is exact in the tests' own content alone.
 */
const parts = (text: string): string[] => text.split(' | ')

const FACTS: Readonly<Record<string, string>> = {
  '/':
    '500+ | empresas atendidas | 10k+ | equipamentos reciclados | 100% | certificação ambiental | ' +
    '5+ | anos de experiência | Monitores e TVs | Computadores | Dispositivos móveis | Componentes | ' +
    'Agendar Coleta | Pedir coleta pelo WhatsApp',
  '/comercio-sucata':
    'Podem mudar sem aviso | em dinheiro, PIX ou transferência | ' +
    'Segunda a sexta, 8h às 17h. Sábado, 8h às 14h. | Pedir cotação | Calcular valor',
  '/servicos':
    'Nossos Serviços | Acima de 500 kg | Grátis | Sob consulta | 01Solicitação | 02Avaliação | 03Coleta | 04Processamento | 05Certificação | ' +
    'ISO 14001 | IBAMA | CETESB | AVCB | SIGOR – MTR | LGPD | ERP | Nuvem | Aplicativos móveis | ' +
    'API | Solicitar Consultoria | Agendar Demonstração',
  '/sobre':
    '500+ | empresas | 10.000+ | equipamentos | 50+ | toneladas por mês | 8+ | Missão | Visão | ' +
    'Valores | 2018 | 2019 | 2020 | 2021 | 2022 | 2023 | 2024 | ISO 14001',
  '/contato': 'Segunda a sexta, 8h às 17h. | Sábado, 8h às 14h. | São Paulo | WhatsApp | E-mail',
}

const DAILY: Readonly<Record<string, string>> = {
  '/comercio-sucata': '+2,5% | Comprando',
  '/servicos': 'A partir de | R$ 2,50/kg | R$ 25,00/unidade',
}

const text = ({ text: shown }: Element): string => shown
const links = (elements: readonly Element[]) =>
  elements.filter(({ tag }) => tag === 'a').map(({ attributes }) => attributes.href ?? '')
const FOLDERS = { model: 'tests/fixtures/content', delivered: 'content' } as const
const isForSale = ({ status, draft }: { status?: unknown; draft?: unknown }) =>
  status === undefined && !draft

/** The texts of the options of the list with this name. */
function options(page: Page, name: string): string {
  const html = new RegExp(`<select[^>]*name="${name}"[^]*?</select>`).exec(page.html)?.[0] ?? ''
  return Array.from(html.matchAll(/<option[^>]*>([^<]*)/g), ([, label]) => label).join(' | ')
}

describe.each(['model', 'delivered'] as const)('the specification, in the %s content', (name) => {
  const site = SITES[name]
  const at = (address: string) => pageAt(site, address)
  const main = (address: string) => find(at(address), 'main')[0]?.text ?? ''

  const facts = [...Object.entries(FACTS), ...(name === 'model' ? Object.entries(DAILY) : [])]
  it.each(facts)('%s says its figures, names and terms: %s', (address, said) => {
    const shown = main(address).replace(/\u00A0/g, ' ')
    expect(parts(said).filter((fact) => !shown.includes(fact))).toEqual([])
  })

  it('prices of the materials', () => {
    const rows = find(at('/comercio-sucata'), 'tr').map(text)
    const published = documentsOfType(FOLDERS[name], 'Material').filter(({ data }) => !data.draft)
    expect(rows.filter((row) => /\d,\d{2}/.test(row))).toHaveLength(published.length)
    if (name === 'delivered') return
    expect(
      parts(
        'Cobre 40,00 | Metal (latão) 20,00 | Perfil de alumínio 8,00 | Latinhas 8,00 | ' +
          'Panelas 7,00 | Inox 3,00 | Ferro e aço 0,50 | Fio de instalação 18,00 | ' +
          'Placas de computador 15,00 | Fio misto 12,00 | Placas eletrônicas 4,50 | ' +
          'Baterias 3,00 | Plástico PET 2,00 | Plástico 1,00 | Papelão 0,40 | Papel branco 0,30',
      ).filter(
        (price) => !rows.some((row) => row.replace(/ /g, '').startsWith(price.replace(/ /g, ''))),
      ),
    ).toEqual([])
  })

  it('menu, footer and networks without a destination', () => {
    const page = at('/')
    const menu = '/ | /lotes-informatica | /comercio-sucata | /servicos | /blog | /sobre | /contato'
    const [navigation] = /<nav[^>]*aria-label="Principal"[^]*?<\/nav>/.exec(page.html) ?? ['']
    expect(Array.from(navigation.matchAll(/href="([^"]+)"/g), ([, href]) => href).join(' | ')).toBe(
      menu,
    )
    for (const address of parts(menu)) expect(links(page.elements)).toContain(address)
    const footer = find(page, 'footer')[0]?.text ?? ''
    expect(footer).toContain('© 2025')
    for (const network of ['Instagram', 'LinkedIn', 'Facebook']) {
      expect(footer).toContain(network)
      expect(find(page, 'a').map(text)).not.toContain(network)
    }
  })

  it('categories and subjects, in order', () => {
    expect(options(at('/blog'), 'categoria')).toBe(
      'Todos | Reciclagem Eletrônica | Descarte Consciente | Economia Circular | ' +
        'Saúde e Meio Ambiente | Dicas Sustentáveis',
    )
    expect(options(at('/contato'), 'subject')).toBe(
      'Escolha um assunto | Coleta de Resíduos Eletrônicos | Destruição Segura de Dados | ' +
        'Reciclagem Certificada | Consultoria Ambiental | Compra de Lotes de Informática | ' +
        'Comércio de Sucata | Outros',
    )
    const buttons = find(at('/lotes-informatica'), 'button').map((one) =>
      text(one).replace(/\s*\d+$/, ''),
    )
    expect(buttons.join(' | ')).toContain(
      'Todos | Desktop | Notebook | Monitor | Smartphone | Servidor | Componentes',
    )
  })

  it('four services and four integrations are requested, two drafts have a subject only', () => {
    const anchors = find(at('/servicos'), 'a')
    const named = (label: string) => anchors.filter((one) => text(one).startsWith(label))
    const destinations = (label: string) =>
      new Set(links(named(label)).filter((href) => href.startsWith('/')))
    expect(destinations('Solicitar Serviço').size).toBe(4)
    expect(destinations('Solicitar Integração').size).toBe(4)
    for (const label of ['Solicitar Consultoria', 'Agendar Demonstração'])
      expect(readDraft(links(named(label))[0] ?? '').body).toBe('')
  })

  it('every lot for sale has its draft, and a discount its badge', () => {
    const page = at('/lotes-informatica')
    const drafts = links(page.elements).filter((href) => href.startsWith('mailto:'))
    const requests = drafts.filter((href) =>
      readDraft(href).subject.startsWith('Interesse na compra do lote: '),
    )
    const first = documentsOfType(FOLDERS[name], 'Lot').filter(({ data }) => isForSale(data))
    expect(requests.length).toBeGreaterThanOrEqual(Math.min(first.length, 6))
    if (name === 'model') expect(main('/lotes-informatica')).toMatch(/\d+% OFF/)
  })

  it('every page has a chat button with its greeting, telephone and mail', () => {
    for (const page of site.pages.filter(({ file }) => file !== 'sem-conexao.html')) {
      const hrefs = links(page.elements)
      for (const address of [/^https:\/\/wa\.me\/\d+\?text=./, /^tel:/, /^mailto:/])
        expect(hrefs, page.file).toContainEqual(expect.stringMatching(address))
    }
  })

  it('an article has at most two related ones, in the long form of its date', () => {
    for (const page of site.pages.filter(({ file }) => /^blog\/(?!pagina)/.test(file))) {
      expect(find(page, 'main')[0]?.text, page.file).toMatch(/\d{1,2} de \p{L}+ de \d{4}/u)
      expect(find(page, 'article').length, page.file).toBeLessThanOrEqual(3)
    }
  })
})

it('the delivered content has the six lots and articles, and a team of four', () => {
  for (const type of ['Lot', 'Post'] as const)
    expect(documentsOfType('content', type).length).toBeGreaterThanOrEqual(6)
  const [about] = documentsOfType('content', 'AboutPage')
  expect(about?.data.teamMembers).toHaveLength(4)
})
