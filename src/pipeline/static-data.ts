import { readFile } from 'node:fs/promises'
import { PATHS } from './paths'

/** What the browser fetches, read from the built files; null where there is none. */
export const readStaticData = async (path: string): Promise<unknown> => {
  const text = await readFile(`${PATHS.generatedPublic}${path}`, 'utf8').catch(() => undefined)
  return text === undefined ? null : JSON.parse(text)
}
