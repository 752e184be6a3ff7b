import { describe, expect, it } from 'vitest'
import type { AnyDocument } from '../../../src/content/rules/rule'
import { nextOrder } from '../../../src/content/rules/repeats'
import { document, errorsOf, faults, said } from './saying'

/** What a document says, and the fields in which it is wrong among some others. */
type Row = [what: string, one: AnyDocument, wrong: string[], ...others: AnyDocument[]]

const lot = (data: object, slug?: string, draft?: boolean) => document('Lot', data, slug, draft)
const hours = (...periods: [opens: string, closes: string, ...days: string[]][]) =>
  document('Company', {
    openingHours: periods.map(([opens, closes, ...days]) => ({ opens, closes, days })),
  })
const years = (...all: number[]) =>
  document('AboutPage', { timelineItems: all.map((year) => ({ year })) })
const post = (data: object) => document('Post', { date: '2026-03-01', ...data })
const step = (slug: string, number?: string, draft = false) =>
  document('ProcessStep', { number }, slug, draft)
const sameDay = {
  enteredOn: '2026-11-20',
  updatedOn: '2026-11-20',
  status: 'reservado',
  statusOn: '2026-11-20',
  reservedUntil: '2026-11-20',
}
const materials = [document('Material', {}, 'cobre'), document('Material', {}, 'metal', true)]
const described = (description: string) => document('ScrapPage', { seo: { description } })
const shared = (src: string) => document('HomePage', { seo: { photo: { src } } })
const hosts = document('Company', { imageHosts: ['fotos.example'] })

it.each<Row>([
  ['a period of some length', hours(['08:00', '08:01', 'segunda']), []],
  ['a period of none', hours(['08:00', '08:00', 'segunda']), ['openingHours.0.closes']],
  ['one after the other', hours(['08:00', '12:00', 'sexta'], ['12:00', '17:00', 'sexta']), []],
  ['the later one first', hours(['12:00', '17:00', 'sexta'], ['08:00', '12:00', 'sexta']), []],
  [
    'two at once',
    hours(['08:00', '12:00', 'segunda'], ['11:59', '17:00', 'terça', 'segunda']),
    ['openingHours.1.days.1'],
  ],
  ['the price before', lot({ price: 200, originalPrice: 200 }), ['price']],
  ['a lower price', lot({ price: 199.99, originalPrice: 200 }), []],
  ['days that are one and the same', lot(sameDay), []],
  ['a day of the last century', lot({ enteredOn: '1926-11-20' }), ['enteredOn']],
  [
    'a reservation that ends before it begins',
    lot({ ...sameDay, reservedUntil: '2026-11-19' }),
    ['reservedUntil'],
  ],
  ['a reservation that began on no day', lot({ status: 'reservado' }), ['status without statusOn']],
  ['its end without it', lot({ reservedUntil: '2026-12-01' }), ['reservedUntil without status']],
  [
    'its end after a sale',
    lot({ ...sameDay, status: 'vendido' }),
    ['reservedUntil without status'],
  ],
  ['years that go forward, two things in one', years(2010, 2015, 2015, 2020), []],
  ['years that go back', years(2010, 2009), ['timelineItems.1.year']],
  ['an author where no list of authors could be read', post({ author: 'Ana' }), []],
  ['an author of no list', post({ author: 'Ana' }), [], document('BlogPage', {})],
  [
    'an author of another list',
    post({ author: 'Ana' }),
    ['author'],
    document('BlogPage', { authors: [{ name: 'Rui' }] }),
  ],
  ['an article changed on the day after', post({ updatedOn: '2026-03-02' }), []],
  ['on its own day', post({ updatedOn: '2026-03-01' }), ['updatedOn']],
  ['before it', post({ updatedOn: '2025-12-31' }), ['updatedOn']],
  ['a service', document('Service', {}, 'coleta'), []],
  ['one at the address of a page', document('Service', {}, 'inventario'), ['']],
  [
    'a step with the number of a draft',
    step('b', '02'),
    [],
    step('a', '02', true),
    step('c', '01'),
  ],
  ['a step after a draft', step('b', '02'), ['number'], step('a', '01', true)],
  ['a step beside one that could not be read', step('b', '02'), [], step('a')],
  ['the first of one number', step('a', '01'), [], step('b', '01')],
  ['the second', step('b', '01'), ['number'], step('a', '01')],
  [
    'a draft of a material, and one twice',
    document('HomePage', { ticker: { materials: ['cobre', 'metal', 'cobre'] } }),
    ['ticker.materials.2', 'ticker.materials.1'],
    ...materials,
  ],
  ['a material', described('Quanto vale? {cobre}.'), [], ...materials],
  ['no such one', described('{cobra} e {metal}'), Array(2).fill('seo.description'), ...materials],
  ['a loose brace', described('Cobre a {cobre por kg'), ['seo.description'], ...materials],
  ['the notice of a card, which is no link', document('Service', { action: 'toast' }), []],
  ['the link of a card', document('Service', { action: '/nada' }), ['action']],
  ['a shared photo elsewhere', shared('https://fotos.example/a.jpg'), ['seo.photo.src'], hosts],
  ['the same in capitals', shared('HTTPS://fotos.example/a.jpg'), ['seo.photo.src'], hosts],
  ['a photo elsewhere', lot({ photo: { src: 'HTTPS://fotos.example/a.jpg' } }), [], hosts],
  ['the place of the file before', lot({ order: 10 }, 'b'), ['order'], lot({ order: 10 }, 'a')],
  ['the place of the file after', lot({ order: 10 }, 'b'), [], lot({ order: 10 }, 'c')],
  ['the place of a draft', lot({ order: 10 }, 'b'), [], lot({ order: 10 }, 'a', true)],
  ['a draft in a place', lot({ order: 10 }, 'b', true), [], lot({ order: 10 }, 'a')],
  ['a place in another list', lot({ order: 10 }), [], document('Material', { order: 10 }, 'a')],
])('%s', (_, one, wrong, ...others) => {
  expect(faults(one, ...others)).toEqual(wrong)
})

it('the next place is one that the check takes, though an editor has put something last', () => {
  expect(nextOrder('Lot', [])).toBe(10)
  const lots = [10, 25, 9999].map((order) => lot({ order }, String(order)))
  expect(nextOrder('Lot', lots)).toBe(30)
})

const laudo = (slug: string, data: object, draft = false) =>
  document('Laudo', { issuedOn: '2026-10-03', ...data }, slug, draft)
const replaced = { status: 'substituído', statusOn: '2026-10-15' }

it.each([
  ['a valid one', {}, []],
  ['a replaced one', { ...replaced, replacedBy: 'b' }, []],
  ['a revoked one', { status: 'revogado', statusOn: '2026-10-15' }, []],
  ['one revoked on its own day', { status: 'revogado', statusOn: '2026-10-03' }, []],
  ['a state without its day', { status: 'revogado' }, ['status without statusOn']],
  ['a day without a state', { statusOn: '2026-10-15' }, ['statusOn without status']],
  [
    'a day of a valid one',
    { status: 'válido', statusOn: '2026-10-15' },
    ['statusOn without status'],
  ],
  ['a day before the issue', { status: 'revogado', statusOn: '2026-10-02' }, ['statusOn']],
  ['no successor', replaced, ['status without replacedBy']],
  ['a successor of a valid one', { replacedBy: 'b' }, ['replacedBy']],
  [
    'a successor of a revoked one',
    { ...replaced, status: 'revogado', replacedBy: 'b' },
    ['replacedBy'],
  ],
  ['itself', { ...replaced, replacedBy: 'a' }, ['replacedBy']],
  ['a draft', { ...replaced, replacedBy: 'c' }, ['replacedBy']],
  ['one replaced', { ...replaced, replacedBy: 'e' }, ['replacedBy']],
  ['one revoked', { ...replaced, replacedBy: 'f' }, ['replacedBy']],
  ['nobody', { ...replaced, replacedBy: 'd' }, ['replacedBy']],
])('the parts of the state of a laudo belong together: %s', (_, data, paths) => {
  const others = [
    laudo('b', {}),
    laudo('c', {}, true),
    laudo('e', { ...replaced, replacedBy: 'b' }),
    laudo('f', { status: 'revogado', statusOn: '2026-10-20' }),
  ]
  expect(faults(laudo('a', data), ...others)).toEqual(paths)
})

describe('prices', () => {
  const prices = (...days: string[]) =>
    document('Material', { pricePerKg: Object.fromEntries(days.map((day) => [day, 1])) })
  const ranges = (...all: [from: string, to: string][]) =>
    document('Freight', { regions: all.map(([from, to]) => ({ from, to })) })

  it.each([
    ['the newest first', prices('2026-11-22', '2026-11-20', '2025-12-31'), []],
    ['the newest below', prices('2026-11-20', '2026-11-21'), ['pricePerKg.2026-11-21']],
    ['as far ahead as somebody plans', prices('2027-01-21', '2026-12-01', '2026-11-20'), []],
    ['further ahead', prices('2027-01-22', '2026-11-20'), ['pricePerKg.2027-01-22']],
    ['CEP in order', ranges(['01000-000', '09999-999'], ['10000-000', '19999-999']), []],
    [
      'a CEP with two prices, and a range that ends before it begins',
      ranges(['01000-000', '10000-000'], ['10000-000', '19999-999'], ['30000-000', '20000-000']),
      ['regions.1.from', 'regions.2.to'],
    ],
  ])('%s', (_, one, wrong) => expect(faults(one)).toEqual(wrong))
})

describe('the places of texts', () => {
  const right = {
    seo: { title: 'Preço {doMaterial}: {preco}' },
    header: { title: 'Preço {doMaterial}?', answer: '{preco} em {dia}' },
  }
  const errors = (data: object) =>
    errorsOf(document('MaterialPage', { ...right, ...data })).map(
      ({ path, message, fix }) => `${path.join('.')}: ${message} — ${fix}`,
    )

  it('of a material’s page are those that the page fills, and answer with price and day', () => {
    expect(errors({})).toEqual([])
    expect(errors({ takes: { title: '{materal} aqui' } })).toEqual([
      'takes.title: lugar desconhecido {materal} — queria dizer {material}?',
    ])
    expect(errors({ questionItems: [{ answer: 'Fale com {zzzzzzzzzz}.' }] })).toEqual([
      expect.stringMatching(
        /^questionItems\.0\.answer: lugar .*zzz.* — os lugares são: \{material\}/,
      ),
    ])
    expect(errors({ header: { title: 'Preço {doMaterial}?', answer: '{preco} hoje' } })).toEqual([
      'header.answer: falta o lugar {dia} — escreva {dia} onde ele deve aparecer',
    ])
    expect(errors({ seo: { title: 'Preço do cobre' } })).toHaveLength(2)
  })

  it.each([
    [['a', 'b', 'c', 'a'], []],
    [
      ['a', 'a', 'a'],
      ['contactCard: é igual a floatingButton', 'quickService: é igual a floatingButton'],
    ],
    [['a', 'b', 'b'], ['quickService: é igual a contactCard']],
  ])('of chats, which each say something of their own: %j', ([a, b, c, d], lines) => {
    const whatsapp = { floatingButton: a, contactCard: b, quickService: c, collection: d }
    expect(said(document('Messages', { whatsapp }))).toEqual(
      lines.map((line) => `whatsapp.${line}`),
    )
  })
})
