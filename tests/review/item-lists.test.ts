import { expect, it } from 'vitest'
import type { ContentDiff } from '../../src/review/content-diff'
import { readDiff } from '../../src/review/content-diff'
import { markdownReport } from '../../src/review/markdown/report'
import { afterChange, rows, seen, sentences, type TestRepository } from './test-repository'

const FILE = 'lots/notebooks.csv'
const LIST = `\uFEFFLinha;Modelo;Processador;Memória;Funcional;Estética;Unidades
1;ThinkPad T480;i5-8350U;8 GB;A;B;4
2;ThinkPad T480;i5-8350U;8 GB;C;B;3
3;Latitude 5490;i5-8250U;8 GB;B;C;3
`
const withList = (one: TestRepository) => one.write(FILE, LIST)
const after = (change: (one: TestRepository) => void): Promise<ContentDiff> =>
  afterChange(change, withList)
const edited = (from: string, to: string) => after((one) => one.edit(FILE, from, to))

it('a grade that rises is shown in its row, in the totals, and is a point to check', async () => {
  const diff = await edited(';C;B;3', ';A;B;3')
  expect(rows(diff)).toEqual(['linha 2 Funcional: C → A'])
  expect(seen(diff)).toEqual(['Funcional A: 4 → 7 +75,0%', 'Funcional C: 3 → 0 −100,0%'])
  expect(diff.warnings).toMatchObject([
    { kind: 'item', file: 'content/lots/notebooks.csv', line: 3 },
  ])
  expect(sentences(diff)[0]).toBe(
    'Lote com 10 notebooks, relação de itens: Linha 2, ThinkPad T480, Funcional C → A, a nota sobe',
  )
  const report = markdownReport(diff)
  expect(report).toContain('**1 documento muda**')
  expect(report).toContain('Linha 2, ThinkPad T480 › Funcional | C | A')
})

it.each([
  ['processor', 'i5-8250U', 'i7-8700', 'Processador i5-8250U → i7-8700'],
  ['memory', '3;Latitude 5490;i5-8250U;8 GB', '3;Latitude 5490;i5-8250U;16 GB', '8 GB → 16 GB'],
  ['model', 'Latitude 5490', 'Latitude 7490', 'Modelo Latitude 5490 → Latitude 7490'],
])('another %s is a point to check', async (_, from, to, says) => {
  expect(sentences(await edited(from, to), 'item')[0]).toContain(says)
})

it.each([
  ['a grade that falls', 'A;B;4', 'B;B;4'],
  ['the same words in another form', 'i5-8250U', 'I5-8250u'],
  ['a row that goes', '2;ThinkPad T480;i5-8350U;8 GB;C;B;3\n3', '2'],
  ['a row that comes', '3;Lat', '3;OptiPlex 7060;i5-8400;8 GB;A;A;1\n4;Lat'],
])('%s is shown and is no point to check', async (_, from, to) => {
  const diff = await edited(from, to)
  expect(rows(diff)).toHaveLength(1)
  expect(sentences(diff, 'item')).toEqual([])
})

it('units that pass from a bad grade to a good one are a point, though no grade changes', async () => {
  const diff = await after((one) => {
    one.edit(FILE, 'A;B;4', 'A;B;6')
    one.edit(FILE, 'C;B;3', 'C;B;1')
  })
  expect(rows(diff)).toEqual(['linha 1 Unidades: 4 → 6 +50,0%', 'linha 2 Unidades: 3 → 1 −66,7%'])
  expect(sentences(diff, 'item')[0]).toContain('Funcional A, 4 → 6 unidades, a nota sobe na soma')
})

it('one unit is no «1 unidades»', async () => {
  const diff = await afterChange(
    (one) => one.write(FILE, 'Modelo;Funcional;Unidades\nT480;C;3\nLatitude;A;1\n'),
    (one) => one.write(FILE, 'Modelo;Funcional;Unidades\nT480;C;4\n'),
  )
  expect(sentences(diff, 'item')[0]).toContain('Funcional A, 0 → 1 unidade, a nota sobe na soma')
})

it('a row that comes or goes is one line, wherever it stands; equal rows are left out', async () => {
  const diff = await after((one) =>
    one.write(
      FILE,
      LIST.replace(/2;Think.*\n/, '').replace('3;Lat', '2;Lat') +
        '3;OptiPlex 7060;i5-8400;8 GB;A;A;3\n',
    ),
  )
  expect(rows(diff)).toEqual([
    'linha 2: ThinkPad T480 · i5-8350U · 8 GB · C · B · 3 → null',
    'linha 3: null → OptiPlex 7060 · i5-8400 · 8 GB · A · A · 3',
  ])
  expect(seen(diff)).toContain('Modelo OptiPlex 7060: null → 3')
})

it('rows in another order say so, and another way to write the file is only formatting', async () => {
  const turned = await after((one) =>
    one.write(
      FILE,
      LIST.replace(/(2;.*\n)3(;.*\n)/, (_, a: string, b: string) => `2${b}3${a.slice(1)}`),
    ),
  )
  expect(turned.documents[0]?.notes).toEqual(['Só a ordem das linhas muda.'])
  const other = await after((one) =>
    one.write(FILE, LIST.replaceAll(';', ',').replace('\uFEFF', '')),
  )
  expect(other.documents).toMatchObject([{ formattingOnly: true }])
  expect(other.warnings).toEqual([])
})

it('a column that comes and one that goes are named', async () => {
  const diff = await edited('Memória', 'Armazenamento')
  expect(diff.documents[0]?.notes).toEqual([
    'Coluna nova: Armazenamento.',
    'Coluna que sai: Memória.',
  ])
})

it('a new list is described whole, one that goes is named', async () => {
  const diff = await afterChange(withList)
  expect(diff.documents).toMatchObject([
    {
      change: 'new',
      typeTitle: 'Relação de itens',
      name: 'Lote com 10 notebooks, relação de itens',
    },
  ])
  expect(rows(diff)).toHaveLength(3)
  expect(seen(diff)).toContain('Unidades: null → 10')
  expect(markdownReport(diff)).toContain('ThinkPad T480 · i5-8350U · 8 GB · A · B · 4')
  const gone = await after((one) => one.remove(FILE))
  expect(markdownReport(gone)).toContain('**Apagado: Lote com 10 notebooks, relação de itens**')
})

it('a broken list says that it cannot be read, and is not «não mudou»', async () => {
  const diff = await edited(';C;B;3', ';E;B;3')
  expect(diff.errors).toMatchObject([{ file: 'content/lots/notebooks.csv', line: 3 }])
  expect(diff.documents[0]?.notes).toEqual(['A relação nova não pode ser lida: veja os erros.'])
  expect(diff.warnings).toEqual([])
})

it('a contact in a cell is an alarm above every grade', async () => {
  const diff = await edited('Latitude 5490;i5-8250U', 'Latitude 5490 (21) 98765-4321;i7-8700')
  expect(diff.warnings.map(({ kind, level }) => `${kind} ${level}`)).toEqual([
    'contact alarm',
    'item warning',
  ])
  expect(diff.warnings[0]?.line).toBe(4)
})

it('a list of thousands of rows that is wholly rewritten stays within the limits', async () => {
  const long = (model: string) =>
    `Modelo;Unidades\n${Array.from({ length: 5_000 }, (_, index) => `${model} ${index};1\n`).join('')}`
  const diff = await afterChange(
    (one) => one.write(FILE, long('Novo')),
    (one) => one.write(FILE, long('Velho')),
  )
  expect(diff.documents[0]?.notes).toEqual(['Há mais 4.700 mudanças no arquivo.'])
  expect(() => readDiff(Buffer.from(JSON.stringify(diff)))).not.toThrow()
  const rows = (count: number) =>
    `Modelo;Unidades\n${Array.from({ length: count }, (_, index) => `M${index};1\n`).join('')}`
  const { documents } = await afterChange(
    (one) => one.write(FILE, rows(302)),
    (one) => one.write(FILE, rows(1)),
  )
  expect(documents[0]?.notes).toEqual(['Há mais 1 mudança no arquivo.'])
})
