import { expect, it } from 'vitest'
import type { LotDetails } from '../../../../src/content/views/views'
import { compareLots } from '../../../../src/site/features/lots/compare/compare-lots'
import {
  comparedSlugs,
  compareHref,
  validateCompareSearch,
} from '../../../../src/site/features/lots/shared/chosen-lots'
import { itemList, lotDetails, texts } from './lot-fixtures'

const compare = (...lots: LotDetails[]) => compareLots(lots, texts, () => undefined)
const rowOf = (label: string, ...lots: LotDetails[]) =>
  compare(...lots).find((row) => row.label === label)
const textsOf = (label: string, ...lots: LotDetails[]) =>
  rowOf(label, ...lots)?.cells.map(({ text }) => text.replaceAll('\u00A0', ' '))

it('lots side by side show prices, discount and units, and mark the one lowest of each price', () => {
  const a = lotDetails('a', { price: 28_000, originalPrice: 38_000, units: 20 })
  const b = lotDetails('b', { price: 15_600, originalPrice: 19_800, units: 12 })
  expect(rowOf('Preço por unidade', a, b)).toMatchObject({
    cells: [{ text: 'R$\u00A01.400' }, { text: 'R$\u00A01.300', best: 'o menor' }],
  })
  expect(textsOf('Desconto', a, b)).toEqual(['26%', '21%'])
  expect(textsOf('Unidades', a, b)).toEqual(['20', '12'])
})

it('a grade has its count where units were counted', () => {
  const counted = lotDetails('a', { functional: 'A', units: 20, itemList })
  const row = rowOf('Funcional', counted, lotDetails('b', { functional: 'B' }), lotDetails('c'))
  expect(row?.cells).toEqual([
    { grade: 'A', text: '16 de 20', best: 'a melhor' },
    { grade: 'B', text: '' },
    { text: 'Não informado' },
  ])
})

it('a lot has its own documents, or those of all lots', () => {
  const lots = [lotDetails('a'), lotDetails('b', { included: [{ document: 'laudo' }] })]
  expect(textsOf(texts.documents['nota-fiscal'].title, ...lots)).toEqual(['Sim', 'Não'])
  expect(textsOf(texts.documents.laudo.title, ...lots)).toEqual(['Não', 'Sim'])
  expect(rowOf(texts.documents.garantia.title, ...lots)).toMatchObject({ differs: false })
})

it('rows that no lot has anything for are left out', () => {
  const rows = compare(lotDetails('a'), lotDetails('b', { price: 900 }))
  const groups = new Set(rows.map(({ group }) => group))
  expect([...groups].join(', ')).toBe('Preço, Retirada e frete, Documentos')
  expect(rows.filter(({ differs }) => differs)).toHaveLength(2)
  const known = lotDetails('a', { configuration: { memory: '16 GB' } })
  expect(textsOf('Memória', known, lotDetails('b'))).toEqual(['16 GB', 'Não informado'])
})

it('the price at the door says which is best; without a CEP there is none, without a freight it is to be asked for', () => {
  const [a, b] = [lotDetails('a', { price: 900 }), lotDetails('b', { price: 800 })]
  const known = { workingDays: 3, working: 0 }
  const rows = compareLots([b, a], texts, ({ slug }) =>
    slug === 'a' ? { ...known, freight: 50, total: 950 } : { ...known, freight: 200, total: 1000 },
  )
  expect(rows.slice(0, 2)).toMatchObject([
    { label: 'Lote entregue', cells: [{}, { best: 'o menor' }] },
    { label: 'Frete estimado' },
  ])
  expect(rowOf('Lote entregue', a, b)).toBeUndefined()
  expect(compareLots([a, b], texts, () => 'unknown')[0]).toMatchObject({
    label: 'Lote entregue',
    cells: [{ text: 'A cotar' }, { text: 'A cotar' }],
  })
})

const sold = lotDetails('a', { price: 1, status: 'vendido', statusOn: '2026-11-01' })
const [five, six] = [lotDetails('b', { price: 5 }), lotDetails('c', { price: 6 })]
it.each<[string, string, LotDetails[], boolean[]]>([
  ['a tie', 'Preço do lote', [lotDetails('a'), lotDetails('b')], [false, false]],
  ['a sold lot', 'Preço do lote', [sold, five, six], [false, true, false]],
  ['two lots of which one is sold', 'Preço do lote', [sold, five], [false, false]],
  ['one grade', 'Estética', [lotDetails('a', { cosmetic: 'A' }), five], [false, false]],
])('of %s nobody is best who should not be', (_, label, lots, best) => {
  const row = rowOf(label, ...lots)
  expect(row?.cells.map((cell) => cell.best !== undefined)).toEqual(best)
})

it('the address of a comparison names lots, each once, in their order, and no more than four', () => {
  expect(validateCompareSearch({ lotes: 'b,a,b,c,d,e' })).toEqual({ lotes: 'b,a,c,d' })
  expect(validateCompareSearch({ lotes: ' a ,B,../x,a--b,,toString,é' })).toEqual({ lotes: 'a' })
  for (const lotes of [['a'], ',', undefined]) expect(validateCompareSearch({ lotes })).toEqual({})
  expect(comparedSlugs()).toEqual([])
  expect(compareHref(['a', 'b'])).toBe('/lotes-informatica/comparar?lotes=a,b')
})
