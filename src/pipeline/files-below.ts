import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Paths of every file below a folder, relative to it and with slashes, sorted; none without the folder. */
export const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) =>
          relative(folder, join(parentPath, name)).split(sep).join('/'),
        )
        .sort()
    : []
