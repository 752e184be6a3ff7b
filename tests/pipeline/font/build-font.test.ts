import { mkdtemp, readdir, readFile, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { convert } from 'fontverter'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildFont, CUTS, cutFile, type Cut } from '../../../src/pipeline/font/build-font'
import { sfntCharacters, sfntTables } from './sfnt'

const TEXT = 'Preço do cobre: R$ 52,00/kg ± 2,5 % → ↑ CO₂ ✅ ÅÅ'
let root = ''
const fonts = new Map<string, { woff2: Buffer; sfnt: Buffer }>()
const file = (cut: Cut) => join(root, 'out', cutFile(cut))
const build = (cache: string) =>
  buildFont({ text: TEXT, outDir: join(root, 'out'), cacheDir: join(root, cache) })

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'font-'))
  await build('cache')
  for (const cut of CUTS) {
    const woff2 = await readFile(file(cut))
    fonts.set(cut.name, { woff2, sfnt: await convert(woff2, 'sfnt') })
  }
})
afterAll(() => rm(root, { recursive: true, force: true }))

/** Weight, and mean width of a letter, where the OpenType specification has them in `OS/2`. */
function letters(font: Buffer): { weight: number; width: number } {
  const table = sfntTables(font).get('OS/2')?.offset ?? Number.NaN
  return { width: font.readInt16BE(table + 2), weight: font.readUInt16BE(table + 4) }
}

/** The feature tags of a layout table (GSUB or GPOS). */
function features(font: Buffer, table: string): string[] {
  const start = sfntTables(font).get(table)?.offset ?? Number.NaN
  const list = start + font.readUInt16BE(start + 6)
  return Array.from({ length: font.readUInt16BE(list) }, (_, index) =>
    font.toString('latin1', list + 2 + 6 * index, list + 6 + 6 * index),
  )
}

const each = CUTS.map(({ name }) => name)
const sfnt = (name: string) => fonts.get(name)?.sfnt ?? Buffer.alloc(0)

describe('buildFont', () => {
  it('cuts letters for text, for what stands out, and wide ones for headlines', () => {
    expect(Object.fromEntries(each.map((name) => [name, letters(sfnt(name)).weight]))).toEqual({
      text: 400,
      strong: 620,
      wide: 780,
    })
    for (const name of each) expect([...sfntTables(sfnt(name)).keys()]).not.toContain('fvar')
    expect(letters(sfnt('wide')).width).toBeGreaterThan(letters(sfnt('strong')).width * 1.08)
  })

  it('says the same of each cut as the style does', async () => {
    const style = await readFile('src/site/styles/fonts.css', 'utf8')
    for (const cut of CUTS) {
      const faces = style.split('@font-face').filter((face) => face.includes(`/${cutFile(cut)}"`))
      expect(faces).toEqual([
        expect.stringMatching(`font-weight: ${cut.weights};\\s+font-stretch: ${cut.widths};`),
      ])
    }
  })

  it.each(each)('keeps tabular figures and kerning: %s', (name) => {
    expect(features(sfnt(name), 'GSUB')).toContain('tnum')
    expect(features(sfnt(name), 'GPOS')).toContain('kern')
  })

  it('weighs no more than a phone at a scrapyard can wait for', () => {
    const all = [...fonts.values()].map(({ woff2 }) => woff2)
    for (const woff2 of all) expect(woff2.toString('latin1', 0, 4)).toBe('wOF2')
    expect(Buffer.concat(all).length).toBeLessThanOrEqual(30_000)
  })

  it.each(each)(
    'has every letter of Portuguese and every character of the content that Archivo knows: %s',
    (name) => {
      const characters = sfntCharacters(sfnt(name))
      const needed =
        'abcxyzABCXYZ0123456789 áâãàçéêíóôõúüÁÂÃÀÇÉÊÍÓÔÕÚÜñÑ–—‘’“”…•·×−€™²³ºª°½\u00A0±Å'
      expect([...needed].filter((character) => !characters.has(character))).toEqual([])
    },
  )

  it.each(each)('leaves to another font what Archivo does not have: %s', (name) => {
    const characters = sfntCharacters(sfnt(name))
    expect([...'₂✅'].filter((character) => characters.has(character))).toEqual([])
  })

  it.each(each)('leaves all arrows to one font, so that a pair never looks mixed: %s', (name) => {
    const characters = sfntCharacters(sfnt(name))
    expect([...'←↑→↓▲▼'].filter((arrow) => characters.has(arrow))).toEqual([])
  })

  it('gives the same bytes with, without and with a damaged cache', async () => {
    const same = async () => {
      for (const cut of CUTS)
        expect(
          (await readFile(file(cut))).equals(fonts.get(cut.name)?.woff2 ?? Buffer.alloc(0)),
        ).toBe(true)
    }
    await build('cache')
    await same()
    await build('other')
    await same()
    const [entry] = await readdir(join(root, 'cache'))
    await truncate(join(root, 'cache', entry ?? '', 'archivo-wide.woff2'), 1000)
    await build('cache')
    await same()
  })
})
