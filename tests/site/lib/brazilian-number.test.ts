import { expect, it } from 'vitest'
import { writeNumber } from '../../../src/site/lib/brazilian-number'

const SHAPES = [
  [0, 0],
  [0, 2],
  [0, 3],
  [1, 1],
  [2, 2],
] as const

/** Numbers of every size, their halves, and numbers that binary can only approximate. */
function* numbers(): Generator<number> {
  yield* [
    0,
    -0,
    1.005,
    1.255,
    8.345,
    2.675,
    0.5,
    1.5,
    0.045,
    999.995,
    999_999.5,
    0.1 + 0.2,
    12_345_678.9,
    -1234.5,
    -0.004,
    1e-7,
    1e15,
    1e21,
    NaN,
    Infinity,
  ]
  for (let step = 0; step < 2000; step++) {
    yield step / 1000
    yield (step * 7919) / 100
    yield step ** 3 / 8
  }
}

it('writes numbers as Intl does, which no page asks for one', () => {
  const differences = SHAPES.flatMap(([least, most]) => {
    const intl = new Intl.NumberFormat('pt-BR', {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    })
    return [...numbers()]
      .map((value) => [value, writeNumber(value, least, most), intl.format(value)])
      .filter(([, ours, intls]) => ours !== intls)
  })
  expect(differences).toEqual([])
})
