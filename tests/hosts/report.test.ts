import { expect, it } from 'vitest'
import type { Outcome } from '../../src/deploy/question'
import { hostsReport } from './report'

const right: Outcome = { kind: 'right' }
const wrong: Outcome = { kind: 'wrong', said: ['/: 500'] }
const skipped: Outcome = { kind: 'skipped', said: ['não há b'] }

it('is one table, with the reason of what a host cannot do otherwise', () => {
  const { text, right: all } = hostsReport(
    ['a', 'b'],
    [
      {
        name: 'Um',
        known: {},
        outcomes: new Map<string, Outcome>([
          ['a', right],
          ['b', skipped],
        ]),
      },
      {
        name: 'Dois',
        known: { a: 'não sabe' },
        outcomes: new Map<string, Outcome>([
          ['a', wrong],
          ['b', right],
        ]),
      },
    ],
  )
  expect(text).toBe(
    '   Um     Dois\na  certo  sabido\nb  -      certo\n\nsabido em Dois, «a»: não sabe\n- : não há b',
  )
  expect(all).toBe(true)
})

it('is not content with a wrong answer, nor with a host that could not be asked', () => {
  const bad = hostsReport(
    ['a'],
    [{ name: 'Um', known: { b: 'x' }, outcomes: new Map<string, Outcome>([['a', wrong]]) }],
  )
  expect([bad.right, bad.text]).toEqual([
    false,
    expect.stringContaining('ERRADO em Um, «a»: /: 500'),
  ])
  const absent = hostsReport(
    ['a'],
    [{ name: 'Um', known: {}, outcomes: new Map(), missing: 'falta o programa um' }],
  )
  expect([absent.right, absent.text]).toEqual([
    false,
    expect.stringContaining('Um não pôde ser perguntado: falta o programa um'),
  ])
})
