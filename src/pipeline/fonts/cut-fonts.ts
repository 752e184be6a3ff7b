import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesBelow } from '../files'
import { PATHS } from '../paths'

/** The file with both axes, width and weight, from which the cuts are taken. */
const SOURCE = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'

/**
 * One static cut for each role, by its position on the axes: weight, and width in per cent. Together
 * they weigh 27 KB, where one file with both axes weighed 39. Labels in capitals are wide, in normal
 * weight or bold; heavier text of normal width uses a bold cut, too. styles/fonts.css says which
 * weights and widths of the style use each.
 */
export const CUTS = [
  { name: 'text', wght: 400, wdth: 100 },
  { name: 'strong', wght: 620, wdth: 105 },
  { name: 'wide', wght: 780, wdth: 115 },
] as const

/**
 * Tabular figures for prices, kerning, and the features of correct text: variation alternates,
 * composed and placed accents. `lnum` is listed though Archivo has none today: its figures are
 * lining by default.
 */
const FEATURES = ['tnum', 'lnum', 'kern', 'rvrn', 'ccmp', 'mark', 'mkmk']

export const cutFile = ({ name }: { name: string }): string => `archivo-${name}.woff2`

/** Reads the file from which the cuts are taken. */
export const readSource = (): Promise<Buffer> =>
  readFile(createRequire(import.meta.url).resolve(SOURCE))

/**
 * Cuts Archivo as woff2, by file name, with the site's characters and features. The same text gives
 * the same bytes.
 * @param text every character that the content uses, in any order and number; the Portuguese
 * alphabet is always included. Characters without a glyph in Archivo are skipped; the system's font
 * draws them.
 */
export async function cutFonts(text: string): Promise<Map<string, Buffer>> {
  const source = await readSource()
  const { default: subsetFont } = await import('subset-font')
  const fonts = new Map<string, Buffer>()
  for (const { name, ...variationAxes } of CUTS) {
    const options = { targetFormat: 'woff2', keepFeatures: FEATURES, variationAxes } as const
    const font = await subsetFont(source, wantedCharacters(text).join(''), options)
    fonts.set(cutFile({ name }), font)
  }
  return fonts
}

/** U+0020 to U+007E: the characters that a visitor may type into a search or a form. */
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join('')

/** Portuguese, with ñ and ü of Spanish names. */
const LETTERS = 'áâãàçéêíóôõúüñÁÂÃÀÇÉÊÍÓÔÕÚÜÑ'

/** No-break space (joins R$ and its number), ordinals, units, quotes, and the signs of prices and of chemistry. */
const SIGNS = '\u00A0ªº°§²³½¼¾©®·×«»¡¿–—‘’“”…•−€™₂'

/**
 * Archivo's Latin file has ← and ↑ without → and ↓. A pair of arrows in two typefaces looks like an
 * error, so all of them are left to the system's font.
 */
const ARROWS = new Set('←↑→↓▲▼')

/**
 * Returns the characters of the font cuts, sorted: the fixed set and those of `text`, without
 * control characters.
 */
export function wantedCharacters(text: string): string[] {
  const all = new Set(ASCII + LETTERS + SIGNS + text.normalize('NFC'))
  return [...all].filter((character) => !ARROWS.has(character) && !/\p{Cc}/u.test(character)).sort()
}

/** Returns all text of the editors: documents and item lists. */
export async function contentText(contentDir: string): Promise<string> {
  const texts = filesBelow(contentDir).filter((name) => /\.(?:yaml|mdx|csv)$/.test(name))
  return (await Promise.all(texts.map((name) => readFile(join(contentDir, name), 'utf8')))).join('')
}

// As a command, it cuts the fonts again, with every character of the present content.
if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [name, font] of await cutFonts(await contentText(PATHS.content))) {
    await writeFile(`${PATHS.fonts}/${name}`, font)
    console.log(`${name}: ${font.length} bytes`)
  }
