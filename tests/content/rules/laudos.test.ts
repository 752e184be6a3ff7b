import { expect, it } from 'vitest'
import { laudoState } from '../../../src/content/rules/documents'
import { document, facts, faults } from './saying'

const laudo = (slug: string, data: object, draft = false) =>
  document('Laudo', { issuedOn: '2026-10-03', ...data }, slug, draft)
const others = [
  laudo('b', {}),
  laudo('c', {}, true),
  laudo('e', { status: 'substituído', statusOn: '2026-10-20', replacedBy: 'b' }),
  laudo('f', { status: 'revogado', statusOn: '2026-10-20' }),
]

it('the fix names the laudo that replaced the successor, unless it is the laudo itself', () => {
  const fixOf = (later: string) => {
    const data = { status: 'substituído', statusOn: '2026-10-15', replacedBy: 'x' }
    const next = { status: 'substituído', statusOn: '2026-10-20', replacedBy: later }
    const [one, other] = [laudo('a', data), laudo('x', next)]
    return laudoState(one, facts(one, other)).map(({ fix }) => fix)
  }
  expect(fixOf('b')).toEqual(['escreva o laudo que vale agora, como b'])
  expect(fixOf('a')).toEqual([
    'escreva o laudo que vale agora, ou ‹status›: revogado e só ‹statusOn›',
  ])
})

it.each([
  ['a valid one', {}, []],
  ['a replaced one', { status: 'substituído', statusOn: '2026-10-15', replacedBy: 'b' }, []],
  ['a revoked one', { status: 'revogado', statusOn: '2026-10-15' }, []],
  ['one revoked on its own day', { status: 'revogado', statusOn: '2026-10-03' }, []],
  ['a state without its day', { status: 'revogado' }, ['status']],
  ['a day without a state', { statusOn: '2026-10-15' }, ['statusOn']],
  ['a day before the issue', { status: 'revogado', statusOn: '2026-10-02' }, ['statusOn']],
  ['no successor', { status: 'substituído', statusOn: '2026-10-15' }, ['status']],
  ['a successor of a valid one', { replacedBy: 'b' }, ['replacedBy']],
  ['itself', { status: 'substituído', statusOn: '2026-10-15', replacedBy: 'a' }, ['replacedBy']],
  ['a draft', { status: 'substituído', statusOn: '2026-10-15', replacedBy: 'c' }, ['replacedBy']],
  [
    'one replaced',
    { status: 'substituído', statusOn: '2026-10-15', replacedBy: 'e' },
    ['replacedBy'],
  ],
  [
    'one revoked',
    { status: 'substituído', statusOn: '2026-10-15', replacedBy: 'f' },
    ['replacedBy'],
  ],
  ['nobody', { status: 'substituído', statusOn: '2026-10-15', replacedBy: 'd' }, ['replacedBy']],
])('the parts of a state belong together: %s', (_, data, paths) => {
  expect(faults(laudoState, laudo('a', data), ...others)).toEqual(paths)
})
