import { describe, expect, it } from 'vitest'
import {
  builtWidths,
  offeredWidths,
  srcSet,
  webpAddress,
} from '../../src/content/views/picture-address'
import { photoUrlPath } from '../../src/pipeline/photos/photos'

const photo = { base: '/fotos/lots/a.1a2b3c4d', widths: [360, 720], width: 720, height: 540 }

describe('the addresses of a photo', () => {
  it('list every width for the browser to choose from', () => {
    expect(srcSet(photo, 'avif')).toBe(
      '/fotos/lots/a.1a2b3c4d-360.avif 360w, /fotos/lots/a.1a2b3c4d-720.avif 720w',
    )
  })

  it('fall back to the largest WebP', () => {
    expect(webpAddress(photo)).toBe('/fotos/lots/a.1a2b3c4d-720.webp')
    expect(webpAddress(photo, 360)).toBe('/fotos/lots/a.1a2b3c4d-360.webp')
  })

  it('survive the names that people give their files', () => {
    expect(photoUrlPath('lots/Peças & cabos, 2ª.remessa.JPG')).toBe('lots/pecas-cabos-2-remessa')
    expect(photoUrlPath('lots/照片.jpg')).toBe('lots/foto')
    expect(photoUrlPath('home/hero.jpg')).toBe('home/hero')
  })
})

describe('the widths of a picture', () => {
  const all = [190, 250, 340, 430, 690, 900, 1280]

  it('are all there in AVIF, and every second one in WebP, the largest among them', () => {
    expect(builtWidths(all, 'avif')).toEqual(all)
    expect(builtWidths(all, 'webp')).toEqual([190, 340, 690, 1280])
    expect(builtWidths([190, 250], 'webp')).toEqual([250])
  })

  it('are offered where they are worth it, and never none', () => {
    expect(offeredWidths(all, 'avif', { narrowest: 340, widest: 900 })).toEqual([
      340, 430, 690, 900,
    ])
    expect(offeredWidths(all, 'webp', { widest: 430 })).toEqual([190, 340])
    // A photo smaller than `narrowest`, and a place smaller than the smallest file.
    expect(offeredWidths([190, 250], 'avif', { narrowest: 340 })).toEqual([250])
    expect(offeredWidths([430, 1000], 'webp', { widest: 320 })).toEqual([1000])
    expect(srcSet({ base: '/fotos/a', widths: all, width: 1280 }, 'webp', { widest: 340 })).toBe(
      '/fotos/a-190.webp 190w, /fotos/a-340.webp 340w',
    )
  })
})
