import { expect, it } from 'vitest'
import { journeysThat } from '../../../src/pipeline/commands/journeys-that'

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

it('names each journey that passed only at the second try, however deep it is described', () => {
  expect(journeysThat('flaky', suites)).toEqual([
    `lots.spec.ts: vazio\n${why(1)}`,
    `lots.spec.ts: filtra por categoria\n${why(1)}`,
  ])
})

it('says of a journey that failed why each try did', () => {
  expect(journeysThat('unexpected', suites)).toEqual([`home.spec.ts: falha\n${why(1)}\n${why(2)}`])
})
