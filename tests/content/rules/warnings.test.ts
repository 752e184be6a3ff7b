import { describe, expect, it } from 'vitest'
import { warnings } from '../../../src/content/rules/by-type'
import type { AnyDocument } from '../../../src/content/rules/rule'
import { document, facts, said, TODAY } from './saying'

const lot = (data: object, slug?: string) =>
  document('Lot', { category: 'notebook', ...data }, slug)
const of = (one: AnyDocument, ...others: AnyDocument[]) => said(warnings, one, ...others)

describe('a lot', () => {
  it.each([
    [
      'a number within the title',
      { title: 'Lote com 1.200 memórias de 8 GB', units: 120 },
      'units: o título diz 1.200 e units diz 120',
    ],
    [
      'a number of pieces',
      { title: 'Memórias DDR4 (50 peças)', units: 5 },
      'units: o título diz 50 e units diz 5',
    ],
  ])('%s', (_, data, line) => expect(of(lot(data))).toEqual([line]))

  it.each([
    { title: 'Monitores LED 21,5 polegadas', units: 30 },
    { title: '21 polegadas: monitores Dell', units: 30 },
    { title: '60 smartphones Samsung de 128 GB', units: 60 },
    { title: 'Lote de 8 GB', units: 30 },
    { title: '2.000 memórias', units: 2000 },
    { price: 20, originalPrice: 100 },
  ])('without reason to warning: %o', (data) => expect(of(lot(data))).toEqual([]))

  it('that its title calls sold or reserved is one only where its situation says so', () => {
    const fixes = (data: object) =>
      warnings(lot({ title: 'Notebooks (VENDIDOS)', ...data }), facts()).map(({ fix }) => fix)
    expect(fixes({})).toEqual([expect.stringContaining('‹status›: vendido')])
    expect(fixes({ status: 'disponível' })).toHaveLength(1)
    expect(fixes({ status: 'vendido', statusOn: '2026-11-20' })).toEqual([])
  })

  it('whose reservation is over', () => {
    const reserved = { status: 'reservado', statusOn: '2026-11-01' }
    expect(of(lot({ ...reserved, reservedUntil: '2026-11-21' }))).toEqual([
      'reservedUntil: a reserva acabou em 21/11/2026, e a página ainda diz «reservado»',
    ])
    expect(of(lot({ ...reserved, reservedUntil: TODAY }))).toEqual([])
    expect(of(lot(reserved))).toEqual([])
    const sold = { status: 'vendido', statusOn: '2026-11-20', reservedUntil: '2026-11-21' }
    expect(of(lot(sold))).toEqual([])
  })

  it('that is there twice, told once', () => {
    const [a, b] = [
      lot({ title: 'Notebooks Dell: 7060' }, 'a'),
      lot({ title: 'notebooks DELL 7060' }, 'b'),
    ]
    expect([of(a, b), of(b, a)]).toEqual([
      [],
      ['title: a.yaml tem o mesmo nome: «notebooks DELL 7060»'],
    ])
    expect(of(b, { ...a, draft: true })).toEqual([])
    expect(of(b, { ...a, type: 'Post' })).toEqual([])
    const article = (slug: string) => document('Post', { title: 'Placas-mãe' }, slug)
    expect(of(article('b'), article('a'))).toEqual(['title: a.mdx tem o mesmo nome: «Placas-mãe»'])
  })

  it('whose piece costs far more or less than those of its category', () => {
    const usual = [
      lot({ title: 'a', price: 28000, units: 20 }, 'a'),
      lot({ title: 'b', price: 13000, units: 10 }, 'b'),
    ]
    expect(
      of(
        lot({ title: 'c', price: 13500, units: 10 }, 'c'),
        ...usual.slice(1),
        lot({ title: 'd', price: 1000, units: 10 }, 'd'),
        ...usual.slice(0, 1),
      ),
    ).toEqual([])
    expect(of(lot({ title: 'c', price: 280000, units: 20 }, 'c'), ...usual)).toEqual([
      'price: a unidade sai por R$ 14.000,00, e nos outros lotes de notebook por R$ 1.350,00',
    ])
    expect(of(lot({ title: 'c', price: 1400, units: 20 }, 'c'), ...usual)).toHaveLength(1)
    expect(of(lot({ title: 'c', price: 6000, units: 10 }, 'c'), ...usual)).toEqual([])
    expect(
      of(lot({ title: 'c', price: 280000, units: 20, category: 'servidor' }, 'c'), ...usual),
    ).toEqual([])
  })
})

describe('days', () => {
  it('that have not come, but for those that are ahead by their nature', () => {
    expect(of(document('Post', { date: '2027-01-02' }))).toEqual([
      'date: 02/01/2027 ainda não chegou: hoje é 22/11/2026',
    ])
    expect(of(document('Post', { date: TODAY }))).toEqual([])
    expect(of(document('Company', { closedOn: ['2027-12-25'] }))).toEqual([])
  })

  it('of a certificate that has run out', () => {
    expect(of(document('Certification', { validUntil: '2026-11-21' }))).toEqual([
      'validUntil: a validade acabou em 21/11/2026',
    ])
    expect(of(document('Certification', { validUntil: TODAY }))).toEqual([])
  })
})

describe('numbers of the company', () => {
  it.each([
    ['11.222.333/0001-81', []],
    // The example of the Receita Federal (Perguntas e respostas, CNPJ alfanumérico).
    ['12.ABC.345/01DE-35', []],
    ['12.ABC.345/01DF-35', ['cnpj: os dígitos 35 não conferem: para 12.ABC.345/01DF- seriam 16']],
  ])('CNPJ %s', (cnpj, lines) => expect(of(document('Company', { cnpj }))).toEqual(lines))
})

describe('words', () => {
  it('that are markup in a text are shown as written', () =>
    expect(of(lot({ description: '[contato](/contato)' }))).toEqual([
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
    expect(of(lot({ description }))).toEqual([]),
  )
})

describe('a price', () => {
  const material = (...days: string[]) =>
    document('Material', { pricePerKg: Object.fromEntries(days.map((day) => [day, 4.5])) })

  it('that is older than sixty days', () => {
    expect(of(material('2026-09-22', '2026-01-01'))).toEqual([
      'pricePerKg.2026-09-22: o preço é de 22/09/2026, há 61 dias',
    ])
    expect(of(material('2026-09-23', '2026-01-01'))).toEqual([])
    expect(of(document('Material', { pricePerKg: 40 }))).toEqual([])
  })
  it('beside a fixed text that says «hoje» on every day', () => {
    expect(
      of(
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
    expect(of(about, layout('/contato'))).toEqual([expect.stringMatching(sentence)])
    expect(of(about, layout('/contato', '/sobre'))).toEqual([])
    expect(of(about, layout(), post)).toEqual([])
    expect(of(about, layout(), document('Service', { action: '/sobre' }))).toEqual([])
  })
  it('needs no link where components link to it on every page', () => {
    expect(of(document('PrivacyPage', {}), layout())).toEqual([])
  })
})
