declare module 'fontverter' {
  /** Comes with subset-font; ships no types of its own. */
  export function convert(font: Buffer, to: 'sfnt' | 'woff2'): Promise<Buffer>
}

declare module 'subset-font' {
  /** The part of the package's interface that we use; it ships no types of its own. */
  export default function subsetFont(
    font: Buffer,
    /** Characters to keep; those that the font does not have are skipped. */
    text: string,
    options: {
      targetFormat: 'woff2'
      keepFeatures?: string[]
      /** A value on each axis; the axis is removed. */
      variationAxes?: Record<string, number>
    },
  ): Promise<Buffer>
}
