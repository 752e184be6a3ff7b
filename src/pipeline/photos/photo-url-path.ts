/**
 * The path of a photo's URL from the path of its master: 'lots/Peças & cabos.JPG' -> 'lots/pecas-cabos'.
 * A comma or a space would break a srcset, and many hosts serve no file whose name starts with a dot.
 */
export function photoUrlPath(src: string): string {
  return src.replace(/\.[^./]*$/, '').split('/').map(urlSegment).join('/')
}

function urlSegment(segment: string): string {
  const ascii = segment.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return ascii.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'foto'
}
