declare module 'subset-font' {
  /** The part of the package's interface that we use; it ships no types of its own. */
  export default function subsetFont(
    font: Buffer,
    /** Characters to keep; null together with `keepAllGlyphs`. */
    text: string | null,
    options: {
      targetFormat: 'sfnt' | 'woff2'
      keepFeatures?: string[]
      keepAllGlyphs?: boolean
      variationAxes?: Record<string, { min: number; max: number; default?: number }>
    },
  ): Promise<Buffer>
}
