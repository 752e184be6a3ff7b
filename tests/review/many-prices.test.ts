import { describe, expect, it } from 'vitest'
import { markdownReport } from '../../src/review/markdown/report'
import { afterChange, rows, seen, sentences, type TestRepository } from './test-repository'

const LOTS = Array.from({ length: 60 }, (_, index) => `lots/lote-${index + 10}.yaml`)
const withLots = (one: TestRepository) =>
  LOTS.forEach((file, index) =>
    one.write(
      file,
      one
        .read('lots/notebooks.yaml')
        .replace('order: 10', `order: ${index + 100}`)
        .replace('title: Lote com 10', `title: Lote ${index + 10} com 10`),
    ),
  )
const priced = (priceOf: (index: number) => number, many?: number) => (one: TestRepository) =>
  LOTS.slice(0, many).forEach((file, index) =>
    one.edit(file, 'price: 100\n', `price: ${priceOf(index)}\n`),
  )

describe('many prices in one request', () => {
  it('are summed up, and the largest jump comes first', async () => {
    const diff = await afterChange(
      priced((index) => 104 - index),
      withLots,
    )
    expect(diff.warnings[0]).toMatchObject({
      kind: 'price-jump',
      sentence: '59 preços mudam, de −55,0% a +4,0%; 30 mais de 25%',
    })
    expect(sentences(diff, 'price-jump')).toHaveLength(21)
    expect(sentences(diff, 'price-jump')[1]).toContain('Lote 69 com 10 notebooks')
    expect(diff.documents[0]?.file).toBe('content/lots/lote-69.yaml')
    expect(markdownReport(diff)).toContain('· **59 preços mudam, de −55,0% a +4,0%** ·')
  })

  it.each([
    [51, ['51 preços mudam, de −10,0% a −1,0%']],
    [50, []],
  ])('are a point to check from fifty-one on although none jumps: %i', async (many, said) => {
    const diff = await afterChange(
      priced((index) => 99 - (index % 10), many),
      withLots,
    )
    expect(sentences(diff)).toEqual(said)
  })

  it('of one morning are no point to check, and say the day of the price table once', async () => {
    const files = ['cobre', 'inox', 'metal'].map((name) => `materials/${name}.yaml`)
    const diff = await afterChange((one) =>
      files.forEach((file, index) =>
        one.edit(file, 'pricePerKg:\n', `pricePerKg:\n  2026-11-21: ${[4.6, 4.7, 4.8][index]}\n`),
      ),
    )
    expect(diff.warnings).toEqual([])
    const report = markdownReport(diff)
    expect(report).toContain('· **3 preços mudam, de +2,2% a +6,7%** ·')
    expect(report.match(/Dia dos preços no painel/g)).toHaveLength(1)
    expect(report).toMatch(
      /\n\nEm todos: .*Dia dos preços no painel: 20\/11\/2026 → 21\/11\/2026\.\n/,
    )
  })
})

it('an old price that is rewritten, taken out or put in between is a point to check', async () => {
  const diff = await afterChange(
    (one) =>
      one.edit(
        'materials/cobre.yaml',
        '  2026-10-01: 4\n  2026-09-01: 3\n',
        '  2026-11-01: 2\n  2026-10-01: 1.76\n',
      ),
    (one) =>
      one.edit(
        'materials/cobre.yaml',
        '2026-11-20: 4.5\n',
        '2026-11-20: 4.5\n  2026-10-01: 4\n  2026-09-01: 3\n',
      ),
  )
  expect(sentences(diff, 'price-day')).toEqual([
    'cobre: preço antigo reescrito: 01/11/2026, nada → R$ 2,00; ' +
      '01/10/2026, R$ 4,00 → R$ 1,76; 01/09/2026, R$ 3,00 → nada',
  ])
})

it.each([
  ['four', 4, ' e mais 1'],
  ['three', 3, ''],
])('of %s old prices that are rewritten three are named', async (_, count, more) => {
  const lines = ['2026-10-04: 4\n', '2026-10-03: 3\n', '2026-10-02: 2\n', '2026-10-01: 1\n']
    .slice(0, count)
    .map((line) => `  ${line}`)
    .join('')
  const diff = await afterChange((one) =>
    one.edit('materials/cobre.yaml', '2026-11-20: 4.5\n', `2026-11-20: 4.5\n${lines}`),
  )
  const [said = ''] = sentences(diff, 'price-day')
  expect(said.match(/nada →/g)).toHaveLength(3)
  expect(said.endsWith(`R$ 2,00${more}`)).toBe(true)
})

it('a newest price that is taken out is one as well', async () => {
  const diff = await afterChange(
    (one) => one.edit('materials/cobre.yaml', '  2026-11-21: 5\n', ''),
    (one) => one.edit('materials/cobre.yaml', 'pricePerKg:\n', 'pricePerKg:\n  2026-11-21: 5\n'),
  )
  expect(sentences(diff, 'price-day')).toEqual([
    'cobre: preço antigo reescrito: 21/11/2026, R$ 5,00 → nada',
  ])
})

describe('of a version with errors nothing is derived', () => {
  it.each([
    ['that is no YAML', 'title: Lote', 'title: "Lote'],
    ['whose price is no number', 'price: 100', 'price: cem'],
  ])('a lot %s', async (_, from, to) => {
    const diff = await afterChange((one) => one.edit('lots/notebooks.yaml', from, to))
    expect(diff.errors).toHaveLength(1)
    expect(diff.warnings).toEqual([])
    expect(seen(diff)).toEqual([])
    expect(diff.documents[0]?.name).toBe('Lote com 10 notebooks')
  })

  it('a picture that only it shows is not called superfluous', async () => {
    const diff = await afterChange(
      (one) => one.edit('lots/notebooks.yaml', 'title: Lote', 'title: "Lote'),
      (one) => {
        one.edit('lots/notebooks.yaml', 'pasta/foto.jpg', 'pasta/lote.jpg')
        one.write('photos/pasta/lote.jpg', 'foto')
      },
    )
    expect(sentences(diff, 'unused-picture')).toEqual([])
  })

  it('a day in another spelling is shown as it is written', async () => {
    const diff = await afterChange((one) => {
      one.edit('posts/artigo.mdx', '"2026-03-01"', '"01/03/2026"')
      one.edit('materials/inox.yaml', '2026-11-20: 4.5', '20/11/2026: 4.5')
    })
    expect(rows(diff)).toEqual([
      'pricePerKg.2026-11-20: R$ 4,50 → null',
      'pricePerKg.20/11/2026: null → R$ 4,50',
      'date: "2026-03-01" → "01/03/2026"',
    ])
    expect(diff.documents[0]?.fields.map(({ title }) => title)).toEqual([
      'Preço por quilo (R$) › 2026-11-20',
      'Preço por quilo (R$) › 20/11/2026',
    ])
  })
})

it('says where visitors meet a telephone and a title', async () => {
  const diff = await afterChange((one) => {
    one.edit('company.yaml', '"+551134567890"', '"+551134567891"')
    one.edit('lots/notebooks.yaml', 'title: Lote com 10', 'title: Lote de 10')
  })
  expect(diff.documents.map(({ fields }) => fields[0]?.seenIn)).toEqual([
    'Topo, menu, rodapé e contato de todas as páginas',
    'Cartão, página, título na busca e mensagem de compra',
  ])
})
