import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { ContentSet } from '../../../src/admin/check/content-set'
import { DAY_PRICES, priceRows, statusOf } from '../../../src/admin/prices/day-prices'
import { type Pen, STATUS_SIZE, drawStatus } from '../../../src/admin/prices/draw-status'
import { LOTS, type LotRow } from '../../../src/admin/prices/lots-screen'
import { type PricedRow, answerTo, question } from '../../../src/admin/prices/price-answer'
import { deskChanges } from '../../../src/admin/prices/use-prices'
import { pricesIn } from '../../../src/content/prices/prices'
import { documentsOf, partsOf } from '../../../src/content/rules/rule'
import { dayAfter, todayInSaoPaulo } from '../../../src/content/time/today'
import { published } from '../../../src/content/views/published'
import { fixtureContent } from '../fixture-content'

const FOLDER = 'tests/fixtures/content'
const TODAY = '2026-11-23'
const content = fixtureContent()
const saved = (from: ContentSet, price: number) =>
  deskChanges(
    DAY_PRICES,
    from,
    new Map([['materials/cobre.yaml', { price, fields: undefined }]]),
    TODAY,
  )
const COPPER: PricedRow = {
  file: 'materials/cobre.yaml',
  name: 'Cobre',
  note: '20/11',
  last: 40,
  before: 40,
}
const told = (text: string) => text.replaceAll('\u00a0', ' ')

it('the table has every published material once, in the order of the board, with its newest price', () => {
  const rows = priceRows(content, TODAY)
  const read = Array.from(content.documents.values(), (one) => one.read)
  const materials = documentsOf(published(read), 'Material')
  expect(rows.map(({ file }) => file).toSorted()).toEqual(
    materials.map(({ file }) => file).toSorted(),
  )
  for (const { file, data } of materials)
    expect(rows.find((row) => row.file === file)?.last).toBe(pricesIn(data)[0]?.pricePerKg)
  const text = readFileSync(join(FOLDER, COPPER.file), 'utf8').replace('order: 10', 'order: 999')
  const late = content.applied([{ file: COPPER.file, bytes: new TextEncoder().encode(text) }])
  expect(priceRows(late, TODAY)[6]).toMatchObject({ name: 'Cobre', move: 1 })
  expect(rows.find(({ name }) => name === 'Ferro e aço')).toMatchObject({ move: 0 })
})

it.each(['41,5', '41.50', '41,50', 'R$ 41,50', ' 41.5 '])('«%s» is the price 41,50', (typed) => {
  expect(answerTo(COPPER, typed)).toMatchObject({
    kind: 'fine',
    price: 41.5,
    difference: '+1,50',
    percent: '+3,8%',
  })
})

it.each([
  ['', 'none'],
  ['40,00', 'same'],
  ['50,00', 'fine'],
  ['50,01', 'asks'],
  ['30', 'fine'],
  ['29,99', 'asks'],
  ['64', 'asks'],
  ['64,01', 'stops'],
  ['15', 'stops'],
  ['abc', 'wrong'],
  ['-4', 'wrong'],
  ['0', 'wrong'],
  ['40,005', 'wrong'],
  ['40,0001', 'wrong'],
  ['4,1,50', 'wrong'],
])('one rule for a price of 40,00: «%s» %s', (typed, kind) => {
  expect(answerTo(COPPER, typed).kind).toBe(kind)
})

it('a far price of a material is sent to its document', () => {
  const far = answerTo(COPPER, '4100')
  if (!('price' in far)) throw new Error('no price')
  expect(told(question(COPPER, far))).toBe(
    'Cobre sobe 10.150%, de R$ 40,00 para R$ 4.100,00. Confira a vírgula. Se está certo, confirme no documento do material.',
  )
})

it('a price of today is compared with the one before it, and a second one takes its line', () => {
  const [change] = saved(content, 41.5)
  if (!change) throw new Error('no change')
  const later = content.applied([change])
  const row = priceRows(later, TODAY).find(({ file }) => file === change.file)
  expect(row).toMatchObject({ last: 41.5, before: 40, day: TODAY, note: '23/11' })
  if (!row) throw new Error('no row')
  expect(answerTo(row, '41')).toMatchObject({ difference: '−0,50', isUp: false })
  const [second] = saved(later, 42)
  const text = new TextDecoder().decode(second?.bytes)
  expect(text.match(new RegExp(`${TODAY}: .*`, 'g'))).toEqual([`${TODAY}: 42.00`])
})

it('a price of a day ahead changes nothing today, and stays above the line of today', () => {
  const ahead = dayAfter(todayInSaoPaulo(), 9)
  const text = readFileSync(join(FOLDER, 'materials/cobre.yaml'), 'utf8')
  const waiting = content.applied([
    {
      file: 'materials/cobre.yaml',
      bytes: new TextEncoder().encode(
        text.replace('pricePerKg:\n', `confirmedOn: "${ahead}"\npricePerKg:\n  ${ahead}: 43.00\n`),
      ),
    },
  ])
  const rowOf = (set: ContentSet) =>
    priceRows(set, TODAY).find(({ file }) => file === 'materials/cobre.yaml')
  expect(rowOf(waiting)).toEqual(rowOf(content))
  expect(statusOf(waiting, TODAY)).toEqual(statusOf(content, TODAY))
  const [change] = saved(waiting, 41.5)
  const days = new TextDecoder().decode(change?.bytes).match(/(?<=^ {2})\d{4}-\d{2}-\d{2}/gm)
  expect(days?.slice(0, 2)).toEqual([ahead, TODAY])
})

it('what is wrong with a price of a day ahead is said at once', async () => {
  const text = readFileSync(join(FOLDER, 'materials/cobre.yaml'), 'utf8')
  const day = dayAfter(todayInSaoPaulo(), 61)
  const written = text.replace('pricePerKg:\n', `pricePerKg:\n  ${day}: 430.00\n`)
  const set = content.applied([
    { file: 'materials/cobre.yaml', bytes: new TextEncoder().encode(written) },
  ])
  const said = (await set.errorsOf('materials/cobre.yaml')).map(({ message }) => message)
  expect(said).toEqual([
    expect.stringContaining('está a mais de 60 dias'),
    expect.stringContaining('de uma vez'),
  ])
})

it('the picture and the text for WhatsApp say the prices of the documents, each once', () => {
  const status = statusOf(content, TODAY)
  if (!status) throw new Error('no status')
  const drawn: string[] = []
  const pen: Pen = {
    fillStyle: '',
    font: '',
    textAlign: 'left',
    fillRect: () => undefined,
    measureText: (text: string) => ({ width: text.length * 14 }) as TextMetrics,
    fillText: (text: string) => void drawn.push(text),
  }
  drawStatus(pen, status)
  for (const { read } of content.documents.values()) {
    if (read.type !== 'Material' || read.draft) continue
    const data = read.data as { name: string }
    const price = (pricesIn(partsOf('Material', read.data))[0]?.pricePerKg ?? 0).toLocaleString(
      'pt-BR',
      {
        minimumFractionDigits: 2,
      },
    )
    expect(
      drawn[drawn.indexOf(data.name) + 1]?.replace(/[▲▼]/, '') ||
        drawn[drawn.indexOf(data.name) + 2],
    ).toBe(price)
    expect(status.text.split('\n')).toContain(`${data.name}: ${price}`)
  }
  expect(drawn.join('\n')).toContain('Preços de 20/11\n20 de novembro de 2026 · R$ por kg')
  expect(drawn.join(' ')).not.toContain('rascunho')
  // The note below the prices is whole, in lines that fit: it is wider than the picture.
  expect(pen.measureText(status.note).width).toBeGreaterThan(STATUS_SIZE.width)
  expect(drawn.join(' ')).toContain(status.note)
  for (const text of drawn) expect(pen.measureText(text).width).toBeLessThan(STATUS_SIZE.width)
  // A group without a price has no heading.
  const alone = [...content.documents.values()]
    .filter(({ read }) => read.type === 'Material' && !read.draft && read.slug !== 'cobre')
    .reduce((set, { read: { file } }) => {
      const text = readFileSync(join(FOLDER, file), 'utf8')
      return set.applied([{ file, bytes: new TextEncoder().encode(`${text}draft: true\n`) }])
    }, content)
  expect(statusOf(alone, TODAY)?.groups.map(({ rows }) => rows.length)).toEqual([1])
  const heads = [TODAY, '2026-11-20'].map((day) => statusOf(content, day)?.text.split('\n')[0])
  expect(heads).toEqual([
    '*Volta & Cia: preços de 20/11* (R$ por kg)',
    '*Volta & Cia: preços de hoje*, 20/11/2026 (R$ por kg)',
  ])
  expect(status.text).toMatch(/\n\n\*Metais\*\nCobre: 40,00\n[^]*\*Eletrônicos e fios\*\n/)
  expect(status.text).toMatch(/\n\nhttps:\/\/www\.volta\.example\/comercio-sucata$/)
})

const FILES = [
  'lots/notebooks-corporativos-core-i5.yaml',
  'lots/notebooks-reservados.yaml',
] as const
const rowOf = (file: string): LotRow => {
  const row = LOTS.rows(content, TODAY).find((one) => one.file === file)
  if (!row) throw new Error(`no row for ${file}`)
  return row
}
const fieldsOf = (file: string, typed: Record<string, string>) =>
  LOTS.fieldsOf?.(rowOf(file), (part) => typed[part])

/** The lines that a save removes and adds. */
function changed(file: string, price: number | undefined, typed: Record<string, string>) {
  const fields = fieldsOf(file, typed)
  const [change] = deskChanges(LOTS, content, new Map([[file, { price, fields }]]), TODAY)
  const [before, after] = [change?.before, change?.bytes].map((bytes) =>
    new TextDecoder().decode(bytes).split('\n'),
  )
  return [
    ...(before ?? []).filter((line) => !after?.includes(line)).map((line) => `-${line}`),
    ...(after ?? []).filter((line) => !before?.includes(line)).map((line) => `+${line}`),
  ]
}

it('a lot reserved or sold says since when, and one on sale again says nothing of it', () => {
  const [onSale, reserved] = FILES
  expect(
    changed(onSale, 29000, {
      status: 'reservado',
      statusOn: TODAY,
      reservedUntil: '2026-11-30',
    }),
  ).toEqual([
    '-price: 28000',
    '+price: 29000',
    '+status: reservado',
    `+statusOn: "${TODAY}"`,
    '+reservedUntil: "2026-11-30"',
  ])
  expect(changed(reserved, undefined, { status: 'disponível' })).toEqual([
    '-status: reservado',
    '-statusOn: "2026-11-19"',
    '-reservedUntil: "2026-12-04"',
  ])
  expect(changed(reserved, undefined, { status: 'vendido', statusOn: TODAY })).toEqual([
    '-status: reservado',
    '-statusOn: "2026-11-19"',
    '-reservedUntil: "2026-12-04"',
    '+status: vendido',
    `+statusOn: "${TODAY}"`,
  ])
})

it('only days that were changed are written', () => {
  const [, reserved] = FILES
  expect(fieldsOf(reserved, {})).toBeUndefined()
  expect(fieldsOf(reserved, { reservedUntil: '' })).toMatchObject({ reservedUntil: undefined })
})

it('a far price of a lot asks, and needs no other confirmation', () => {
  const row = rowOf(FILES[0])
  const answer = answerTo(row, '2800')
  if (!('price' in answer)) throw new Error('no price')
  expect(told(question(row, answer))).toMatch(/ Está certo\?$/)
})
