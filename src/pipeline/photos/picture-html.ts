import type { BuiltPhoto } from './built-photo'

/** The URL of one variant; `width` is one of `photo.widths`. */
function variantUrl(photo: BuiltPhoto, width: number, format: 'avif' | 'webp'): string {
  return `${photo.base}-${width}.${format}`
}

/** The value of a `srcset` attribute: '/fotos/a.1a2b3c4d-360.avif 360w, /fotos/a.1a2b3c4d-720.avif 720w'. */
export function srcSet(photo: BuiltPhoto, format: 'avif' | 'webp'): string {
  return photo.widths.map((width) => `${variantUrl(photo, width, format)} ${width}w`).join(', ')
}

/** The URL for `<img src>`, read by browsers without `srcset` and by crawlers: the largest WebP. */
export function fallbackSrc(photo: BuiltPhoto): string {
  return variantUrl(photo, photo.width, 'webp')
}
