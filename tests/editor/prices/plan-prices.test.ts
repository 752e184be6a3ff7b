import { describe, expect, it } from 'vitest'
import { decodeText } from '../../../src/content/check/decode-text'
import { readDocument } from '../../../src/content/check/read-document'
import type { DocumentTypeName } from '../../../src/content/document-types'
import { atMoment } from '../../../src/content/in-time'
import { exportedPrices } from '../../../src/editor/prices/export-prices'
import { planPrices } from '../../../src/editor/prices/plan-prices'

/** A document of a type, from its text; its schema's other required fields do not matter here. */
const documentOf = (type: DocumentTypeName, file: string, text: string) =>
  readDocument(
    { type, file, slug: file.slice(file.indexOf('/') + 1, -'.yaml'.length) },
    decodeText(Buffer.from(text)),
  )
describe('what a table changes', () => {
  const copper = documentOf(
    'Material',
    'materials/cobre.yaml',
    'name: Cobre\npricePerKg:\n  2026-11-20: 40\n',
  )
  const lot = documentOf('Lot', 'lots/notebooks.yaml', 'title: Lote com 10 notebooks\nprice: 100\n')
  const plan = (name: string, price: string, day?: string, acceptJumps = false) => {
    const { changes, errors } = planPrices([copper, lot], [{ line: 2, name, price, day }], {
      today: '2026-11-22',
      acceptJumps,
    })
    return [
      ...changes.map((change) =>
        `${change.document.file} ${change.before} → ${change.written} ${change.day ?? ''}`.trim(),
      ),
      ...errors.map(({ line, sentence }) => `${line}: ${sentence}`),
    ]
  }
  it.each([
    ['by its name', 'COBRE ', 'materials/cobre.yaml 40 → 41.00 2026-11-22'],
    ['by its file', 'materials\\cobre', 'materials/cobre.yaml 40 → 41.00 2026-11-22'],
    [
      'by its whole path',
      'content/materials/cobre.yaml',
      'materials/cobre.yaml 40 → 41.00 2026-11-22',
    ],
    [
      'unless nobody knows it',
      'Cobe',
      '2: não há material nem lote «Cobe» — queria dizer «Cobre»?',
    ],
  ])('a material %s', (_, name, line) => expect(plan(name, '41')).toEqual([line]))
  it('a lot, in whole reais', () =>
    expect(plan('lote com 10 notebooks', '95.00')).toEqual(['lots/notebooks.yaml 100 → 95']))
  it('nothing where the price is that already', () => expect(plan('Cobre', '40.00')).toEqual([]))
  it('not by a jump over 60%, up or down, unless it is accepted', () => {
    expect(plan('Cobre', '400')).toEqual([
      '2: «Cobre» iria de R$ 40,00 para R$ 400,00 (vírgula trocada?) — corrija-o, ou rode ' +
        'de novo com --accept-jumps se está certo',
    ])
    expect(plan('Lote com 10 notebooks', '39')).toEqual([
      '2: «Lote com 10 notebooks» iria de R$ 100,00 para R$ 39,00 — corrija-o, ou rode de novo com --accept-jumps se está certo',
    ])
    expect(plan('Cobre', '65', undefined, true)).toEqual([
      'materials/cobre.yaml 40 → 65.00 2026-11-22',
    ])
    expect(plan('Cobre', '60')).toEqual(['materials/cobre.yaml 40 → 60.00 2026-11-22'])
  })
  it('a wrong price of the day, measured against that of the day before', () => {
    const wrong = documentOf(
      'Material',
      'materials/cobre.yaml',
      'name: Cobre\npricePerKg:\n  2026-11-22: 400\n  2026-11-20: 40\n',
    )
    const { changes, errors } = planPrices(
      [wrong],
      [{ line: 2, name: 'Cobre', price: '41', day: undefined }],
      { today: '2026-11-22', acceptJumps: false },
    )
    expect([changes.map(({ written }) => written), errors]).toEqual([['41.00'], []])
  })
  it('on a day to come, and until then below the price that waits', () => {
    expect(plan('Cobre', '41', '2026-11-23')).toEqual([
      'materials/cobre.yaml 40 → 41.00 2026-11-23',
    ])
    const text = 'name: Cobre\npricePerKg:\n  2026-12-01: 41\n  2026-11-20: 40\n'
    const today = '2026-11-22'
    const waiting = atMoment(documentOf('Material', 'materials/cobre.yaml', text), today)
    const changes = (price: string, day?: string) =>
      planPrices([waiting], [{ line: 2, name: 'Cobre', price, day }], {
        today,
        acceptJumps: false,
      }).changes.map(({ before, written, day: since }) => `${before} → ${written} ${since}`)
    expect(changes('40.5')).toEqual(['40 → 40.50 2026-11-22'])
    expect(changes('40')).toEqual([])
    expect(changes('42', '2026-12-01')).toEqual(['41 → 42.00 2026-12-01'])
    expect(changes('40', '2026-12-02')).toEqual(['41 → 40.00 2026-12-02'])
    expect(exportedPrices([waiting])).toContain(';40,00')
  })
  it('not below a newer price', () => {
    expect(plan('Cobre', '41', '2026-11-19')).toEqual([
      '2: «Cobre» já tem um preço mais novo, de 20/11/2026 — escreva um dia depois dele, ou mude o arquivo à mão',
    ])
  })
  it('not twice', () => {
    const twice = ['Cobre', 'cobre'].map((name, index) => ({
      line: index + 2,
      name,
      price: '41',
      day: undefined,
    }))
    expect(planPrices([copper], twice, { today: '2026-11-22', acceptJumps: false }).errors).toEqual(
      [{ line: 3, sentence: '«cobre» já está na linha 2 — deixe uma só' }],
    )
  })
})
