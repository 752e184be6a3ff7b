import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { compressTexts, filesBelow } from '../../../src/pipeline/files'
import { redirectsFile } from '../../../src/pipeline/hosts/host-files'
import { pageDays, redirectRules, webAppManifest } from '../../../src/pipeline/output/site-files'
import { writeSwitchOff, writeWorker } from '../../../src/pipeline/output/worker'
import { KEPT_PAGES, OFFLINE, pageFile } from '../../../src/pipeline/render/render-pages'

/** A built folder with these texts. */
function folderOf(files: Record<string, string>): string {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  mkdirSync(join(dist, 'assets'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text)
  return dist
}

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

it('the day of a page is the newest one in its document; a page without a day has none', () => {
  const post = { type: 'Post', file: 'posts/a.mdx' } as const
  const days = pageDays([
    { ...post, data: { date: '2026-01-01', updatedOn: undefined } },
    { ...post, file: 'posts/b.mdx', data: { date: '2026-01-01', updatedOn: '2026-05-01' } },
    {
      type: 'Material',
      file: 'materials/cobre.yaml',
      data: { name: 'Cobre', pricePerKg: { '2026-11-20': 40, '2026-10-01': 39 } },
    },
    { type: 'ContactPage', file: 'pages/contact.yaml', data: {} },
  ])
  expect([...days]).toEqual([
    ['posts/a.mdx', '2026-01-01'],
    ['posts/b.mdx', '2026-05-01'],
    ['materials/cobre.yaml', '2026-11-20'],
  ])
})

it(
  'the worker says what this content keeps, and is otherwise the same script for all ' +
    'content; switched off it says nothing',
  async () => {
    const pages = [...KEPT_PAGES, OFFLINE]
    const dist = folderOf(Object.fromEntries(pages.map((page) => [pageFile(page), page])))
    const worker = () => readFileSync(join(dist, 'sw.js'), 'utf8')
    const write = async (release: string) => {
      await writeWorker(dist, release, ['assets/a.js'])
      const [, contract = '', script = ''] = /^var __WORKER__=(.*?\});([^]*)$/.exec(worker()) ?? []
      return { contract: JSON.parse(contract) as { release: string }, script }
    }
    const first = await write('/assets/content-1.js')
    expect(first.contract).toMatchObject({
      release: '/assets/content-1.js',
      kept: [...pages, '/assets/a.js'].map((url) => ({ url })),
    })
    expect(first.script).toContain('__WORKER__')
    const { contract, script } = await write('/assets/content-2.js')
    expect([contract.release, script]).toEqual(['/assets/content-2.js', first.script])
    await writeSwitchOff(dist)
    expect(worker()).not.toContain('__WORKER__')
  },
)

it('every text has its compressed copies, scripts in the best quality; what is small, or a picture, has none', async () => {
  const text = Array.from(
    { length: 400 },
    (_, index) => `<li>Lote ${index * 37} de ${index % 11}`,
  ).join('')
  const [enough, small] = ['x'.repeat(512), 'x'.repeat(511)]
  const dist = folderOf({
    'a.html': text,
    'assets/a.js': text,
    'a.avif': text,
    'enough.txt': enough,
    'small.txt': small,
  })
  const before = filesBelow(dist)
  await compressTexts(dist)
  for (const [name, quality] of [
    ['a.html', 8],
    ['assets/a.js', 11],
  ] as const) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
    expect(readFileSync(join(dist, `${name}.br`))).toEqual(brotliCompressSync(text, { params }))
    expect(gunzipSync(readFileSync(join(dist, `${name}.gz`))).toString()).toBe(text)
  }
  expect(existsSync(join(dist, 'enough.txt.br'))).toBe(true)
  expect(filesBelow(dist)).toHaveLength(before.length + 6)
})
