import { expect, it } from 'vitest'
import { differingBoxes, type Pixels } from '../../../src/review/preview/boxes'

/** Returns a white picture with black or grey rectangles: `[left, top, width, height, grey]`. */
function picture(
  width: number,
  height: number,
  ...rectangles: [number, number, number, number, number?][]
): Pixels {
  const data = new Uint8Array(width * height * 4).fill(255)
  for (const [left, top, w, h, grey = 0] of rectangles) {
    for (let y = top; y < top + h; y += 1)
      data.fill(grey, (y * width + left) * 4, (y * width + left + w) * 4)
  }
  return { width, height, data }
}

it('the same picture has no box, nor one whose drawing differs by a shade', () => {
  expect(differingBoxes(picture(64, 64, [8, 8, 8, 8]), picture(64, 64, [8, 8, 8, 8]))).toEqual([])
  expect(differingBoxes(picture(64, 64), picture(64, 64, [8, 8, 8, 8, 240]))).toEqual([])
})

it('a single pixel has a box around it', () => {
  expect(differingBoxes(picture(64, 64), picture(64, 64, [17, 33, 1, 1]))).toEqual([
    { left: 16, top: 32, width: 8, height: 8 },
  ])
})

it('near differences share one box, distant ones have two, from top to bottom', () => {
  expect(
    differingBoxes(
      picture(160, 160),
      picture(160, 160, [100, 120, 4, 4], [0, 0, 8, 8], [20, 4, 8, 8]),
    ),
  ).toEqual([
    { left: 0, top: 0, width: 32, height: 16 },
    { left: 96, top: 120, width: 8, height: 8 },
  ])
})

it('the part that only the longer picture has differs, whichever of the two it is', () => {
  const box = [{ left: 0, top: 32, width: 40, height: 16 }]
  expect(differingBoxes(picture(40, 32), picture(40, 48))).toEqual(box)
  expect(differingBoxes(picture(40, 48), picture(40, 32))).toEqual(box)
})
