import { expect, test } from 'vitest'
import { peersTable, readRuns } from './peers-table'

test('each home page has one line, with the middle of its visits and the bytes of its document', () => {
  const table = peersTable([
    {
      name: 'a',
      document: 12_000,
      figures: [
        {
          first: 900,
          largest: 1000,
          thread: 90.25,
          layout: 40,
          blocking: 0,
          loaded: 0,
          elements: 400,
        },
        { first: 700 },
        { first: 800 },
      ],
    },
    { name: 'b', document: 9000, figures: [] },
  ])
  expect(
    table
      .split('\n')
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      )
      .slice(2),
  ).toEqual([
    ['a', '800 ms', '1.000 ms', '90,3 ms', '40,0 ms', '0 ms', '0 B', '400', '12.000 B'],
    ['b', ...Array.from({ length: 7 }, () => 'não veio'), '9.000 B'],
  ])
})

test('five visits, unless told', () => {
  expect(readRuns([])).toBe(5)
  expect(readRuns(['2'])).toBe(2)
})

test.each([[['0']], [['51']], [['1.5']], [['muitas']], [['']], [['1', '2']], [['--quick']]])(
  '%j is refused with a sentence',
  (args) => {
    expect(() => readRuns(args)).toThrow(
      `«${args.join(' ')}» não é um número de visitas, de 1 a 50. Uso: npm run bench:peers -- [5]`,
    )
  },
)
