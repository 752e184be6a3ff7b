/** Where the files of a built picture stand; the build writes them there and every page asks for them there. */

/** The formats of a picture, the smaller files first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** What the addresses of a built picture need to be known. */
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

/** The end of the name of the picture for shared links, 1200 by 630 px: social networks do not take AVIF. */
export const OPEN_GRAPH_NAME = 'og.jpg'

/** The address of one of a picture's files by the end of its name. */
export const fileAddress = (base: string, name: string): string => `${base}-${name}`

/** The address of the file for `<img src>`, schema.org and feeds; without a width the largest WebP. */
export const webpAddress = ({ base, width }: BuiltSizes, wanted = width): string => fileAddress(base, variantName(wanted, 'webp'))

/** The address of the picture for shared links; not every picture has one. */
export const openGraphAddress = (base: string): string => fileAddress(base, OPEN_GRAPH_NAME)

/** The value of a `srcset` attribute: '/fotos/a.1a2b3c4d-360.avif 360w, /fotos/a.1a2b3c4d-720.avif 720w'. */
export const srcSet = ({ base, widths }: BuiltSizes, format: PictureFormat): string =>
  widths.map((width) => `${fileAddress(base, variantName(width, format))} ${width}w`).join(', ')
