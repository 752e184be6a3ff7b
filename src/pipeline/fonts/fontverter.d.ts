declare module 'fontverter' {
  /** Comes with subset-font; ships no types of its own. */
  export function convert(font: Buffer, to: 'sfnt' | 'woff2'): Promise<Buffer>
}
