import { readFile } from 'node:fs/promises'
import { convert } from 'fontverter'
import { Blob, Face } from 'harfbuzzjs'
import { expect, it } from 'vitest'
import {
  contentText,
  CUTS,
  cutFile,
  cutFonts,
  readSource,
  wantedCharacters,
} from '../../../src/pipeline/fonts/cut-fonts'
import { PATHS } from '../../../src/pipeline/paths'

const faceOf = async (font: Buffer) => new Face(new Blob(await convert(font, 'sfnt')))
const charactersOf = (face: Face) =>
  new Set(Array.from(face.collectUnicodes(), (code) => String.fromCodePoint(code)))
const woff2 = (cut: (typeof CUTS)[number]) => readFile(`${PATHS.fonts}/${cutFile(cut)}`)

it.each(CUTS)(
  'the cut $name is one of its axes, with tabular figures and kerning, as the style says of it',
  async (cut) => {
    const face = await faceOf(await woff2(cut))
    expect(face.getTableFeatureTags('GSUB')).toContain('tnum')
    expect(face.getTableFeatureTags('GPOS')).toContain('kern')
    const style = await readFile('src/site/styles/fonts.css', 'utf8')
    const faces = style.split('@font-face').filter((one) => one.includes(`/${cutFile(cut)}"`))
    expect(faces).toHaveLength(1)
  },
)

it('the cuts weigh no more than a phone at a scrapyard can wait for', async () => {
  const all = await Promise.all(CUTS.map(woff2))
  expect(Buffer.concat(all).length).toBeLessThanOrEqual(30_000)
})

it.each(CUTS)(
  'the cut $name has every letter of Portuguese and of the content that Archivo knows, and no arrow, so that a pair never looks mixed; if not: npm run tool src/pipeline/fonts/cut-fonts.ts',
  async (cut) => {
    const known = charactersOf(await faceOf(await readSource()))
    const wanted = wantedCharacters(await contentText(PATHS.content))
    for (const one of 'abcXYZ0123456789áâãàçéêíóôõúüÁÂÃÀÇÉÊÍÓÔÕÚÜ–—‘’“”×€²³ª°½\u00A0')
      expect(wanted).toContain(one)
    const characters = charactersOf(await faceOf(await woff2(cut)))
    expect(wanted.filter((one) => known.has(one) && !characters.has(one))).toEqual([])
    expect([...'←↑→↓▲▼'].filter((one) => characters.has(one))).toEqual([])
  },
)

it('the same text gives the same cuts, with what it has beside Portuguese', async () => {
  const [first, second] = [await cutFonts('Å ±'), await cutFonts('±ÅÅ')]
  expect([...first]).toEqual([...second])
  const text = charactersOf(await faceOf(first.get('archivo-text.woff2') ?? Buffer.alloc(0)))
  expect([...'Å±'].filter((character) => !text.has(character))).toEqual([])
})
