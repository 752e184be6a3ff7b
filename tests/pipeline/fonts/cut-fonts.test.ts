import { readFile } from 'node:fs/promises'
import { convert } from 'fontverter'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  contentText,
  wantedCharacters,
  CUTS,
  cutFile,
  cutFonts,
  readSource,
} from '../../../src/pipeline/fonts/cut-fonts'
import { PATHS } from '../../../src/pipeline/paths'
import { sfntCharacters, sfntTables } from './sfnt'

const fonts = new Map<string, { woff2: Buffer; sfnt: Buffer }>()

beforeAll(async () => {
  for (const cut of CUTS) {
    const woff2 = await readFile(`${PATHS.fonts}/${cutFile(cut)}`)
    fonts.set(cut.name, { woff2, sfnt: await convert(woff2, 'sfnt') })
  }
})

/** Returns a font's weight and mean width of a letter, from `OS/2` (OpenType specification). */
function letters(font: Buffer): { weight: number; width: number } {
  const table = sfntTables(font).get('OS/2')?.offset ?? Number.NaN
  return { width: font.readInt16BE(table + 2), weight: font.readUInt16BE(table + 4) }
}

/** Returns the feature tags of a layout table (GSUB or GPOS). */
function features(font: Buffer, table: string): string[] {
  const start = sfntTables(font).get(table)?.offset ?? Number.NaN
  const list = start + font.readUInt16BE(start + 6)
  return Array.from({ length: font.readUInt16BE(list) }, (_, index) =>
    font.toString('latin1', list + 2 + 6 * index, list + 6 + 6 * index),
  )
}

const each = CUTS.map(({ name }) => name)
const sfnt = (name: string) => fonts.get(name)?.sfnt ?? Buffer.alloc(0)

describe('the cuts of the font', () => {
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

  it('keeps tabular figures and kerning', () => {
    for (const name of each) {
      expect(features(sfnt(name), 'GSUB'), name).toContain('tnum')
      expect(features(sfnt(name), 'GPOS'), name).toContain('kern')
    }
  })

  it('weighs no more than a phone at a scrapyard can wait for', () => {
    const all = [...fonts.values()].map(({ woff2 }) => woff2)
    for (const woff2 of all) expect(woff2.toString('latin1', 0, 4)).toBe('wOF2')
    expect(Buffer.concat(all).length).toBeLessThanOrEqual(30_000)
  })

  it('has every letter of Portuguese, and leaves to other fonts all arrows, so that a pair never looks mixed, and what Archivo does not have', () => {
    const needed = 'abcxyzABCXYZ0123456789 áâãàçéêíóôõúüÁÂÃÀÇÉÊÍÓÔÕÚÜñÑ–—‘’“”…•·×−€™²³ºª°½\u00A0'
    for (const name of each) {
      const characters = sfntCharacters(sfnt(name))
      expect(
        [...needed].filter((one) => !characters.has(one)),
        name,
      ).toEqual([])
      expect(
        [...'₂✅←↑→↓▲▼'].filter((one) => characters.has(one)),
        name,
      ).toEqual([])
    }
  })

  it('has every letter of the content that Archivo knows; if not: node src/pipeline/commands/run.mjs src/pipeline/fonts/cut-cli.ts', async () => {
    const known = sfntCharacters(await convert(await readSource(), 'sfnt'))
    const wanted = wantedCharacters(await contentText(PATHS.content)).filter((one) =>
      known.has(one),
    )
    for (const name of each) {
      const cut = sfntCharacters(sfnt(name))
      expect(
        wanted.filter((one) => !cut.has(one)),
        name,
      ).toEqual([])
    }
  })
})

it('the same text gives the same cuts, with what it has beside Portuguese', async () => {
  const [first, second] = [await cutFonts('Å ±'), await cutFonts('±ÅÅ')]
  expect([...first]).toEqual([...second])
  const text = sfntCharacters(
    await convert(first.get('archivo-text.woff2') ?? Buffer.alloc(0), 'sfnt'),
  )
  expect([...'Å±'].filter((character) => !text.has(character))).toEqual([])
})
