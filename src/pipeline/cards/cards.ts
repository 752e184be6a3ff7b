import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { convert } from 'fontverter'
import { Blob, Buffer as Shaped, Face, Font, shape } from 'harfbuzzjs'
import sharp from 'sharp'
import { sha256, writeWhole } from '../files'
import { CUTS, cutFile } from '../fonts/cut-fonts'
import { PATHS } from '../paths'
import { storedName } from '../photos/photos'

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

/** Increase it when this file draws otherwise: a file under an immutable URL must never change. */
const RECIPE = 2
/** No path of a photo's URL begins with a hyphen, so no folder of photos can be this one. */
const FOLDER = '/fotos/-cartoes'
/** As small and as close to the drawing as mozjpeg's own settings at 84, for a fifth of the CPU. */
const CARD_JPEG = { quality: 80, quantisationTable: 3, progressive: true } as const

/**
 * The pictures of shared links: every page's card, 1200 by 630 px, with mark, title, price and the
 * whole product. Social networks take no AVIF, and fetch a picture again when its address changes.
 */
export class Cards {
  readonly #cards = new Map<string, Card>()
  readonly #mark = readFileSync(PATHS.favicon, 'utf8')

  constructor(private readonly company: string) {}

  /**
   * Returns the address of a card, which `write` draws.
   * @param name name of the page, for people who read the address
   */
  of(name: string, card: Card): string {
    const key = sha256(
      JSON.stringify([RECIPE, CARD_JPEG, sharp.versions, this.company, this.#mark, card]),
    )
    const address = `${FOLDER}/${name}.${key.slice(0, 8)}.jpg`
    this.#cards.set(address, card)
    return address
  }

  /**
   * Draws the cards that are not there yet below `outDir`, from the masters in `photosDir`.
   * @returns the addresses of all cards
   */
  async write(outDir: string, photosDir: string): Promise<string[]> {
    const fonts = await readTypefaces()
    for (const [address, card] of this.#cards) {
      if (existsSync(join(outDir, address))) continue
      const svg = cardSvg(fonts, this.company, this.#mark, card)
      await writeWhole(join(outDir, address), await draw(card, svg, photosDir))
    }
    return [...this.#cards.keys()]
  }
}

// In px. The card has the size that social networks expect; a dark band with the price is at its
// foot, contacts are below it, and the edges of its picture melt into the ground.
const CARD = { width: 1200, height: 630 } as const
const BAND = 156
const CONTACTS = 28
const FOOT = CARD.height - CONTACTS
const MARGIN = 56
const TITLE_WIDTH = 494
const MELT = 90

/** Colours of theme.css, by their names there. */
const BACKDROP = '#E6E8E3'
const MASK_950 = '#06251C'
const MASK_800 = '#0B3D2E'
const COPPER_700 = '#8A4F1E'
const GOLD_400 = '#F2B705'
const ON_DARK = '#F6F5F0'
const ON_DARK_MUTED = '#B4CABF'

async function draw(card: Card, svg: string, photosDir: string): Promise<Buffer> {
  const height = FOOT - (card.band ? BAND : 0)
  const photo = card.photo && join(photosDir, storedName(photosDir, card.photo.src))
  return sharp({ create: { ...CARD, channels: 3, background: BACKDROP } })
    .composite([...(photo ? [await pictureLayer(photo, height)] : []), { input: Buffer.from(svg) }])
    .jpeg(CARD_JPEG)
    .toBuffer()
}

/** The whole photo at the card's right; its left and upper edges melt into the ground. */
async function pictureLayer(photo: string, height: number) {
  const { data, info } = await sharp(photo, { failOn: 'error' })
    .autoOrient()
    .resize({ width: 640, height, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .png()
    .toBuffer({ resolveWithObject: true })
  const melted = (towards: string) => ({
    input: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width}" height="${info.height}">` +
        `<linearGradient id="m" gradientUnits="userSpaceOnUse" ${towards}>` +
        '<stop offset="0" stop-opacity="0"/><stop offset="1"/></linearGradient>' +
        '<rect width="100%" height="100%" fill="url(#m)"/></svg>',
    ),
    blend: 'dest-in' as const,
  })
  const layer = sharp(data).composite([melted(`x2="${MELT}"`), melted(`x2="0" y2="${MELT}"`)])
  return {
    input: await layer.png().toBuffer(),
    left: CARD.width - info.width,
    top: height - info.height,
  }
}

/** The card without its picture: mark and name, label, title and band. */
export function cardSvg(fonts: Typefaces, company: string, mark: string, card: Card): string {
  const { lines, size } = fittingTitle(fonts, card.title)
  const top = card.label ? 172 : 150
  const title = lines.map((line, index) =>
    outline(fonts, 'wide', line, size).at(MARGIN, top + size * (0.8 + index * 1.12), MASK_800),
  )
  const contacts = Array.from(
    { length: CARD.width / 16 },
    (_, index) => `M${8 + index * 16} ${FOOT + 6}v${CONTACTS}`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}">`,
    mark.replace('<svg ', `<svg x="${MARGIN}" y="44" width="58" height="58" `),
    outline(fonts, 'wide', company, 36).at(MARGIN + 76, 86, MASK_800),
    outline(fonts, 'strong', card.label?.toUpperCase() ?? '', 21, 0.08).at(MARGIN, 154, COPPER_700),
    ...title,
    card.band ? band(fonts, card.band) : '',
    // The gold edge contacts of a circuit board, along the card's foot.
    `<rect y="${FOOT}" width="${CARD.width}" height="${CONTACTS}" fill="${MASK_950}"/>`,
    `<path stroke="${GOLD_400}" stroke-width="9" d="${contacts.join('')}"/>`,
    '</svg>',
  ].join('')
}

/** Sizes of a title in px and the lines that it may take, the largest first. */
const TITLES = [
  [84, 1],
  [60, 3],
  [52, 4],
  [44, 5],
] as const

/** Breaks a title in the largest size that shows all of it; the smallest size cuts it after a word. */
function fittingTitle(fonts: Typefaces, text: string): { lines: string[]; size: number } {
  let cut: { lines: string[]; size: number } = { lines: [], size: 0 }
  for (const [size, most] of TITLES) {
    const fits = (line: string) => outline(fonts, 'wide', line, size).width <= TITLE_WIDTH
    const lines: string[] = []
    for (const word of text.split(' ')) {
      const longer = `${lines.at(-1)} ${word}`
      if (lines.length > 0 && fits(longer)) lines.splice(-1, 1, longer)
      else lines.push(word)
    }
    if (lines.length <= most && lines.every(fits)) return { lines, size }
    cut = { lines: lines.slice(0, most), size }
    if (lines.length > most) cut.lines.push(`${cut.lines.pop()}…`)
  }
  return cut
}

function band(fonts: Typefaces, { price, unit = '', lines }: NonNullable<Card['band']>): string {
  const top = FOOT - BAND
  const figure = outline(fonts, 'wide', price, price.length > 12 ? 60 : 80)
  const unitX = MARGIN + figure.width + 16
  const sides = lines.map((line, index) => {
    const set = outline(fonts, index === 0 ? 'strong' : 'text', line, 28)
    const y = top + (lines.length > 1 ? 70 + index * 38 : 92)
    return set.at(CARD.width - MARGIN - set.width, y, index === 0 ? ON_DARK : ON_DARK_MUTED)
  })
  return [
    `<rect y="${top}" width="${CARD.width}" height="${BAND}" fill="${MASK_950}"/>`,
    figure.at(MARGIN, top + 106, GOLD_400),
    outline(fonts, 'text', unit, 36).at(unitX, top + 106, ON_DARK_MUTED),
    ...sides,
  ].join('')
}

/** The cuts of the site's font by their names: `text`, `strong`, `wide`. */
type Typefaces = ReadonlyMap<string, Font>

/** Reads the site's own cuts. */
export async function readTypefaces(): Promise<Typefaces> {
  const fonts = new Map<string, Font>()
  for (const cut of CUTS) {
    const file = await convert(await readFile(`${PATHS.fonts}/${cutFile(cut)}`), 'sfnt')
    fonts.set(cut.name, new Font(new Face(new Blob(file))))
  }
  return fonts
}

/** Units of an em in Archivo. */
const EM = 1000

/**
 * A line of text as outlines, so that a machine without any font draws it. Characters that the cut
 * doesn't have are left out.
 * @param size px
 * @param spacing between letters, in ems
 * @returns its width in px, and its drawing with the left end of its base line at a place
 */
function outline(fonts: Typefaces, cut: string, text: string, size: number, spacing = 0) {
  const font = fonts.get(cut)
  if (!font) throw new Error('A cut of the font is missing; see src/pipeline/fonts/cut-fonts.ts')
  const shaped = new Shaped()
  shaped.addText(text.normalize('NFC'))
  shaped.guessSegmentProperties()
  shape(font, shaped)
  let path = ''
  let end = 0
  for (const { codepoint, xAdvance = 0 } of shaped.getGlyphInfosAndPositions()) {
    if (codepoint === 0) continue
    const start = end
    // Absolute commands (M, L, Q, C, Z) in font units, moved to the right.
    path += font
      .glyphToPath(codepoint)
      .replace(/(-?[\d.]+)(?=,)/g, (x) => String(Number(x) + start))
    end += xAdvance + spacing * EM
  }
  const scale = size / EM
  return {
    width: ((end - spacing * EM) * size) / EM,
    // In the font y grows upwards.
    at: (x: number, y: number, fill: string) =>
      `<path transform="translate(${x} ${y}) scale(${scale} -${scale})" fill="${fill}" d="${path}"/>`,
  }
}
