import { readFile } from 'node:fs/promises'
import { convert } from 'fontverter'
import { Blob, Buffer as Shaped, Face, Font, shape } from 'harfbuzzjs'
import { CUTS, cutFile } from '../fonts/cut-fonts'
import { PATHS } from '../paths'

/** What the picture of a shared link shows. */
export interface Card {
  /** Words above the title. */
  label?: string | undefined
  title: string
  /** The master below content/photos, and the address of what was built from it. */
  photo?: { src: string; base: string } | undefined
  /** `lines` are at the right of the price; the first one is bold. */
  band?: { price: string; unit?: string; lines: string[] } | undefined
}

/** px; the size that social networks expect. */
export const CARD = { width: 1200, height: 630 } as const
/** px of the dark band at the foot with the price, and of the contacts below it. */
const BAND = 156
const CONTACTS = 28
const MARGIN = 56
/** px from the card's left edge to the end of the title's lines. */
const TITLE_ENDS = 550

/** Colours of theme.css, by their names there. */
const MASK_950 = '#06251C'
const MASK_800 = '#0B3D2E'
const COPPER_700 = '#8A4F1E'
const GOLD_400 = '#F2B705'
const ON_DARK = '#F6F5F0'
const ON_DARK_MUTED = '#B4CABF'

/** Height in px for the picture: all of the card above its band and contacts. */
export const pictureHeight = ({ band }: Pick<Card, 'band'>): number =>
  CARD.height - CONTACTS - (band ? BAND : 0)

const drawn = ({ path, scale }: Line, x: number, y: number, fill: string): string =>
  `<path transform="translate(${x} ${y}) scale(${scale} -${scale})" fill="${fill}" d="${path}"/>`

/** Sizes of a title in px and the lines that it may take, the largest first. */
const TITLES = [
  [84, 1],
  [60, 3],
  [52, 4],
  [44, 5],
] as const

/** Breaks a title into lines; a line has at least one word. */
function wrapped(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : ''
    if (longer && fits(longer)) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}

/**
 * Sets the title in the largest size that shows all of it; the smallest size cuts it after a word.
 */
function title(font: Typefaces, text: string): { lines: Line[]; size: number } {
  const wide = font.get('wide')
  for (const [size, most] of TITLES) {
    const fits = (line: string) => outline(wide, line, size).width <= TITLE_ENDS - MARGIN
    const lines = wrapped(text, fits)
    const last = size === 44
    if (!last && (lines.length > most || !lines.every(fits))) continue
    const shown = lines.slice(0, most)
    if (lines.length > most) shown.push(`${shown.pop()}…`)
    return { lines: shown.map((line) => outline(wide, line, size)), size }
  }
  return { lines: [], size: 0 }
}

function band(font: Typefaces, { price, unit = '', lines }: NonNullable<Card['band']>): string {
  const top = CARD.height - CONTACTS - BAND
  const figure = outline(font.get('wide'), price, price.length > 12 ? 60 : 80)
  const sides = lines.map((line, index) => {
    const set = outline(font.get(index === 0 ? 'strong' : 'text'), line, 28)
    const y = top + (lines.length > 1 ? 70 + index * 38 : 92)
    return drawn(set, CARD.width - MARGIN - set.width, y, index === 0 ? ON_DARK : ON_DARK_MUTED)
  })
  return [
    `<rect y="${top}" width="${CARD.width}" height="${BAND}" fill="${MASK_950}"/>`,
    drawn(figure, MARGIN, top + 106, GOLD_400),
    drawn(
      outline(font.get('text'), unit, 36),
      MARGIN + figure.width + 16,
      top + 106,
      ON_DARK_MUTED,
    ),
    ...sides,
  ].join('')
}

/** The gold edge contacts of a circuit board, along the card's foot. */
const contacts = (): string =>
  `<rect y="${CARD.height - CONTACTS}" width="${CARD.width}" height="${CONTACTS}" fill="${MASK_950}"/>` +
  `<path stroke="${GOLD_400}" stroke-width="9" d="${Array.from(
    { length: CARD.width / 16 },
    (_, index) => `M${8 + index * 16} ${CARD.height - CONTACTS + 6}v${CONTACTS}`,
  ).join('')}"/>`

/** The card without its picture: mark and name, label, title and band. */
export function cardSvg(font: Typefaces, company: string, mark: string, card: Card): string {
  const { lines, size } = title(font, card.title)
  const label = outline(font.get('strong'), card.label?.toUpperCase() ?? '', 21, 0.08)
  const top = card.label ? 172 : 150
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}">`,
    mark.replace('<svg ', `<svg x="${MARGIN}" y="44" width="58" height="58" `),
    drawn(outline(font.get('wide'), company, 36), MARGIN + 76, 86, MASK_800),
    drawn(label, MARGIN, 154, COPPER_700),
    ...lines.map((line, index) => drawn(line, MARGIN, top + size * (0.8 + index * 1.12), MASK_800)),
    card.band ? band(font, card.band) : '',
    contacts(),
    '</svg>',
  ].join('')
}

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

/** A line of text as outlines. */
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
