import { describe, expect, it } from 'vitest'
import { openGraphAddress, srcSet, webpAddress } from '../../src/content/picture-address'
import { photoUrlPath } from '../../src/pipeline/photos/photo-url-path'

const photo = { base: '/fotos/lots/a.1a2b3c4d', widths: [360, 720], width: 720, height: 540 }

describe('the addresses of a photo', () => {
  it('list every width for the browser to choose from', () => {
    expect(srcSet(photo, 'avif')).toBe('/fotos/lots/a.1a2b3c4d-360.avif 360w, /fotos/lots/a.1a2b3c4d-720.avif 720w')
  })

  it('fall back to the largest WebP', () => {
    expect(webpAddress(photo)).toBe('/fotos/lots/a.1a2b3c4d-720.webp')
    expect(webpAddress(photo, 360)).toBe('/fotos/lots/a.1a2b3c4d-360.webp')
  })

  it('give shared links a JPEG', () => {
    expect(openGraphAddress(photo.base)).toBe('/fotos/lots/a.1a2b3c4d-og.jpg')
  })

  it('survive the names that people give their files', () => {
    expect(photoUrlPath('lots/Peças & cabos, 2ª.remessa.JPG')).toBe('lots/pecas-cabos-2-remessa')
    expect(photoUrlPath('lots/照片.jpg')).toBe('lots/foto')
    expect(photoUrlPath('home/hero.jpg')).toBe('home/hero')
  })
})
