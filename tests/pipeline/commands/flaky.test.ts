import { expect, it } from 'vitest'
import { flakyIn } from '../../../src/pipeline/commands/flaky'

const spec = (title: string, ...states: string[]) => ({
  title,
  tests: states.map((status) => ({ status })),
})

it('names each journey that passed only at the second try, however deep it is described', () => {
  const inner = { file: 'lots.spec.ts', specs: [spec('filtra por categoria', 'flaky')] }
  const suites = [
    { file: 'home.spec.ts', specs: [spec('abre', 'expected'), spec('falha', 'unexpected')] },
    { file: 'lots.spec.ts', specs: [spec('vazio', 'expected', 'flaky')], suites: [inner] },
  ]
  expect(flakyIn(suites)).toEqual(['lots.spec.ts: vazio', 'lots.spec.ts: filtra por categoria'])
})
