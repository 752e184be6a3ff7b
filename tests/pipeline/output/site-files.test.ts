import sharp from 'sharp'
import { expect, it } from 'vitest'
import { redirectsFile } from '../../../src/pipeline/hosts/host-files'
import { redirectRules, webAppManifest } from '../../../src/pipeline/output/site-files'

it('a system that installs the site finds icons of the sizes that the manifest names; the one that it cuts has its field to the edge', async () => {
  const manifest: { name: string; icons: { src: string; sizes: string; purpose: string }[] } =
    JSON.parse(webAppManifest({ name: 'Sucata «Boa»', description: 'Compra sucata.' }))
  expect(manifest.name).toBe('Sucata «Boa»')
  expect(manifest.icons).toHaveLength(3)
  for (const { src, sizes, purpose } of manifest.icons) {
    const picture = sharp(`public${src}`)
    const { width, height } = await picture.metadata()
    expect(`${width}x${height}`).toBe(sizes)
    const corner = await picture
      .ensureAlpha()
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect(corner[3] === 255).toBe(purpose === 'maskable')
  }
})

it('an old address is a line of the host’s file, for good', () => {
  const redirects = redirectRules([
    { from: '/a', to: '/sobre' },
    { from: '/b', to: 'https://outro.com/ação%20x' },
    { from: '/c', to: 'https://outro.com/Cobre_%28metal%29' },
  ])
  expect(redirectsFile(redirects)).toBe(
    '/a /sobre 301\n/b https://outro.com/a%C3%A7%C3%A3o%20x 301\n' +
      '/c https://outro.com/Cobre_%28metal%29 301\n',
  )
})
