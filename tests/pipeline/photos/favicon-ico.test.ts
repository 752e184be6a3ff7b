import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { faviconIco } from '../../../src/pipeline/photos/favicon-ico'
import { PATHS } from '../../../src/pipeline/paths'

it(
  'the favicon holds the site’s drawing in the sizes of tabs and search engines, each ' +
    'where its entry says',
  async () => {
    const svg = readFileSync(PATHS.favicon)
    const ico = await faviconIco(svg)
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3])
    const pictures = await Promise.all(
      [0, 1, 2].map(async (index) => {
        const at = 6 + 16 * index
        const from = ico.readUInt32LE(at + 12)
        const { width, height, format } = await sharp(
          ico.subarray(from, from + ico.readUInt32LE(at + 8)),
        ).metadata()
        return [ico.readUInt8(at), ico.readUInt8(at + 1), width, height, format]
      }),
    )
    expect(pictures).toEqual([16, 32, 48].map((size) => [size, size, size, size, 'png']))
    expect(ico.readUInt32LE(6 + 32 + 12) + ico.readUInt32LE(6 + 32 + 8)).toBe(ico.length)
    // A corner of the drawing has the board's green, so the picture is not blank.
    const [red, green, blue] = await sharp(ico.subarray(ico.readUInt32LE(6 + 32 + 12)))
      .removeAlpha()
      .extract({ left: 24, top: 44, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect([red, green, blue]).toEqual([0x0f, 0x5b, 0x43])
    expect(await faviconIco(svg)).toEqual(ico)
  },
)
