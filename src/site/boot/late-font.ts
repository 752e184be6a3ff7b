/** The brand's letters as the page's style names them: the first only where they are there in time, the second at any time. */
const IN_TIME = 'Archivo'
const LATE = 'Archivo Late'

/**
 * Brings the brand's letters to a page that was painted without them, all at once and in a quiet moment. A page that has
 * them is left alone: to hear of a font again makes a browser lay out all text anew.
 */
export async function bringLateFont(page: Document): Promise<void> {
  if (isShown(page, IN_TIME)) return
  await Promise.all([...page.fonts].filter(({ family }) => family.includes(LATE)).map((face) => face.load()))
  page.documentElement.dataset.lateFont = ''
}

/** A font that came too late counts as loaded all the same; only what is drawn tells. */
function isShown(page: Document, family: string): boolean {
  const canvas = page.createElement('canvas').getContext('2d')
  const width = (fonts: string): number | undefined => {
    if (!canvas) return undefined
    canvas.font = `100px ${fonts}`
    return canvas.measureText('Retrilha').width
  }
  return width(`"${family}", monospace`) !== width('monospace')
}
