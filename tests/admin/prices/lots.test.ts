import { expect, it } from 'vitest'
import { LOTS, type LotRow } from '../../../src/admin/prices/lots-screen'
import { answerTo, question } from '../../../src/admin/prices/price-answer'
import { deskChanges } from '../../../src/admin/prices/use-prices'
import { fixtureContent } from '../fixture-content'

const FILES = [
  'lots/notebooks-corporativos-core-i5.yaml',
  'lots/notebooks-reservados.yaml',
] as const
const content = fixtureContent()
const TODAY = '2026-11-23'
const rowOf = (file: string): LotRow => {
  const row = LOTS.rows(content, TODAY).find((one) => one.file === file)
  if (!row) throw new Error(`no row for ${file}`)
  return row
}
const rest = (file: string, typed: Record<string, string>) =>
  LOTS.restOf?.(rowOf(file), (part) => typed[part]) ?? {}

/** The lines that a save removes and adds. */
function changed(file: string, price: number | undefined, typed: Record<string, string>) {
  const { fields } = rest(file, typed)
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

it('a reservation without its first day, or one that ends before it begins, is not saved', () => {
  const [, reserved] = FILES
  expect(rest(reserved, {})).toEqual({})
  expect(rest(reserved, { statusOn: '' }).fault).toContain('desde que dia')
  expect(rest(reserved, { reservedUntil: '2026-11-01' }).fault).toContain('antes de começar')
  expect(rest(reserved, { reservedUntil: '' }).fields).toMatchObject({ reservedUntil: undefined })
})

it('a far price of a lot asks, with the price that was meant, and needs no other confirmation', () => {
  const row = rowOf(FILES[0])
  const answer = answerTo(row, '2800')
  expect(answer.kind).toBe('asks')
  if (!('price' in answer)) throw new Error('no price')
  expect(question(row, answer).replaceAll('\u00a0', ' ')).toContain(
    'Quis dizer R$ 28.000,00, ou está certo?',
  )
})
