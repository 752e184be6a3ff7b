import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { ContentIndex } from '../../site/lib/read-content'
import { filesBelow } from '../files-below'

/** Content that every page shows; the index contains it. */
const EVERYWHERE = ['company', 'messages', 'layout-page']

/**
 * A file name that changes with the text, so that browsers may cache the file forever.
 * @param extension without a dot
 */
export const hashedName = (name: string, text: string, extension: string): string =>
  `${name}-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.${extension}`

/** The written files. */
export interface WrittenContent {
  /** Name below assets/ of the index file; see ContentIndex. */
  index: string
  /** Names below assets/, by the name of the content; see content/views/content-files.ts. */
  files: Readonly<Record<string, string>>
}

/**
 * Writes a JSON file with a hashed name for each piece of content, and the index of them.
 * @param generated folder of the content as the projection wrote it
 * @param assets folder for the files
 * @param entry name of the first script; the name of the index depends on it
 */
export async function writeContentFiles(
  generated: string,
  assets: string,
  entry: string,
): Promise<WrittenContent> {
  const files: Record<string, string> = {}
  const values: Record<string, unknown> = {}
  const write = async (name: string, json: string): Promise<string> => {
    const file = hashedName(name, json, 'json')
    await writeFile(join(assets, file), json)
    return file
  }
  for (const [name, json] of await readGenerated(generated)) {
    if (EVERYWHERE.includes(name)) values[name] = JSON.parse(json)
    else files[name] = await write(basename(name), json)
  }
  const index: ContentIndex & { entry: string } = { entry, files, values }
  return { index: await write('content', JSON.stringify(index)), files }
}

/** The JSON texts by name, such as `lots` or `post-bodies/x`, sorted by name. */
const readGenerated = (folder: string): Promise<[name: string, json: string][]> =>
  Promise.all(
    filesBelow(folder).map(async (path) => [
      path.replace(/\.json$/, ''),
      await readFile(join(folder, path), 'utf8'),
    ]),
  )
