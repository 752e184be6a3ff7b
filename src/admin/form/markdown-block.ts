/** A block with the line breaks that make it a paragraph of its own between two texts. */
export function spaced(above: string, block: string, below: string): string {
  const before = above.trim() === '' ? '' : above.endsWith('\n') ? '\n' : '\n\n'
  const after = below.startsWith('\n\n') || below.trim() === '' ? '' : '\n'
  return before + block + after
}

/** A picture of content/photos with what is seen on it. */
export const pictureBlock = (src: string, alt: string): string =>
  `![${alt.trim().replace(/[[\]\\]/g, '\\$&')}](${encodeURI(src).replace(
    /[()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )})`
