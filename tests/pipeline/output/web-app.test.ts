import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { writeWebApp } from '../../../src/pipeline/output/web-app'

it(
  'writes a manifest with icons of the sizes that it names; the one that systems cut ' +
    'has its field to the edge',
  async () => {
    const dist = mkdtempSync(join(tmpdir(), 'retrilha-app-'))
    await writeWebApp(dist, { name: 'Sucata «Boa»', description: 'Compra sucata.' })
    const manifest: { name: string; icons: { src: string; sizes: string; purpose: string }[] } =
      JSON.parse(readFileSync(join(dist, 'manifest.webmanifest'), 'utf8'))
    expect(manifest.name).toBe('Sucata «Boa»')
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    for (const { src, sizes, purpose } of manifest.icons) {
      const picture = sharp(join('public', src))
      const { width, height } = await picture.metadata()
      expect(`${width}x${height}`).toBe(sizes)
      const corner = await picture
        .ensureAlpha()
        .extract({ left: 0, top: 0, width: 1, height: 1 })
        .raw()
        .toBuffer()
      expect(corner[3] === 255).toBe(purpose === 'maskable')
    }
    const apple = await sharp('public/icones/apple.png').metadata()
    expect([apple.width, apple.height]).toEqual([180, 180])
  },
)
