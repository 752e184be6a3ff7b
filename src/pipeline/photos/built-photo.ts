/** A master's variants as the site sees them: files as content/picture-address.ts names them. */
export type BuiltPhoto = {
  /** URL prefix without width and extension, e.g. '/fotos/lots/notebooks.1a2b3c4d'. */
  base: string
  /** px, ascending; never above the master's own width. */
  widths: number[]
  /** px, of the largest variant: the `width` and `height` attributes. */
  width: number
  height: number
}
