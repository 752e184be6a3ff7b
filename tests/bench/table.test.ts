import { expect, test } from 'vitest'
import type { Row } from './metrics'
import { summaryText, tableText } from './table'

const ROWS: Row[] = [
  { place: '/', metric: 'first', figure: 1100.4, floor: 1000 },
  { place: '/', metric: 'letters' },
  { place: '/blog', metric: 'scripts', figure: 107_500 },
  { place: '/blog', metric: 'elements', figure: 300, floor: 300 },
]
const cells = (text: string) =>
  text.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

test('says of each figure its goal, its floor, their ratio and the verdict, as Portuguese writes numbers', () => {
  expect(cells(tableText(ROWS)).filter((_, line) => line !== 1)).toEqual([
    ['onde', 'o quê', 'meta', 'medido', 'piso', 'razão', 'veredito'],
    ['/', 'primeira pintura, 4G lento', '1,05 do piso', '1.100 ms', '1.000 ms', '1,10', 'fora'],
    ['/', 'letras da marca, 4G lento', '2.000 ms', 'não veio', '', '', 'fora'],
    ['/blog', 'scripts', '112.000 B', '107.500 B', '', '', 'dentro'],
    ['/blog', 'elementos', '', '300', '300', '1,00', '—'],
  ])
})

test('all lines are of one width', () => {
  expect(
    new Set(
      tableText(ROWS)
        .split('\n')
        .map(({ length }) => length),
    ).size,
  ).toBe(1)
})

test('says what has changed since other measures, and nothing of what they did not have', () => {
  const before: Row[] = [
    { place: '/', metric: 'first', figure: 1200 },
    { place: '/blog', metric: 'scripts', figure: 107_000 },
    { place: '/blog', metric: 'elements', figure: 300.2 },
    { place: '/', metric: 'letters', figure: 1 },
  ]
  expect(
    cells(tableText(ROWS, before))
      .map((line) => line[6])
      .filter((_, line) => line !== 1),
  ).toEqual(['desde a última', '-100 ms', '', '+500 B', '='])
  expect(
    cells(tableText(ROWS, []))
      .slice(2)
      .map((line) => line[6]),
  ).toEqual(['', '', '', ''])
})

test('counts the goals that are met, of those that there are', () => {
  expect(summaryText(ROWS)).toBe('1 de 3 metas alcançadas.')
})
