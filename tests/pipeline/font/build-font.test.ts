import { mkdtemp, readdir, readFile, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { convert } from 'fontverter'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildFont } from '../../../src/pipeline/font/build-font'
import { sfntCharacters, sfntTables } from './sfnt'

const TEXT = 'Preço do cobre: R$ 52,00/kg ± 2,5 % → ↑ CO₂ ✅ ÅÅ'
let root = ''
let woff2: Buffer
let sfnt: Buffer
const outFile = () => join(root, 'out', 'archivo.woff2')
const build = (cache: string) => buildFont({ text: TEXT, outFile: outFile(), cacheDir: join(root, cache) })

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'font-'))
  await build('cache')
  woff2 = await readFile(outFile())
  sfnt = await convert(woff2, 'sfnt')
})
afterAll(() => rm(root, { recursive: true, force: true }))

/** Minimum and maximum of every axis, read from `fvar` as the OpenType specification lays it out (16.16 numbers). */
function axes(font: Buffer): Record<string, [number, number]> {
  const fvar = sfntTables(font).get('fvar')?.offset ?? Number.NaN
  const first = fvar + font.readUInt16BE(fvar + 4)
  const size = font.readUInt16BE(fvar + 10)
  const records = Array.from({ length: font.readUInt16BE(fvar + 8) }, (_, index) => first + size * index)
  return Object.fromEntries(records.map((at) => [
    font.toString('latin1', at, at + 4),
    [font.readInt32BE(at + 4) / 65536, font.readInt32BE(at + 12) / 65536],
  ]))
}

/** The feature tags of a layout table (GSUB or GPOS). */
function features(font: Buffer, table: string): string[] {
  const start = sfntTables(font).get(table)?.offset ?? Number.NaN
  const list = start + font.readUInt16BE(start + 6)
  return Array.from({ length: font.readUInt16BE(list) }, (_, index) => font.toString('latin1', list + 2 + 6 * index, list + 6 + 6 * index))
}

describe('buildFont', () => {
  it('keeps the wide headlines: width 100 to 125 and weight 400 to 800', () => {
    expect(axes(sfnt)).toEqual({ wdth: [100, 125], wght: [400, 800] })
  })

  it('keeps tabular figures and kerning', () => {
    expect(features(sfnt, 'GSUB')).toContain('tnum')
    expect(features(sfnt, 'GPOS')).toContain('kern')
  })

  it('weighs no more than a phone at a scrapyard can wait for', () => {
    expect(woff2.toString('latin1', 0, 4)).toBe('wOF2')
    expect(woff2.length).toBeLessThanOrEqual(43_000)
  })

  it('has every letter of Portuguese and every character of the content that Archivo knows', () => {
    const characters = sfntCharacters(sfnt)
    const needed = 'abcxyzABCXYZ0123456789 áâãàçéêíóôõúüÁÂÃÀÇÉÊÍÓÔÕÚÜñÑ–—‘’“”…•·×−€™²³ºª°½\u00A0±Å'
    expect([...needed].filter((character) => !characters.has(character))).toEqual([])
  })

  it('leaves to another font what Archivo does not have', () => {
    const characters = sfntCharacters(sfnt)
    expect([...'₂✅'].filter((character) => characters.has(character))).toEqual([])
  })

  it('leaves all arrows to one font, so that a pair never looks mixed', () => {
    const characters = sfntCharacters(sfnt)
    expect([...'←↑→↓▲▼'].filter((arrow) => characters.has(arrow))).toEqual([])
  })

  it('gives the same bytes with, without and with a damaged cache', async () => {
    await build('cache')
    expect((await readFile(outFile())).equals(woff2)).toBe(true)
    await build('other')
    expect((await readFile(outFile())).equals(woff2)).toBe(true)
    const [entry] = await readdir(join(root, 'cache'))
    await truncate(join(root, 'cache', entry ?? '', 'archivo.woff2'), 1000)
    await build('cache')
    expect((await readFile(outFile())).equals(woff2)).toBe(true)
  })
})
