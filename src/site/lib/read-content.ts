import { fetchBegun } from './begin-fetch'

/**
 * Reads a piece of content: one of the chunks that src/content/chunks.ts names, or, by its address,
 * a file of its own below /dados/. Null where the site has none of that name; rejects where it does
 * not arrive.
 */
export type ContentReader = (name: string) => Promise<unknown>

/**
 * The one file that names the others. Its own name changes with every script and every piece of
 * content that it names, so it names the release.
 */
export interface ContentIndex {
  /** Names below /assets/, by chunk. They carry a hash of what they hold. */
  files: Readonly<Record<string, string>>
  /** The chunks that every page needs, themselves. */
  values: Readonly<Record<string, unknown>>
}

/** @returns undefined where the host has no such file; some answer then with a page */
async function fetchJson(address: string): Promise<unknown> {
  const response = await fetchBegun(address)
  if (response.status !== 404 && !response.ok) throw new Error(`${address}: ${response.status}`)
  const isJson = response.headers.get('content-type')?.includes('json') === true
  return response.ok && isJson ? response.json() : undefined
}

/** A file of this release. Rejects where it is missing: a newer release has replaced it. */
async function fetchFile(address: string): Promise<unknown> {
  const json = await fetchJson(address)
  if (json === undefined) throw new Error(`${address} is missing`)
  return json
}

/** @param index undefined in development, whose server has every chunk under its own name */
export const browserReader =
  (index?: ContentIndex): ContentReader =>
  async (name) => {
    if (name.startsWith('/')) return (await fetchJson(name)) ?? null
    if (!index) return (await fetchJson(`/conteudo/${name}.json`)) ?? null
    if (Object.hasOwn(index.values, name)) return index.values[name]
    const file = index.files[name]
    return file === undefined ? null : fetchFile(`/assets/${file}`)
  }

/** @param address of the index, as the page says it. The build writes nothing else there. */
export const fetchContentIndex = async (address: string): Promise<ContentIndex> =>
  (await fetchFile(address)) as ContentIndex

let reader = browserReader()

/** Says where content comes from: the index of a built site, or the disk in Node. In development nobody has to. */
export function readContentWith(other: ContentReader): void {
  reader = other
}

export const readContent: ContentReader = (name) => reader(name)
