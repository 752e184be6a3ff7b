import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { PATHS } from '../paths'

/** Colours of theme.css, by their names there: the manifest and the icons need them as text. */
const MASK_950 = '#06251C'
const MASK_600 = '#0F5B43'
const PAPER = '#F6F5F0'

/** Address of the web app manifest, by which a phone or a computer installs the site. */
export const MANIFEST = '/manifest.webmanifest'

const ICONS = [
  { file: 'icones/192.png', size: 192, purpose: 'any' },
  { file: 'icones/512.png', size: 512, purpose: 'any' },
  { file: 'icones/maskable.png', size: 512, purpose: 'maskable' },
] as const

/** iOS rounds the corners itself and needs 180 px. */
const APPLE = { file: 'icones/apple.png', size: 180 }

/**
 * A system may cut away all but a circle of 80 % (W3C, Web App Manifest, "Icon masks"); at this share
 * of the icon's width the letter fills that circle, and the background of the mark the rest.
 */
const SAFE = 0.94

async function icon(svg: Buffer, size: number, whole: boolean): Promise<Buffer> {
  const inner = whole ? Math.round(size * SAFE) : size
  const mark = await sharp(svg, { density: (72 * inner) / 34 })
    .resize(inner, inner)
    .png()
    .toBuffer()
  if (!whole) return mark
  return sharp({ create: { width: size, height: size, channels: 4, background: MASK_600 } })
    .composite([{ input: mark }])
    .png()
    .toBuffer()
}

/** Writes manifest and icons, all drawn from public/favicon.svg. */
export async function writeWebApp(
  dist: string,
  { name, description }: { name: string; description: string },
): Promise<void> {
  const svg = await readFile(`${PATHS.root}public/favicon.svg`)
  await mkdir(`${dist}/icones`, { recursive: true })
  for (const { file, size, purpose } of ICONS)
    await writeFile(`${dist}/${file}`, await icon(svg, size, purpose === 'maskable'))
  await writeFile(`${dist}/${APPLE.file}`, await icon(svg, APPLE.size, true))
  await writeFile(
    `${dist}${MANIFEST}`,
    `${JSON.stringify(
      {
        id: '/',
        name,
        short_name: name,
        description,
        lang: 'pt-BR',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: PAPER,
        theme_color: MASK_950,
        icons: ICONS.map(({ file, size, purpose }) => ({
          src: `/${file}`,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose,
        })),
      },
      null,
      2,
    )}\n`,
  )
}
