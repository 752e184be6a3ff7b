import sharp from 'sharp'

/** The ground of every picture: the colour `backdrop`. */
export const BACKDROP = '#E6E8E3'

/**
 * Qualities chosen by eye on the smooth studio grounds, at 6 times the contrast: AVIF below 60 and
 * WebP below 86 show blocks; WebP 90 adds 20 % of bytes and no smoothness. AVIF in 8 bits, because
 * 10 bits come out of Chromium one level darker than the page's ground; 4:2:0, because that is
 * AVIF's main profile (decoded everywhere) and 5 % smaller. Effort 3 costs a quarter of the CPU of
 * effort 4 for 3 to 5 % more bytes. Effort 2 would cost half of that again, but 12 % more bytes for
 * pictures as close to their masters (quality 63 for 60; PSNR, eight masters at 690 px); tuned for
 * SSIM, effort 1 takes 30 % with as many bytes, and shows blocks on the grounds (eight masters in
 * all widths). WebP's effort 2 takes 44 % of the CPU of effort 5, for 3 to 5 % more bytes and 0.1
 * dB less; only browsers from before AVIF pay. A JPEG of 1200 by 630 px is as small and as close to its
 * master with mozjpeg's own settings at 84 (73 KB, 39 dB), for five times the CPU.
 */
export const AVIF = { quality: 60, effort: 3, chromaSubsampling: '4:2:0' } as const
export const WEBP = { quality: 86, effort: 2 } as const
export const CARD_JPEG = { quality: 80, quantisationTable: 3, progressive: true } as const

/**
 * Everything besides the master's bytes that decides the variants' bytes; part of the cache key and of the URLs.
 * The encoders' versions belong to it: a file under an immutable URL must never change.
 */
export const SETTINGS = JSON.stringify({
  AVIF,
  WEBP,
  /** Increase it when encode-photo.ts or variant-sizes.ts changes the output. */
  recipe: 2,
  encoders: [
    sharp.versions.sharp,
    sharp.versions.vips,
    sharp.versions.heif,
    sharp.versions.aom,
    sharp.versions.webp,
    sharp.versions.mozjpeg,
  ],
})
