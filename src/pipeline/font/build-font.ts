import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { cached, sha256, writeWhole } from '../photos/checked-cache'
import { wantedCharacters } from './characters'

/** The file with both axes, width and weight: without the width axis the headlines would turn into Arial. */
const SOURCE = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'

/** What the site's typography uses of the two axes; the rest of the range would double the file. */
const AXES = { wght: { min: 400, max: 800 }, wdth: { min: 100, max: 125 } }

/**
 * Tabular figures for prices, kerning, and what correct text needs: variation alternates, accents composed and placed.
 * `lnum` is asked for though Archivo has none today: its figures are lining by default.
 */
const FEATURES = ['tnum', 'lnum', 'kern', 'rvrn', 'ccmp', 'mark', 'mkmk']

const NAME = 'archivo.woff2'

export type BuildFontOptions = {
  /** Every character that the content uses, in any order and number; the Portuguese alphabet is always in. */
  text: string
  /** The woff2 file to write. */
  outFile: string
  /** Folder that survives between builds. */
  cacheDir: string
}

/**
 * Writes Archivo as one woff2 with the site's characters, axes and features.
 * The same text gives the same bytes.
 */
export async function buildFont({ text, outFile, cacheDir }: BuildFontOptions): Promise<void> {
  const require = createRequire(import.meta.url)
  const source = await readFile(require.resolve(SOURCE))
  const { version } = require('subset-font/package.json') as { version: string } // npm guarantees the field
  // What Archivo has no glyph for is passed over; the system's font draws it.
  const wanted = wantedCharacters(text).join('')
  const key = `font-${sha256(JSON.stringify([version, AXES, FEATURES, wanted]), source)}`
  const files = await cached(cacheDir, key, [NAME], async () => {
    const font = await subsetFont(source, wanted, { targetFormat: 'woff2', keepFeatures: FEATURES, variationAxes: AXES })
    return new Map([[NAME, font]])
  })
  const font = files.get(NAME) ?? Buffer.alloc(0) // `cached` answers with every name it was asked for
  await writeWhole(outFile, font)
}
