import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sha256, SUMS } from '../cache/checked-cache'
import { PATHS } from '../paths'
import { SETTINGS } from './settings'

/** Key of a master's variants: its bytes and everything else that decides theirs. */
export const photoKey = (master: Buffer): string => sha256(SETTINGS, master)

/** Folder of the encoded photos that survives between builds. */
export const PHOTO_CACHE = `${PATHS.cache}/photos`

/** Returns whether a build has encoded exactly this master, and so has decoded it to its end. */
export const isEncodedBefore = (master: Buffer, cacheDir: string = PHOTO_CACHE): boolean =>
  existsSync(join(cacheDir, photoKey(master), SUMS))
