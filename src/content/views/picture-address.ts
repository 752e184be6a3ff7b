/**
 * Addresses of a built picture's files; the build writes them there and every page loads them from
 * there.
 */

/** The formats of a picture, the smaller files first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const
type PictureFormat = (typeof PICTURE_FORMATS)[number]

/**
 * The widths that are built in a format, of all widths of a picture, ascending. WebP is for
 * browsers older than AVIF (Chrome 85, Firefox 93, Safari 16.4, Edge 121): every second width is
 * enough for them, including the largest.
 */
export const builtWidths = (widths: readonly number[], format: PictureFormat): number[] =>
  widths.filter((_, index) => format === 'avif' || (widths.length - 1 - index) % 2 === 0)

/** px of the narrowest and the widest file that is worth offering in one place. */
export interface Offer {
  narrowest?: number | undefined
  widest?: number | undefined
}

/** The built widths that a place offers, at least one. */
export function offeredWidths(
  widths: readonly number[],
  format: PictureFormat,
  { narrowest = 0, widest = Infinity }: Offer = {},
): number[] {
  const built = builtWidths(widths, format)
  const fitting = built.filter((width) => width >= narrowest && width <= widest)
  return fitting.length > 0
    ? fitting
    : [built.findLast((width) => width <= widest) ?? built[0] ?? 0]
}

/** The facts from which the addresses of a built picture follow. */
interface BuiltSizes {
  /** URL prefix without width and extension, e.g. '/fotos/lots/notebooks.1a2b3c4d'. */
  base: string
  /** px of the built files. */
  widths: readonly number[]
  /** px of the largest one. */
  width: number
}

/** The end of a variant's name: '720.avif'. */
export const variantName = (width: number, format: PictureFormat): string => `${width}.${format}`

/** The address of a picture's file by the end of its name. */
export const fileAddress = (base: string, name: string): string => `${base}-${name}`

/** The address of the file for `<img src>`, schema.org and feeds; without a width the largest WebP. */
export const webpAddress = ({ base, width }: BuiltSizes, wanted = width): string =>
  fileAddress(base, variantName(wanted, 'webp'))

/** The value of a `srcset` attribute: '/fotos/a.1a2b3c4d-360.avif 360w, /fotos/a.1a2b3c4d-720.avif 720w'. */
export const srcSet = (
  { base, widths }: BuiltSizes,
  format: PictureFormat,
  offer?: Offer,
): string =>
  offeredWidths(widths, format, offer)
    .map((width) => `${fileAddress(base, variantName(width, format))} ${width}w`)
    .join(', ')
