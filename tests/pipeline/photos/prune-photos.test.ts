import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { prunePhotos } from '../../../src/pipeline/photos/build-photos'

it('a picture that no published document names any more does not stay public', async () => {
  const out = mkdtempSync(join(tmpdir(), 'retrilha-fotos-'))
  mkdirSync(join(out, 'fotos/lots'), { recursive: true })
  for (const name of [
    'novo.1a-360.avif',
    'novo.1a-360.webp',
    'novo.1a-720.webp',
    'velho.2b-360.avif',
    'novo.0f-360.webp',
  ])
    writeFileSync(join(out, 'fotos/lots', name), '')
  writeFileSync(join(out, 'feed.xml'), '')
  mkdirSync(join(out, 'fotos/-cartoes'))
  writeFileSync(join(out, 'fotos/-cartoes/inicio.3c.png'), '')

  const photo = { base: '/fotos/lots/novo.1a', widths: [360], width: 360, height: 270 }
  await prunePhotos(out, [photo])
  expect(readdirSync(join(out, 'fotos/lots')).sort()).toEqual([
    'novo.1a-360.avif',
    'novo.1a-360.webp',
  ])
  expect(readdirSync(out)).toContain('feed.xml')
  expect(readdirSync(join(out, 'fotos/-cartoes'))).toEqual(['inicio.3c.png'])

  await expect(prunePhotos(join(out, 'nada'), [])).resolves.toBeUndefined()
})
