import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A picture's name as the folder stores it: a Macintosh keeps «ó» as two characters, and what an
 * editor types is one.
 */
export function storedName(photosDir: string, src: string): string {
  return (
    [src, src.normalize('NFC'), src.normalize('NFD')].find((name) =>
      existsSync(join(photosDir, name)),
    ) ?? src
  )
}
