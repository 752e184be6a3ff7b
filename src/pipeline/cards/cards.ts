import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { cached, sha256, writeWhole } from '../cache/checked-cache'
import { filesBelow } from '../files-below'
import { CARD_FOLDER, storedName } from '../photos/photo-names'
import { BACKDROP, CARD_JPEG } from '../photos/encode-photo'
import { PATHS } from '../paths'
import { CARD, type Card, cardSvg, pictureHeight, readTypefaces } from './card-svg'

/** Increase it when this folder draws otherwise: a file under an immutable URL must never change. */
const RECIPE = 2
/**
 * Below the site's root. The cards are no photos: prunePhotos leaves this folder alone, and `write`
 * removes old cards from it.
 */
const FOLDER = `fotos/${CARD_FOLDER}`

/** Folder of the drawn cards that survives between builds. */
export const CARD_CACHE = `${PATHS.cache}/cards`
const FILE = 'cartao.jpg'
/** px over which the edges of a picture melt into the ground. */
const MELT = 90

/**
 * The pictures of shared links: every page's card, 1200 by 630 px, with mark, title, price and the
 * whole product. Social networks take no AVIF, and fetch a picture again when its address changes.
 */
export class Cards {
  readonly #cards = new Map<string, Card>()

  /** @param mark SVG */
  constructor(
    private readonly company: string,
    private readonly mark = readFileSync(PATHS.favicon, 'utf8'),
  ) {}

  /**
   * Returns the address of a card, which `write` draws.
   * @param name name of the page, for people who read the address
   */
  of(name: string, card: Card): string {
    const key = sha256(
      JSON.stringify([RECIPE, CARD_JPEG, sharp.versions, this.company, this.mark, card]),
    )
    const address = `/${FOLDER}/${name}.${key.slice(0, 8)}.jpg`
    this.#cards.set(address, card)
    return address
  }

  /**
   * Draws all cards below `outDir` from the masters in `photosDir`, and removes those that no page
   * shows any more.
   */
  async write(outDir: string, photosDir: string, cacheDir: string): Promise<void> {
    for (const file of filesBelow(join(outDir, FOLDER)))
      if (!this.#cards.has(`/${FOLDER}/${file}`)) await rm(join(outDir, FOLDER, file))
    const typefaces = await readTypefaces()
    for (const [address, card] of this.#cards) {
      const key = sha256(address, this.company)
      const files = await cached(cacheDir, key, async () => {
        const svg = cardSvg(typefaces, this.company, this.mark, card)
        return new Map([[FILE, await draw(card, svg, photosDir)]])
      })
      for (const bytes of files.values()) await writeWhole(join(outDir, address), bytes)
    }
  }
}

async function draw(card: Card, svg: string, photosDir: string): Promise<Buffer> {
  const { photo } = card
  const master = photo && join(photosDir, storedName(photosDir, photo.src))
  const layers = master ? [await pictureLayer(master, pictureHeight(card))] : []
  return sharp({ create: { ...CARD, channels: 3, background: BACKDROP } })
    .composite([...layers, { input: Buffer.from(svg) }])
    .jpeg(CARD_JPEG)
    .toBuffer()
}

/** The whole photo at the card's right; its left and upper edges melt into the ground. */
async function pictureLayer(master: string, height: number) {
  const { data, info } = await sharp(master, { failOn: 'error' })
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
  return {
    input: await sharp(data)
      .composite([melted(`x2="${MELT}"`), melted(`x2="0" y2="${MELT}"`)])
      .png()
      .toBuffer(),
    left: CARD.width - info.width,
    top: height - info.height,
  }
}
