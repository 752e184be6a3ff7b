import { company } from './site-texts'
import { readDraft } from './mail-drafts'
import { expect, test, type Page } from './site-test'

/**
 * The constants of the product, to the letter, on the tests' own content, which holds them: prices,
 * claims, hours, texts. They are written out here and never read from the documents: what is proved
 * is that the site says them.
 */
const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim()
const main = async (page: Page, path: string) => {
  await page.goto(path)
  return plain(await page.locator('main').textContent())
}
const missing = (text: string, wanted: string[]) => wanted.filter((part) => !text.includes(part))

test('the sixteen materials are bought at their prices, each with +2,5% and «Comprando»', async ({
  page,
}) => {
  await page.goto('/comercio-sucata')
  const rows = await page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll('th, td')].map((cell) =>
          (cell.textContent ?? '').replace(/\s+/g, ' ').trim(),
        ),
      ),
    )
  const prices: [string, string][] = [
    ['Cobre', '40,00'],
    ['Metal (latão)', '20,00'],
    ['Perfil de alumínio', '8,00'],
    ['Latinhas', '8,00'],
    ['Panelas', '7,00'],
    ['Inox', '3,00'],
    ['Ferro e aço', '0,50'],
    ['Fio de instalação', '18,00'],
    ['Placas de computador', '15,00'],
    ['Fio misto', '12,00'],
    ['Placas eletrônicas', '4,50'],
    ['Baterias', '3,00'],
    ['Plástico PET', '2,00'],
    ['Plástico', '1,00'],
    ['Papelão', '0,40'],
    ['Papel branco', '0,30'],
  ]
  expect(rows.map(([name, price]) => [name, price])).toEqual(prices)
  for (const [name = '', , variation = '', status = ''] of rows) {
    expect([name, variation.includes('+2,5%'), status]).toEqual([name, true, 'Comprando'])
  }
  expect(
    missing(await main(page, '/comercio-sucata'), [
      'Podem mudar sem aviso',
      'em dinheiro, PIX ou transferência',
      'Segunda a sexta, 8h às 17h. Sábado, 8h às 14h.',
      'Para grandes volumes na região metropolitana',
    ]),
  ).toEqual([])
})

test('services cost what they cost, in five steps, with six certificates and four integrations', async ({
  page,
}) => {
  const text = await main(page, '/servicos')
  expect(
    missing(text, [
      'Nossos Serviços',
      'A partir de',
      'R$ 2,50/kg',
      'R$ 25,00/unidade',
      'Acima de 500 kg',
      'Grátis',
      'Sob consulta',
      '01Solicitação',
      '02Avaliação',
      '03Coleta',
      '04Processamento',
      '05Certificação',
      'ISO 14001',
      'IBAMA',
      'CETESB',
      'AVCB',
      'SIGOR – MTR',
      'LGPD',
      'ERP',
      'Nuvem',
      'Aplicativos móveis',
      'API',
    ]),
  ).toEqual([])
  await expect(page.getByRole('link', { name: 'Solicitar Serviço' })).toHaveCount(4)
  await expect(page.getByRole('link', { name: 'Solicitar Integração' })).toHaveCount(4)
  for (const name of ['Solicitar Consultoria', 'Agendar Demonstração']) {
    const href = await page.getByRole('link', { name }).getAttribute('href')
    expect(readDraft(href ?? '')).toMatchObject({ to: company.email, body: '' })
  }
})

test('the company claims what it claims, page by page, and tells seven years and four people', async ({
  page,
}) => {
  expect(
    missing(await main(page, '/'), [
      '500+',
      'empresas atendidas',
      '10k+',
      'equipamentos reciclados',
      '100%',
      'certificação ambiental',
      '5+',
      'anos de experiência',
    ]),
  ).toEqual([])
  expect(
    missing(await main(page, '/sobre'), [
      '500+',
      '10.000+',
      'equipamentos reciclados',
      '50+',
      'toneladas por mês',
      '8+',
      'Missão',
      'Visão',
      'Valores',
    ]),
  ).toEqual([])
  await expect(page.locator('main time').filter({ hasText: /^20(?:1[89]|2[0-4])$/ })).toHaveText([
    '2018',
    '2019',
    '2020',
    '2021',
    '2022',
    '2023',
    '2024',
  ])
})

test(
  'menu and footer lead to the seven pages, with the year of the rights and three ' +
    'networks without destination',
  async ({ page }) => {
    await page.goto('/')
    const links = page.getByRole('navigation', { name: 'Principal' }).getByRole('link')
    const menu = await links.evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getAttribute('href')]),
    )
    expect(menu).toEqual([
      ['Início', '/'],
      ['Lotes de informática', '/lotes-informatica'],
      ['Comércio de sucata', '/comercio-sucata'],
      ['Serviços', '/servicos'],
      ['Blog', '/blog'],
      ['Sobre', '/sobre'],
      ['Contato', '/contato'],
    ])
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('© 2025 Volta & Cia. Todos os direitos reservados.')
    for (const network of ['Instagram', 'LinkedIn', 'Facebook']) {
      await expect(footer.getByText(network, { exact: true })).toBeVisible()
      await expect(footer.getByRole('link', { name: network, exact: true })).toHaveCount(0)
    }
  },
)

test(
  'lots have the seven filters, «Comprar Lote», a badge of rounded per cent, however ' +
    'small, and a sentence where there is none',
  async ({ page }) => {
    await page.goto('/lotes-informatica')
    const names = await page
      .getByRole('group', { name: 'Categoria' })
      .getByRole('button')
      .allTextContents()
    expect(names.map((name) => name.replace(/\s*\d+$/, '').trim())).toEqual([
      'Todos',
      'Desktop',
      'Notebook',
      'Monitor',
      'Smartphone',
      'Servidor',
      'Componentes',
    ])
    for (const lot of ['OptiPlex 7060', 'ThinkPad T480', 'Galaxy A52'])
      await expect(
        page.getByRole('article', { name: lot }).getByRole('link', { name: 'Comprar Lote' }),
      ).toBeVisible()
    // 28.000 of 38.000 is 26,3 per cent; 44.999,99 of 45.000 is almost nothing.
    await expect(page.getByRole('article', { name: 'ThinkPad T480' })).toContainText('26% OFF')
    await expect(page.getByRole('article', { name: 'Galaxy A52' })).toContainText('0% OFF')
    await page.goto('/lotes-informatica?q=zzzz')
    await expect(
      page.getByRole('heading', { name: 'Nenhum lote encontrado', exact: true }),
    ).toBeVisible()
  },
)

test('the blog offers the five categories, and says how to go on where nothing is found', async ({
  page,
}) => {
  await page.goto('/blog')
  await expect(page.getByLabel('Categoria', { exact: true }).getByRole('option')).toHaveText([
    'Todos',
    'Reciclagem Eletrônica',
    'Descarte Consciente',
    'Economia Circular',
    'Saúde e Meio Ambiente',
    'Dicas Sustentáveis',
  ])
  await page.goto('/blog?q=zzzz')
  await expect(
    page.getByRole('heading', { name: 'Nenhum artigo encontrado', exact: true }),
  ).toBeVisible()
  await expect(page.getByText('Tente ajustar os filtros ou termo de busca.')).toBeVisible()
})

test('an article names at most two others of its category, and its day in words', async ({
  page,
}) => {
  await page.goto('/blog/caminho-da-placa')
  await expect(page.locator('main')).toContainText('1 de março de 2025')
  await expect(
    page.getByRole('region', { name: 'Artigos relacionados' }).getByRole('article'),
  ).toHaveCount(2)
})

test('the contact form has its seven subjects', async ({ page }) => {
  await page.goto('/contato')
  await expect(page.getByLabel('Assunto', { exact: true }).getByRole('option')).toHaveText([
    'Escolha um assunto',
    'Coleta de Resíduos Eletrônicos',
    'Destruição Segura de Dados',
    'Reciclagem Certificada',
    'Consultoria Ambiental',
    'Compra de Lotes de Informática',
    'Comércio de Sucata',
    'Outros',
  ])
})

test('the home page offers its four kinds of things, and says of what is not built yet that it is not', async ({
  page,
}) => {
  expect(
    missing(await main(page, '/'), [
      'Monitores e TVs',
      'Computadores',
      'Dispositivos móveis',
      'Componentes',
    ]),
  ).toEqual([])
  await page.getByRole('button', { name: 'Agendar Coleta' }).click()
  await expect(page.getByText('Funcionalidade em desenvolvimento')).toBeVisible()
  await expect(page.getByText('ainda não foi implementada')).toBeVisible()
})

test('who buys a lot is told to send the mail', async ({ page }) => {
  await page.goto('/lotes-informatica')
  await page.getByRole('link', { name: 'Comprar Lote' }).first().click()
  await expect(page.getByText('envie o e-mail que preparamos')).toBeVisible()
})
