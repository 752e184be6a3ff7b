import { describe, expect, it } from 'vitest'
import { variantSizes } from '../../../src/pipeline/photos/photos'

const widths = (width: number, height = width) =>
  variantSizes({ width, height }).map((size) => size.width)

describe('variantSizes', () => {
  it('offers seven steps up to 1280 px', () => {
    expect(widths(1280, 960)).toEqual([190, 250, 340, 430, 690, 900, 1280])
    expect(widths(1400)).toEqual([190, 250, 340, 430, 690, 900, 1280])
  })

  it('offers a wide master, like the hero, up to 2000 px', () => {
    expect(variantSizes({ width: 2000, height: 1125 }).at(-1)).toEqual({
      width: 2000,
      height: 1125,
    })
    expect(widths(6000)).toEqual([430, 720, 1000, 1280, 2000])
    expect(widths(1500)).toEqual([430, 720, 1000, 1280, 1500])
  })

  it('never enlarges a small master, and has a variant for each', () => {
    for (const width of [1, 189, 190, 191, 360, 689, 900, 1279, 1401, 1999]) {
      const all = widths(width)
      expect(all.length).toBeGreaterThan(0)
      expect(Math.max(...all)).toBeLessThanOrEqual(width)
      expect(all).toEqual([...new Set(all)].sort((a, b) => a - b))
    }
  })

  it('makes no variant that differs from the next by less than can be seen', () => {
    expect(widths(480)).toEqual([190, 250, 340, 430])
    expect(widths(500)).toEqual([190, 250, 340, 430, 500])
  })

  it('keeps a portrait upright and at least one pixel high', () => {
    expect(variantSizes({ width: 720, height: 1280 })).toEqual([
      { width: 190, height: 338 },
      { width: 250, height: 444 },
      { width: 340, height: 604 },
      { width: 430, height: 764 },
      { width: 690, height: 1227 },
    ])
    expect(variantSizes({ width: 1280, height: 1 }).every(({ height }) => height === 1)).toBe(true)
  })
})
