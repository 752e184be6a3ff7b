/**
 * Addresses of a built picture's files; the build writes them there and every page loads them from
 * there. Browsers choose among all widths in AVIF. Older ones (Chrome 85, Firefox 93, Safari 16.4,
 * Edge 121) show one WebP of a middle width; feeds and search engines get the largest.
 */

type PictureFormat = 'avif' | 'webp'

/** A file of a picture; width in px. */
interface PictureFile {
  width: number
  format: PictureFormat
}

/** px of the file for browsers older than AVIF. */
const middleOf = (widths: readonly number[]): number => widths[Math.floor(widths.length / 2)] ?? 0

/** The files that are built of a picture with these widths, ascending. */
export const builtFiles = (widths: readonly number[]): PictureFile[] => [
  ...widths.map((width): PictureFile => ({ width, format: 'avif' })),
  ...widths
    .filter((width) => width === middleOf(widths) || width === widths.at(-1))
    .map((width): PictureFile => ({ width, format: 'webp' })),
]

/** The end of a file's name: '720.avif'. */
export const variantName = ({ width, format }: PictureFile): string => `${width}.${format}`

/** The address of a picture's file by the end of its name. */
export const fileAddress = (base: string, name: string): string => `${base}-${name}`

/** The facts from which the addresses of a built picture follow. */
interface BuiltSizes {
  /** URL prefix without width and extension, e.g. '/fotos/lots/notebooks.1a2b3c4d'. */
  base: string
  /** px of the built files, ascending. */
  widths: readonly number[]
  /** px of the largest one. */
  width: number
}

/** The address for schema.org, feeds and whoever wants to see it large. */
export const largestAddress = ({ base, width }: BuiltSizes): string =>
  fileAddress(base, variantName({ width, format: 'webp' }))

/** The address for `<img src>`, which browsers older than AVIF show. */
export const fallbackAddress = ({ base, widths }: BuiltSizes): string =>
  fileAddress(base, variantName({ width: middleOf(widths), format: 'webp' }))

/** px of the narrowest and the widest file that is worth offering in one place. */
export interface Offer {
  narrowest?: number | undefined
  widest?: number | undefined
}

/**
 * The value of a `srcset` attribute, with the widths that the place offers, at least one:
 * '/fotos/a.1a2b3c4d-360.avif 360w, /fotos/a.1a2b3c4d-720.avif 720w'.
 */
export function srcSet(
  { base, widths }: BuiltSizes,
  { narrowest = 0, widest = Infinity }: Offer = {},
): string {
  const fitting = widths.filter((width) => width >= narrowest && width <= widest)
  const offered =
    fitting.length > 0 ? fitting : [widths.findLast((width) => width <= widest) ?? widths[0] ?? 0]
  return offered
    .map((width) => `${fileAddress(base, variantName({ width, format: 'avif' }))} ${width}w`)
    .join(', ')
}
