import { describe, expect, it } from 'vitest'
import { photoWordsError } from '../../../src/content/rules/words'
import { document, TODAY, warned } from './saying'

const lot = (data: object, slug?: string) =>
  document('Lot', { category: 'notebook', ...data }, slug)

describe('a lot', () => {
  it.each([
    [
      'a number within the title',
      { title: 'Lote com 1.200 memórias de 8 GB', units: 120 },
      'units: o título diz 1.200, e não 120',
    ],
    [
      'a number of pieces',
      { title: 'Memórias DDR4 (50 peças)', units: 5 },
      'units: o título diz 50, e não 5',
    ],
  ])('%s', (_, data, line) => expect(warned(lot(data))).toEqual([line]))

  it.each([
    { title: 'Monitores LED 21,5 polegadas', units: 30 },
    { title: '21 polegadas: monitores Dell', units: 30 },
    { title: '60 smartphones Samsung de 128 GB', units: 60 },
    { title: 'Lote de 8 GB', units: 30 },
    { title: '30 notebooks' },
    { title: '2.000 memórias', units: 2000 },
    { price: 20, originalPrice: 100 },
  ])('without reason to warning: %o', (data) => expect(warned(lot(data))).toEqual([]))

  it('that its title calls sold or reserved is one only where its situation says so', () => {
    const lines = (data: object) => warned(lot({ title: 'Notebooks (VENDIDOS)', ...data }))
    const line = 'title: o título diz «VENDIDOS», e o lote continua à venda na página'
    expect([lines({}), lines({ status: 'disponível' })]).toEqual([[line], [line]])
    expect(lines({ status: 'vendido', statusOn: '2026-11-20' })).toEqual([])
  })

  it('whose reservation is over', () => {
    const reserved = { status: 'reservado', statusOn: '2026-11-01' }
    expect(warned(lot({ ...reserved, reservedUntil: '2026-11-21' }))).toEqual([
      'reservedUntil: a reserva acabou em 21/11/2026, e a página ainda diz «reservado»',
    ])
    expect(warned(lot({ ...reserved, reservedUntil: TODAY }))).toEqual([])
    expect(warned(lot(reserved))).toEqual([])
    const sold = { status: 'vendido', statusOn: '2026-11-20', reservedUntil: '2026-11-21' }
    expect(warned(lot(sold))).toEqual([])
  })

  it('that is there twice, told once', () => {
    const [a, b] = [
      lot({ title: 'Notebooks Dell: 7060' }, 'a'),
      lot({ title: 'notebooks DELL 7060' }, 'b'),
    ]
    expect([warned(a, b), warned(b, a)]).toEqual([
      [],
      ['title: a.yaml tem o mesmo nome: «notebooks DELL 7060»'],
    ])
    expect(warned(b, { ...a, draft: true })).toEqual([])
    expect(warned(b, { ...a, type: 'Post' })).toEqual([])
    const article = (slug: string) => document('Post', { title: 'Placas-mãe' }, slug)
    expect(warned(article('b'), article('a'))).toEqual([
      'title: a.mdx tem o mesmo nome: «Placas-mãe»',
    ])
  })

  it.each([
    [{ price: 13500, units: 10 }, 0],
    [{ price: 108000, units: 10 }, 1],
    [{ price: 107990, units: 10 }, 0],
    [{ price: 3375, units: 20 }, 1],
    [{ price: 6000, units: 10 }, 0],
    [{ price: 280000, units: 20, category: 'servidor' }, 0],
  ])('whose piece costs far more or less than those of its category: %j', (data, count) => {
    const others = [
      lot({ title: 'a', price: 28000, units: 20 }, 'a'),
      lot({ title: 'b', price: 13000, units: 10 }, 'b'),
      lot({ title: 'd', price: 13500, units: 10 }, 'd'),
    ]
    const line =
      /^price: a unidade sai por R\$ .*, e nos outros lotes de notebook por R\$ 1\.350,00$/
    expect(warned(lot({ title: 'c', ...data }, 'c'), ...others)).toEqual(
      Array(count).fill(expect.stringMatching(line)),
    )
  })
})

it.each([
  ['Post', { date: TODAY }, []],
  ['Post', { date: '2027-01-02' }, ['date: 02/01/2027 ainda não chegou: hoje é 22/11/2026']],
  // Ahead by its nature.
  ['Company', { closedOn: ['2027-12-25'] }, []],
  ['Certification', { validUntil: TODAY }, []],
  ['Certification', { validUntil: '2030-12-31' }, []],
  ['Certification', { validUntil: '2026-11-21' }, ['validUntil: a validade acabou em 21/11/2026']],
  ['Company', { cnpj: '11.222.333/0000-09' }, []],
  // The example of the Receita Federal (Perguntas e respostas, CNPJ alfanumérico).
  ['Company', { cnpj: '12.ABC.345/01DE-35' }, []],
  ['Company', { cnpj: '12.ABC.345/01DF-35' }, ['cnpj: os dígitos deviam ser 16']],
] as const)('days and check digits of a %s: %j', (type, data, lines) => {
  expect(warned(document(type, data))).toEqual(lines)
})

describe('words', () => {
  it('that are markup in a text are shown as written', () =>
    expect(warned(lot({ description: '[contato](/contato)' }))).toEqual([
      'description: «[contato](/» é marcação, e a página a mostra com esses sinais',
    ]))

  it.each([
    'Testes e laudos',
    'Quem testa? Nós.',
    'Placas & cabos, 5 * 3',
    'ISO 14001, CETESB',
    'Fotos de cada unidade',
    'Todo o lote',
  ])('a text without reason to warning: %s', (description) =>
    expect(warned(lot({ description }))).toEqual([]),
  )
})

describe('a price', () => {
  const material = (...days: string[]) =>
    document('Material', { pricePerKg: Object.fromEntries(days.map((day) => [day, 4.5])) })

  it('that is older than sixty days', () => {
    expect(warned(material('2026-09-22', '2026-01-01'))).toEqual([
      'pricePerKg.2026-09-22: o preço é de 22/09/2026, há 61 dias',
    ])
    expect(warned(material('2026-09-23', '2026-01-01'))).toEqual([])
    expect(warned(document('Material', { pricePerKg: 40 }))).toEqual([])
  })
  it('beside a fixed text that says «hoje» on every day', () => {
    expect(
      warned(
        document('ScrapPage', {
          seo: { title: 'Preço do cobre Hoje' },
          header: { title: 'Hojerizah' },
        }),
      ),
    ).toEqual(['seo.title: diz «hoje» todos os dias'])
  })
})

describe('a page with an address of its own', () => {
  const about = document('AboutPage', {})
  const layout = (...links: string[]) =>
    document('LayoutPage', { navigation: links.map((href) => ({ href })) })
  const post = { ...document('Post', {}), body: 'Veja [quem somos](/sobre#equipe).' }
  const sentence = /^: nenhum link leva à página \/sobre/

  it('is linked by the menu, by a field or by an article', () => {
    expect(warned(about, layout('/contato'))).toEqual([expect.stringMatching(sentence)])
    expect(warned(about, layout('/contato', '/sobre'))).toEqual([])
    expect(warned(about, layout(), post)).toEqual([])
    expect(warned(about, layout(), document('Service', { action: '/sobre' }))).toEqual([])
  })
  it('needs no link where components link to it on every page', () => {
    expect(warned(document('PrivacyPage', {}), layout())).toEqual([])
  })
})

describe('words of a photo', () => {
  it.each(['Dez letras', 'A1', 'Placa 123 456 789'])('are ten letters, not nine: %s', (alt) => {
    expect(photoWordsError(alt)?.message).toBe('tem menos de 10 letras, e não é uma descrição')
  })
  it('may be ten', () => expect(photoWordsError('Onze placas')).toBeUndefined())

  it.each(['jpg', 'JPEG', 'png', 'webp', 'avif'])('are no name of a file: .%s', (ending) => {
    const alt = `notebooks-na-bancada.${ending}`
    expect(photoWordsError(alt)?.message).toBe(`«${alt}» é o nome de um arquivo, não uma descrição`)
  })
})

it.each([
  ['LOTE DE NOTEBOOKS', 1],
  ['LOTE DE NOTEBOOK', 0],
  ['LOTE DE NOTEBOOKs', 0],
])('fifteen capitals without a small letter are shouted: %s', (title, count) => {
  expect(warned(lot({ title }))).toHaveLength(count)
})

it.each([
  ['without a gap', '20000-000', TODAY, []],
  [
    'with CEP that get no price',
    '20000-001',
    TODAY,
    ['regions.1.from: entre 19999-999 e 20000-001 não há preço, e a página pede a cotação'],
  ],
  [
    'after its last day',
    '20000-000',
    '2026-11-21',
    ['validUntil: a tabela de frete venceu em 21/11/2026: a página só pede a cotação'],
  ],
])('a freight table %s', (_, from, validUntil, lines) => {
  const regions = [
    { from: '10000-000', to: '19999-999' },
    { from, to: '29999-999' },
  ]
  expect(warned(document('Freight', { validUntil, regions }))).toEqual(lines)
})
