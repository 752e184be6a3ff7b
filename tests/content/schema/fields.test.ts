import { describe, expect, it } from 'vitest'
import { SLUG } from '../../../src/content/document-types'
import { companySchema } from '../../../src/content/schema/company'
import { lotSchema } from '../../../src/content/schema/lot'
import { materialSchema } from '../../../src/content/schema/material'
import { redirectsSchema } from '../../../src/content/schema/redirects'
import { processStepSchema } from '../../../src/content/schema/services'
import { HOST_NAME } from '../../../src/content/text/web-address'
import { action, line, link, photo, prose } from '../../../src/content/schema/fields'
import { day, hour, order, reais } from '../../../src/content/schema/values'

const help = ['Campo', 'Um campo.'] as const
type Field = { safeParse(value: unknown): { success: boolean } }
const src = photo(...help).shape.src

const matching = (pattern: RegExp): Field => ({
  safeParse: (value) => ({ success: pattern.test(String(value)) }),
})
const { address, phone, url, cnpj } = companySchema.shape
const moved = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ from: `/a${index}`, to: '/' }))

const redirect = redirectsSchema.shape.redirects.element.shape
/** What a host reads as more than an address. */
const NO_FROM =
  "//exemplo.org|/a b|/a\n/b|/*|/:x|/x;|/x{|/x'|/$1|https://exemplo.org/|/%2f|/%2e%2e/x|/../x|/a/|/a//b|".split(
    '|',
  )
/** What leads to neither a page nor another site. */
const NO_TO =
  '//exemplo.org|/a b|/a\n/b|/a;return|/a$host|https://a;b|https://a.org"|javascript:1|http://a.org|contato|'.split(
    '|',
  )

describe.each<[string, Field, accepted: unknown[], refused: unknown[]]>([
  ['a line', line(5, ...help), ['a', 'a b', 'abcde'], ['', ' a', 'a ', 'a\nb', 'abcdef', 1]],
  ['a text', prose(5, ...help), ['a\nb', ' a '], ['', '   ', 'abcdef']],
  [
    'an amount',
    reais(100, ...help),
    [0.01, 7.25, 19.99, 0.29, 100],
    [0, -1, 7.251, 7.205, 7.2505, 100.01, '7'],
  ],
  ['a day', day(...help), ['2024-02-29'], ['2026-02-29', '2026-2-1', '01/03/2026', 'ontem']],
  [
    'an hour',
    hour(...help),
    ['00:00', '09:30', '19:59', '23:59'],
    ['24:00', '8:00', '12:60', '12:00:00', '1200'],
  ],
  [
    'a link',
    link(...help),
    ['/', '/contato', '#fim', 'https://x.example/a', 'mailto:a@b.example', 'tel:+55'],
    [
      '//x.example',
      'http://x.example',
      'javascript:x',
      'data:x',
      'contato',
      '/a b',
      'https:///x',
      `/${'a'.repeat(500)}`,
    ],
  ],
  ['an action', action(), ['toast', '/contato'], ['toasts', 'javascript:x', '//x.example', '/a b']],
  ['a place in a list', order(), [0, 10, 9999], [-1, 10_000, 1.5, '1']],
  [
    'a photo',
    src,
    ['a.jpg', 'lots/a.JPEG', 'a.png', 'a.webp', 'https://x.example/a'],
    ['a.gif', 'a.jpg.exe', 'a.jpg?x', '/a.jpg', 'a\\b.jpg', 'http://x.example/a.jpg', 'C:a.jpg'],
  ],
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
  ['an old address', redirect.from, ['/promo.php', '/Velho/pagina_1', '/a%C3%A7%C3%A3o'], NO_FROM],
  ['where it leads', redirect.to, ['/contato', '/blog/b#c', 'https://a.org'], NO_TO],
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
