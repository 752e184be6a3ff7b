import { describe, expect, it } from 'vitest'
import type { LotDetails } from '../../../../src/content/views/views'
import { compareLots } from '../../../../src/site/features/lots/compare/compare-lots'
import { lotDetails, texts } from './lot-fixtures'

const compare = (...lots: LotDetails[]) => compareLots(lots, texts, () => undefined)
const rowOf = (label: string, ...lots: LotDetails[]) =>
  compare(...lots)
    .flatMap(({ rows }) => rows)
    .find((row) => row.label === label)
const nbsp = (text: string) => text.replaceAll(' ', '\u00A0')

describe('lots side by side', () => {
  it('show prices, discount and units, and mark the one lowest of each price', () => {
    const [a, b] = [
      lotDetails('a', { price: 28_000, originalPrice: 38_000, units: 20 }),
      lotDetails('b', { price: 15_600, originalPrice: 19_800, units: 12 }),
    ]
    expect(rowOf('Preço por unidade', a, b)).toEqual({
      label: 'Preço por unidade',
      differs: true,
      cells: [{ text: nbsp('R$ 1.400') }, { text: nbsp('R$ 1.300'), best: 'o menor' }],
      order: ['b', 'a'],
    })
    expect(rowOf('Preço do lote', a, b)?.cells.map(({ best }) => best)).toEqual([
      undefined,
      'o menor',
    ])
    expect(rowOf('Desconto', a, b)).toMatchObject({
      differs: true,
      cells: [{ text: '26%' }, { text: '21%' }],
    })
    expect(rowOf('Unidades', a, b)?.cells).toEqual([{ text: '20' }, { text: '12' }])
  })

  it('name a grade with its count where units were counted, and the best grade', () => {
    const counted = {
      head: { columns: [], rows: [] },
      rowCount: 0,
      units: 20,
      functional: { A: 16, B: 4, C: 0, D: 0 },
      csv: { href: '', bytes: 0 },
    }
    const row = rowOf(
      'Funcional',
      lotDetails('a', { functional: 'A', units: 20, itemList: counted }),
      lotDetails('b', { functional: 'B' }),
      lotDetails('c'),
    )
    expect(row).toEqual({
      label: 'Funcional',
      differs: true,
      cells: [
        { grade: 'A', text: '16 de 20', best: 'a melhor' },
        { grade: 'B', text: '' },
        { text: 'Não informado' },
      ],
      order: ['a', 'b', 'c'],
    })
  })

  it('say of each document whether it comes with the lot, by the list of all lots where it has none of its own', () => {
    const [a, b] = [lotDetails('a'), lotDetails('b', { included: [{ document: 'laudo' }] })]
    expect(rowOf(texts.documents['nota-fiscal'].title, a, b)).toMatchObject({
      differs: true,
      cells: [{ text: 'Sim' }, { text: 'Não' }],
    })
    expect(rowOf(texts.documents.laudo.title, a, b)?.cells.map(({ text }) => text)).toEqual([
      'Não',
      'Sim',
    ])
    expect(rowOf(texts.documents.garantia.title, a, b)).toMatchObject({ differs: false })
  })

  it('leave out rows and groups that no lot has anything for, and say what differs', () => {
    const groups = compare(lotDetails('a'), lotDetails('b', { price: 900 }))
    expect(groups.map(({ title }) => title)).toEqual(['Preço', 'Retirada e frete', 'Documentos'])
    expect(groups[1]?.rows.map(({ label }) => label)).toEqual(['Quem paga'])
    expect(groups.flatMap(({ rows }) => rows).filter(({ differs }) => differs)).toHaveLength(2)
    expect(
      rowOf('Memória', lotDetails('a', { configuration: { memory: '16 GB' } }), lotDetails('b'))
        ?.cells,
    ).toEqual([{ text: '16 GB' }, { text: 'Não informado' }])
  })

  it('say what each costs at the door, and order the lots by it', () => {
    const [a, b] = [lotDetails('a', { price: 900 }), lotDetails('b', { price: 800 })]
    const delivery = (lot: LotDetails) =>
      lot.slug === 'a'
        ? { freight: 50, workingDays: 3, insurance: undefined, total: 950, working: 0 }
        : { freight: 200, workingDays: 3, insurance: undefined, total: 1000, working: 0 }
    const { rows } = compareLots([b, a], texts, delivery)[0] ?? { rows: [] }
    expect(rows.slice(0, 2)).toMatchObject([
      {
        label: 'Lote entregue',
        order: ['a', 'b'],
        cells: [{}, { text: nbsp('R$ 950'), best: 'o menor' }],
      },
      { label: 'Frete estimado', order: ['a', 'b'] },
    ])
    // There is no total without a CEP, and none for a CEP that the table lacks.
    expect(rowOf('Lote entregue', a, b)).toBeUndefined()
    expect(compareLots([a, b], texts, () => 'unknown')[0]?.rows.map(({ label }) => label)).toEqual([
      'Preço do lote',
      'Desconto',
    ])
  })

  it('call nobody best in a tie, nor a sold lot, nor the only one that has a value', () => {
    const bestOf = (label: string, ...lots: LotDetails[]) =>
      rowOf(label, ...lots)?.cells.map(({ best }) => best !== undefined)
    const sold = lotDetails('a', { price: 1, status: 'vendido', statusOn: '2026-11-01' })
    expect(bestOf('Preço do lote', lotDetails('a'), lotDetails('b'))).toEqual([false, false])
    expect(rowOf('Preço do lote', lotDetails('a'), lotDetails('b'))).not.toHaveProperty('order')
    expect(
      bestOf('Preço do lote', sold, lotDetails('b', { price: 5 }), lotDetails('c', { price: 6 })),
    ).toEqual([false, true, false])
    expect(rowOf('Preço do lote', sold, lotDetails('b', { price: 5 }))?.order).toEqual(['b', 'a'])
    expect(bestOf('Preço do lote', sold, lotDetails('b', { price: 5 }))).toEqual([false, false])
    expect(bestOf('Estética', lotDetails('a', { cosmetic: 'A' }), lotDetails('b'))).toEqual([
      false,
      false,
    ])
  })
})
