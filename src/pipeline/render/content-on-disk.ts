import { readFile } from 'node:fs/promises'
import type { ContentReader } from '../../site/lib/read-content'
import { PATHS } from '../paths'

/**
 * Reads the content that a browser would fetch from the compiled files; a chunk that many pages
 * share is read once.
 */
export function contentOnDisk(): ContentReader {
  const chunks = new Map<string, unknown>()
  return async (name) => {
    if (chunks.has(name)) return chunks.get(name)
    const isFile = name.startsWith('/')
    const path = isFile
      ? `${PATHS.generatedPublic}${name}`
      : `${PATHS.generatedContent}/${name}.json`
    const text = await readFile(path, 'utf8').catch(() => undefined)
    const value: unknown = text === undefined ? null : JSON.parse(text)
    if (!isFile) chunks.set(name, value)
    return value
  }
}
