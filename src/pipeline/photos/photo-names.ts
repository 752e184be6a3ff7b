import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hyphenated } from '../../content/text/fold-text'

/**
 * Folder of the cards below fotos/. No path of a photo's URL begins with a hyphen, so no folder of
 * photos can be this one.
 */
export const CARD_FOLDER = '-cartoes'

/**
 * The path of a photo's URL from the path of its master: 'lots/Peças & cabos.JPG' -> 'lots/pecas-cabos'.
 * A comma or a space would break a srcset, and many hosts serve no file whose name starts with a dot.
 */
export const photoUrlPath = (src: string): string =>
  src
    .replace(/\.[^./]*$/, '')
    .split('/')
    .map((segment) => hyphenated(segment) || 'foto')
    .join('/')

/**
 * A picture's name as the folder stores it: a Macintosh stores «ó» as two characters, and an editor
 * types one.
 */
export function storedName(photosDir: string, src: string): string {
  return (
    [src, src.normalize('NFC'), src.normalize('NFD')].find((name) =>
      existsSync(join(photosDir, name)),
    ) ?? src
  )
}
