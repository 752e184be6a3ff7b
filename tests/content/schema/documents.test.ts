import { describe, expect, it } from 'vitest'
import { SLUG } from '../../../src/content/document-types'
import { HOST_NAME } from '../../../src/content/text/web-address'
import { companySchema } from '../../../src/content/schema/company'
import { lotSchema } from '../../../src/content/schema/lot'
import { materialSchema } from '../../../src/content/schema/material'
import { processStepSchema } from '../../../src/content/schema/services'
import { redirectsSchema } from '../../../src/content/schema/redirects'

type Field = { safeParse(value: unknown): { success: boolean } }
const matching = (pattern: RegExp): Field => ({
  safeParse: (value) => ({ success: pattern.test(String(value)) }),
})
const { address, phone, url, cnpj } = companySchema.shape
const moved = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ from: `/a${index}`, to: '/' }))

describe.each<[string, Field, accepted: unknown[], refused: unknown[]]>([
  [
    'a telephone',
    phone,
    ['+551133334444', '+5511912345678'],
    ['+55119123456789', '+55113333444', '1133334444', '+1 4155550100'],
  ],
  ['a CNPJ', cnpj, ['11.222.333/0001-81'], ['11222333000181', '11.222.333/0001-811']],
  [
    'a postal code',
    address.shape.postalCode,
    ['01000-000'],
    ['01000000', '1000-000', '01000-0000'],
  ],
  ['a state', address.shape.state, ['SP'], ['sp', 'SPA', 'S']],
  [
    'the address of the site',
    url,
    ['https://www.x.example'],
    ['https://www.x.example/', 'http://www.x.example', 'https://X.example', 'www.x.example'],
  ],
  ['a rating', lotSchema.shape.rating, [0, 4.6, 5], [-0.1, 5.1]],
  ['a count of units', lotSchema.shape.units, [undefined, 1, 1_000_000], [0, 1.5, 1_000_001]],
  [
    'a first variation',
    materialSchema.shape.initialVariation,
    [undefined, -100, 0, 1000],
    [-100.1, 1000.1],
  ],
  [
    'prices by day',
    materialSchema.shape.pricePerKg,
    [{ '2026-11-20': 40 }, { '2028-02-29': 0.01, '2026-11-20': 99_999.99 }],
    [
      {},
      { '2026-02-29': 1 },
      { '20/11/2026': 1 },
      { '2026-11-20': 0 },
      { '2026-11-20': 1.005 },
      40,
      [{ '2026-11-20': 40 }],
    ],
  ],
  ['the number of a step', processStepSchema.shape.number, ['01', '09'], ['00', '1', '10', 1]],
  [
    'a file name',
    matching(SLUG),
    ['a', 'lote-20', 'a'.repeat(80)],
    ['', 'a--b', '-a', 'a-', 'A', 'ação', 'a'.repeat(81)],
  ],
  [
    'a server',
    matching(HOST_NAME),
    ['x.example', `${'a'.repeat(63)}.example`],
    ['example', `${'a'.repeat(64)}.example`, 'x.1', '-a.example'],
  ],
])('%s', (_, field, accepted, refused) => {
  it.each(accepted)('may be %j', (value) => {
    expect(field.safeParse(value).success).toBe(true)
  })
  it.each(refused)('may not be %j', (value) => {
    expect(field.safeParse(value).success).toBe(false)
  })
})

it('redirects are as many as every host reads: 2,000', () => {
  expect(
    [2000, 2001].map((count) => redirectsSchema.safeParse({ redirects: moved(count) }).success),
  ).toEqual([true, false])
})
