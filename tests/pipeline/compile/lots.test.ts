import { describe, expect, it } from 'vitest'
import type { ItemList } from '../../../src/content/table/item-list'
import { lotFiles, projectLots } from '../../../src/pipeline/compile/lots'
import { Cards } from '../../../src/pipeline/cards/cards'
import { itemListOf } from '../../support/item-lists'
import { one } from '../../support/model-documents'
import { compiledDocument, compiledLot as lot } from './compiled-document'
import { Pictures } from '../../../src/pipeline/compile/pictures'

const photo = (name: string) => ({ base: `/fotos/${name}`, widths: [720], width: 720, height: 540 })
const pictures = new Pictures(
  new Map(['a.jpg', 'b.jpg'].map((name) => [name, photo(name)])),
  new Cards('Retrilha'),
)
const pages = {
  LotPage: [compiledDocument('LotPage', 'lot', { ...one('LotPage'), soldStaysDays: 30 })],
  LotsPage: [compiledDocument('LotsPage', 'lots', one('LotsPage'))],
}
const itemList = (rows: number): ItemList =>
  itemListOf(
    [
      { label: 'Modelo', kind: 'model' },
      { label: 'Funcional', kind: 'functional' },
      { label: 'Unidades', kind: 'units' },
    ],
    Array.from({ length: rows }, (_, index) => [`Modelo ${index}`, 'B', '1']),
  )
const project = (lots: ReturnType<typeof lot>[], itemLists = new Map<string, ItemList>()) =>
  projectLots({ Lot: lots, ...pages }, itemLists, pictures, '2026-11-20')

describe('lots for the site', () => {
  it('leave the list some days after they were sold, and keep their page', () => {
    const { listed, details } = project([
      lot('recent', { status: 'vendido', statusOn: '2026-11-01' }),
      lot('old', { status: 'vendido', statusOn: '2026-10-01' }),
    ])
    expect([listed.map(({ slug }) => slug), [...details.keys()].toSorted()]).toEqual([
      ['recent'],
      ['old', 'recent'],
    ])
  })

  it('carry in the list only what a card shows', () => {
    const { listed, details } = project([
      lot('a', {
        photo: { src: 'a.jpg', alt: 'A' },
        morePhotos: [{ src: 'b.jpg', alt: 'B' }],
        functionalGrade: 'A',
        questions: [{ question: 'P?', answer: 'R.' }],
        updatedOn: '2026-11-19',
        draft: false,
      }),
    ])
    expect(
      Object.keys(listed[0] ?? {})
        .toSorted()
        .join(' '),
    ).toBe(
      'category condition description functional originalPrice photo price rating slug specs title units',
    )
    expect(details.get('a')).toMatchObject({
      functional: 'A',
      updatedOn: '2026-11-19',
      questions: [{ question: 'P?', answer: 'R.' }],
    })
    expect(details.get('a')?.photos.map(({ alt }) => alt)).toEqual(['A', 'B'])
  })

  it('take their grade from the item list', () => {
    const { listed, details } = project([lot('a')], new Map([['a', itemList(10)]]))
    expect(listed[0]).toMatchObject({ functional: 'B', working: 10 })
    expect(listed[0]).not.toHaveProperty('itemList')
    expect(details.get('a')?.itemList).toMatchObject({
      units: 10,
      functional: { A: 0, B: 10 },
      csv: { href: '/lotes-informatica/a.csv' },
    })
  })

  it(
    'offer others: a sold one of the same category and a like unit price alone, never a ' +
      'lot that has left the list',
    () => {
      const { details } = project([
        lot('sold', { status: 'vendido', statusOn: '2026-11-19' }),
        lot('gone', { status: 'vendido', statusOn: '2026-01-01' }),
        lot('like', { price: 1200 }),
        lot('dear', { price: 9000, originalPrice: 9900 }),
        lot('desktop', { category: 'desktop' }),
      ])
      expect(details.get('sold')?.related.map(({ slug }) => slug)).toEqual(['like'])
      expect(details.get('like')?.related.map(({ slug }) => slug)).toEqual(['dear', 'desktop'])
    },
  )
})

it('the files of the lots are the data of each and its CSV; nothing of a draft', () => {
  const itemLists = new Map([
    ['a', itemList(50)],
    ['draft', itemList(99)],
  ])
  const files = new Map(lotFiles(project([lot('a'), lot('b')], itemLists).details, itemLists))
  expect([...files.keys()].toSorted()).toEqual([
    '/dados/lotes/a.json',
    '/dados/lotes/b.json',
    '/lotes-informatica/a.csv',
  ])
  expect(files.get('/lotes-informatica/a.csv')).toMatch(
    /^\uFEFFLinha;Modelo;Funcional;Unidades\r\n1;Modelo 0;B;1\r\n/,
  )
})
