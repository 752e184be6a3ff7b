import sharp from 'sharp'
import { expect, it } from 'vitest'
import { picturesOf } from '../../../src/review/preview/pictures'

const drawing = (text: string, height = 60) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="${height}"><rect width="90" height="${height}" fill="#fff"/>${text}</svg>`,
    ),
  )
    .png()
    .toBuffer()
const SQUARE = '<rect x="40" y="20" width="4" height="4" fill="#000"/>'

it('two pictures that look the same are none', async () => {
  expect(await picturesOf(await drawing(SQUARE), await drawing(SQUARE))).toEqual([])
})

it('what differs is red in the third, also below the shorter one', async () => {
  const pictures = await picturesOf(await drawing(''), await drawing(SQUARE, 100))
  expect(pictures.map(({ title }) => title)).toEqual(['Antes', 'Depois', 'Diferença'])
  const bytes = Buffer.from(pictures[2]?.src.split(',')[1] ?? '', 'base64')
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixel = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3).subarray(0, 3),
  ]
  expect([info.width, info.height]).toEqual([90, 100])
  expect(pixel(2, 2).every((one) => one > 240)).toBe(true)
  const [red = 0, green = 255, blue = 255] = pixel(46, 26)
  expect([red > 200, green < 60, blue < 60]).toEqual([true, true, true])
})

it('a new page has one side', async () => {
  const pictures = await picturesOf(undefined, await drawing(SQUARE))
  expect(pictures.map(({ title }) => title)).toEqual(['Depois'])
})
