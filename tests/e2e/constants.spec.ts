import { readDraft } from './mail-drafts'
import { expect, test, type Locator, type Page } from './site-test'
import { company } from './site-texts'

/**
 * The exact constants of the product in the tests' own content: prices, claims, hours, texts. They
 * are written out here and never read from the documents, so that these tests prove that the site
 * shows them.
 */
const parts = (text: string): string[] => text.split(' | ')
/** They are in the page as it is served: the application is not waited for. */
const LOADED = { waitUntil: 'load' } as const
const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim()

const SAID: Readonly<Record<string, string>> = {
  '/':
    '500+ | empresas atendidas | 10k+ | equipamentos reciclados | 100% | certificação ambiental | ' +
    '5+ | anos de experiência | Monitores e TVs | Computadores | Dispositivos móveis | Componentes',
  '/comercio-sucata':
    'Podem mudar sem aviso | em dinheiro, PIX ou transferência | ' +
    'Segunda a sexta, 8h às 17h. Sábado, 8h às 14h. | Para grandes volumes na região metropolitana',
  '/servicos':
    'Nossos Serviços | A partir de | R$ 2,50/kg | R$ 25,00/unidade | Acima de 500 kg | Grátis | ' +
    'Sob consulta | 01Solicitação | 02Avaliação | 03Coleta | 04Processamento | 05Certificação | ' +
    'ISO 14001 | IBAMA | CETESB | AVCB | SIGOR – MTR | LGPD | ERP | Nuvem | Aplicativos móveis | API',
  '/sobre':
    '500+ | 10.000+ | equipamentos reciclados | 50+ | toneladas por mês | 8+ | Missão | Visão | Valores',
  '/lotes-informatica?q=zzzz': 'Nenhum lote encontrado',
  '/blog?q=zzzz': 'Nenhum artigo encontrado | Tente ajustar os filtros ou termo de busca.',
}
for (const [path, said] of Object.entries(SAID))
  test(`${path} says its figures, names and terms`, async ({ page }) => {
    await page.goto(path, LOADED)
    const missing = async () => {
      const text = plain(await page.locator('main').textContent())
      return parts(said).filter((part) => !text.includes(part))
    }
    await expect.poll(missing).toEqual([])
  })

const LISTS: readonly [path: string, list: (page: Page) => Locator, names: string][] = [
  [
    '/lotes-informatica',
    (page) => page.getByRole('group', { name: 'Categoria' }).getByRole('button'),
    'Todos | Desktop | Notebook | Monitor | Smartphone | Servidor | Componentes',
  ],
  [
    '/blog',
    (page) => page.getByLabel('Categoria', { exact: true }).getByRole('option'),
    'Todos | Reciclagem Eletrônica | Descarte Consciente | Economia Circular | ' +
      'Saúde e Meio Ambiente | Dicas Sustentáveis',
  ],
  [
    '/contato',
    (page) => page.getByLabel('Assunto', { exact: true }).getByRole('option'),
    'Escolha um assunto | Coleta de Resíduos Eletrônicos | Destruição Segura de Dados | ' +
      'Reciclagem Certificada | Consultoria Ambiental | Compra de Lotes de Informática | ' +
      'Comércio de Sucata | Outros',
  ],
  [
    '/',
    (page) => page.getByRole('navigation', { name: 'Principal' }).getByRole('link'),
    'Início | Lotes de informática | Comércio de sucata | Serviços | Blog | Sobre | Contato',
  ],
  [
    '/sobre',
    (page) => page.locator('main time').filter({ hasText: /^20(?:1[89]|2[0-4])$/ }),
    '2018 | 2019 | 2020 | 2021 | 2022 | 2023 | 2024',
  ],
  [
    '/comercio-sucata',
    (page) =>
      page
        .getByRole('table')
        .getByRole('row')
        .filter({ has: page.getByRole('cell') }),
    'Cobre 40,00 | Metal (latão) 20,00 | Perfil de alumínio 8,00 | Latinhas 8,00 | Panelas 7,00 | ' +
      'Inox 3,00 | Ferro e aço 0,50 | Fio de instalação 18,00 | Placas de computador 15,00 | ' +
      'Fio misto 12,00 | Placas eletrônicas 4,50 | Baterias 3,00 | Plástico PET 2,00 | ' +
      'Plástico 1,00 | Papelão 0,40 | Papel branco 0,30',
  ],
]
for (const [path, list, names] of LISTS)
  test(`${path} lists ${parts(names)[1]} and the others in order`, async ({ page }) => {
    await page.goto(path, LOADED)
    const shown = await list(page).evaluateAll((all) =>
      all.map((one) => {
        const cells = [...one.querySelectorAll('th, td')].slice(0, 2)
        return (cells.length > 0 ? cells : [one]).map(({ textContent }) => textContent).join(' ')
      }),
    )
    // Removes the number of results that each filter shows after its name.
    expect(shown.map((text) => plain(text).replace(/(\p{L}) *\d+$/u, '$1'))).toEqual(parts(names))
  })

test('four services and four integrations can be asked for, by empty drafts', async ({ page }) => {
  await page.goto('/servicos', LOADED)
  await expect(page.getByRole('link', { name: 'Solicitar Serviço' })).toHaveCount(4)
  await expect(page.getByRole('link', { name: 'Solicitar Integração' })).toHaveCount(4)
  for (const name of ['Solicitar Consultoria', 'Agendar Demonstração']) {
    const href = await page.getByRole('link', { name }).getAttribute('href')
    expect(readDraft(href ?? '')).toMatchObject({ to: company.email, body: '' })
  }
})

test('menu and footer lead where they say, three networks nowhere yet', async ({ page }) => {
  await page.goto('/', LOADED)
  const links = page.getByRole('navigation', { name: 'Principal' }).getByRole('link')
  expect(
    await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')).join(' ')),
  ).toBe('/ /lotes-informatica /comercio-sucata /servicos /blog /sobre /contato')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('© 2025 Volta & Cia. Todos os direitos reservados.')
  for (const network of ['Instagram', 'LinkedIn', 'Facebook']) {
    await expect(footer.getByText(network, { exact: true })).toBeVisible()
    await expect(footer.getByRole('link', { name: network, exact: true })).toHaveCount(0)
  }
})

test('a discount is a badge of rounded per cent, however small', async ({ page }) => {
  await page.goto('/lotes-informatica', LOADED)
  // From 38.000 to 28.000 is a discount of 26,3%; from 45.000 to 44.999,99 is almost none.
  await expect(page.getByRole('article', { name: 'ThinkPad T480' })).toContainText('26% OFF')
  await expect(page.getByRole('article', { name: 'Galaxy A52' })).toContainText('0% OFF')
})

test('an unbuilt feature shows its notice', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Agendar Coleta' }).click()
  await expect(page.getByText('Funcionalidade em desenvolvimento')).toBeVisible()
  await expect(page.getByText('ainda não foi implementada')).toBeVisible()
})
