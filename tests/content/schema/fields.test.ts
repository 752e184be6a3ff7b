import { describe, expect, it } from 'vitest'
import { action, line, link, photo, prose } from '../../../src/content/schema/fields'
import { day, hour, order, reais } from '../../../src/content/schema/values'

const help = ['Campo', 'Um campo.'] as const
type Field = { safeParse(value: unknown): { success: boolean } }
const src = photo(...help).shape.src

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
])('%s', (_, field, accepted, refused) => {
  it.each(accepted)('may be %j', (value) => {
    expect(field.safeParse(value).success).toBe(true)
  })
  it.each(refused)('may not be %j', (value) => {
    expect(field.safeParse(value).success).toBe(false)
  })
})
