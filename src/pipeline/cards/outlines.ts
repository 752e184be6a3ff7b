import { readFile } from 'node:fs/promises'
import { convert } from 'fontverter'
import { Blob, Buffer as Shaped, Face, Font, shape } from 'harfbuzzjs'
import { CUTS, cutFile } from '../fonts/cut-fonts'
import { PATHS } from '../paths'

/** The cuts of the site's font by their names: `text`, `strong`, `wide`. */
export type Typefaces = ReadonlyMap<string, Font>

/** Reads the site's own cuts. */
export async function readTypefaces(): Promise<Typefaces> {
  const cuts = CUTS.map(async (cut) => {
    const file = await readFile(`${PATHS.fonts}/${cutFile(cut)}`)
    return [cut.name, new Font(new Face(new Blob(await convert(file, 'sfnt'))))] as const
  })
  return new Map(await Promise.all(cuts))
}

/** A line of text as it is set. */
export interface Line {
  /** Path data in font units: y grows upwards, and the line begins at 0, 0. */
  path: string
  /** px */
  width: number
  /** px of one font unit. */
  scale: number
}

/** Units of an em in Archivo. */
const EM = 1000

/**
 * A line of text as outlines, so that a machine without any font draws it. Characters that the cut
 * doesn't have are left out.
 * @param size px
 * @param spacing between letters, in ems
 */
export function outline(font: Font | undefined, text: string, size: number, spacing = 0): Line {
  if (!font) throw new Error('Falta um corte da fonte; veja src/pipeline/fonts/cut-fonts.ts.')
  const shaped = new Shaped()
  shaped.addText(text.normalize('NFC'))
  shaped.guessSegmentProperties()
  shape(font, shaped)
  let x = 0
  const paths = shaped.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0 }) => {
    if (codepoint === 0) return ''
    const at = x
    x += xAdvance + spacing * EM
    return moved(font.glyphToPath(codepoint), at)
  })
  return { path: paths.join(''), width: ((x - spacing * EM) * size) / EM, scale: size / EM }
}

/** Path data of absolute commands (M, L, Q, C, Z), moved to the right. */
const moved = (path: string, by: number): string =>
  path.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => `${Number(x) + by},${y}`)
