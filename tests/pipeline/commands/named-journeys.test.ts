import { expect, it } from 'vitest'
import { namedJourneys } from '../../../src/pipeline/commands/named-journeys'

const failed = {
  errors: [
    { message: 'Error: \u001B[31mnot\u001B[39m equal\n\n  Expected: 1', location: { line: 7 } },
  ],
}
const passed = { errors: [] }
const spec = (title: string, ...states: string[]) => ({
  title,
  tests: states.map((status) => ({
    status,
    results: { flaky: [failed, passed], unexpected: [failed, failed] }[status] ?? [passed],
  })),
})
const inner = { file: 'lots.spec.ts', specs: [spec('filtra por categoria', 'flaky')] }
const suites = [
  { file: 'home.spec.ts', specs: [spec('abre', 'expected'), spec('falha', 'unexpected')] },
  { file: 'lots.spec.ts', specs: [spec('vazio', 'expected', 'flaky')], suites: [inner] },
]
const why = (attempt: number) => `  try ${attempt}, line 7\n    Error: not equal\n      Expected: 1`

it('names each journey that passed only at the second try, however deep, and why each try failed', () => {
  expect(namedJourneys(suites)).toEqual([
    '2 flaky',
    `lots.spec.ts: vazio\n${why(1)}`,
    `lots.spec.ts: filtra por categoria\n${why(1)}`,
    '1 failed',
    `home.spec.ts: falha\n${why(1)}\n${why(2)}`,
  ])
})

it('says nothing of a run whose journeys all passed at once', () => {
  expect(namedJourneys([{ file: 'home.spec.ts', specs: [spec('abre', 'expected')] }])).toEqual([])
})
