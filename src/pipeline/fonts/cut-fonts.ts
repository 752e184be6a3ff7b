import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { wantedCharacters } from './characters'

/** The file with both axes, width and weight, that the cuts are taken from. */
const SOURCE = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'

export interface Cut {
  /** Of the file, without its ending. */
  name: string
  /** Where the cut lies on the axes: weight, and width in per cent. */
  wght: number
  wdth: number
  /** The weights and widths of the style that the cut stands for; styles/fonts.css says the same. */
  weights: string
  widths: string
}

/**
 * One static cut for each role: together they weigh 27 KB, where one file with both axes weighed 39.
 * Labels in capitals are wide without weight, and strong; what is heavier but not wide is strong too.
 */
export const CUTS: readonly Cut[] = [
  { name: 'text', wght: 400, wdth: 100, weights: '400 500', widths: '100% 109%' },
  { name: 'strong', wght: 620, wdth: 105, weights: '501 639', widths: '100% 125%' },
  { name: 'wide', wght: 780, wdth: 115, weights: '640 900', widths: '110% 125%' },
]

/**
 * Tabular figures for prices, kerning, and what correct text needs: variation alternates, accents composed and placed.
 * `lnum` is named though Archivo has none today: its figures are lining by default.
 */
const FEATURES = ['tnum', 'lnum', 'kern', 'rvrn', 'ccmp', 'mark', 'mkmk']

export const cutFile = ({ name }: Cut): string => `archivo-${name}.woff2`

/** The file that the cuts are taken from. */
export const readSource = (): Promise<Buffer> =>
  readFile(createRequire(import.meta.url).resolve(SOURCE))

/**
 * Archivo's cuts as woff2, by file name, with the site's characters and features. The same text
 * gives the same bytes.
 * @param text every character that the content uses, in any order and number; the Portuguese
 * alphabet is always in. What Archivo has no glyph for is passed over; the system's font draws it.
 */
export async function cutFonts(text: string): Promise<Map<string, Buffer>> {
  const source = await readSource()
  const { default: subsetFont } = await import('subset-font')
  const fonts = new Map<string, Buffer>()
  for (const cut of CUTS) {
    const font = await subsetFont(source, wantedCharacters(text).join(''), {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      variationAxes: { wght: cut.wght, wdth: cut.wdth },
    })
    fonts.set(cutFile(cut), font)
  }
  return fonts
}
