import { writeFile } from 'node:fs/promises'

/** Colours of theme.css, by their names there: the manifest needs them as text. */
const MASK_950 = '#06251C'
const PAPER = '#F6F5F0'

/** Address of the web app manifest, by which a phone or a computer installs the site. */
export const MANIFEST = '/manifest.webmanifest'

/** Drawn once from public/favicon.svg; a system may cut the last one to a circle. */
const ICONS = [
  { file: 'icones/192.png', size: 192, purpose: 'any' },
  { file: 'icones/512.png', size: 512, purpose: 'any' },
  { file: 'icones/maskable.png', size: 512, purpose: 'maskable' },
] as const

/** Writes the manifest; its icons are files of public/. */
export async function writeWebApp(
  dist: string,
  { name, description }: { name: string; description: string },
): Promise<void> {
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
