import { expect, it, vi } from 'vitest'
import { type Crop, cutOut, partOf, RATIOS, type RatioName } from '../../../src/admin/photos/crop'

// Object.keys returns plain strings; the keys of RATIOS are its names.
const names = Object.keys(RATIOS) as RatioName[]
const whole: Omit<Crop, 'ratio'> = { size: 100, across: 50, down: 50 }

it('the largest cut of a shape takes a whole side of the photo, from its middle', () => {
  expect(partOf({ width: 640, height: 400 }, { ...whole, ratio: '1:1, quadrada' })).toEqual({
    width: 400,
    height: 400,
    left: 120,
    top: 0,
  })
  expect(
    partOf({ width: 400, height: 640 }, { ...whole, ratio: '4:3, lotes e materiais' }),
  ).toEqual({ width: 400, height: 300, left: 0, top: 170 })
})

it('every cut lies inside of its photo and has its shape', () => {
  for (const ratio of names)
    for (const [width, height] of [
      [640, 400],
      [401, 1203],
      [3000, 3001],
    ] as const)
      for (const size of [30, 63, 100])
        for (const [across, down] of [
          [0, 0],
          [37, 81],
          [100, 100],
        ] as const) {
          const part = partOf({ width, height }, { ratio, size, across, down })
          expect(part.left).toBeGreaterThanOrEqual(0)
          expect(part.top).toBeGreaterThanOrEqual(0)
          expect(part.left + part.width).toBeLessThanOrEqual(width)
          expect(part.top + part.height).toBeLessThanOrEqual(height)
          expect(Math.abs(part.width - part.height * RATIOS[ratio])).toBeLessThan(2)
        }
})

it('a cut of a huge photo is no larger than every browser can draw', async () => {
  const canvas = { getContext: () => null, toBlob: (done: (blob: null) => void) => done(null) }
  vi.stubGlobal('document', { createElement: () => canvas })
  const photo = { width: 8000, height: 5000, close: () => {} }
  await cutOut(photo, { ...whole, ratio: '3:2, artigos' })
  expect(canvas).toMatchObject({ width: 4000, height: 2667 })
  await cutOut({ ...photo, width: 640, height: 400 }, { ...whole, ratio: '1:1, quadrada' })
  expect(canvas).toMatchObject({ width: 400, height: 400 })
  vi.unstubAllGlobals()
})
