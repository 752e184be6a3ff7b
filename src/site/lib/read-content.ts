/**
 * Reads a piece of content: a content file that src/content/views/views.ts names, or, by its address, a file
 * below /dados/. Resolves with null when the site has none of that name; rejects when the file does
 * not arrive.
 */
export type ContentReader = (name: string) => Promise<unknown>

/**
 * The index of the content files. Its own name changes with every script and every piece of content
 * that it names, so it identifies the release.
 */
export interface ContentIndex {
  /** File names below /assets/, by the name of the content. Each carries a hash of its content. */
  files: Readonly<Record<string, string>>
  /** The content that every page needs. */
  values: Readonly<Record<string, unknown>>
}

/** @returns null when the host has no such file; some hosts answer with an HTML page then */
async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (response.status !== 404 && !response.ok) throw new Error(`${address}: ${response.status}`)
  const isJson = response.headers.get('content-type')?.includes('json') === true
  return response.ok && isJson ? response.json() : null
}

/**
 * Fetches a file of this release. Rejects when it is missing, because a newer release has replaced
 * it.
 */
async function fetchFile(address: string): Promise<unknown> {
  const json = await fetchJson(address)
  if (json === null) throw new Error(`${address} is missing`)
  return json
}

/** @param index undefined in development, where the server has every file under its own name */
export const browserReader =
  (index?: ContentIndex): ContentReader =>
  async (name) => {
    if (name.startsWith('/')) return fetchJson(name)
    if (!index) return fetchJson(`/conteudo/${name}.json`)
    if (Object.hasOwn(index.values, name)) return index.values[name]
    const file = index.files[name]
    return file === undefined ? null : fetchFile(`/assets/${file}`)
  }

/**
 * @param address address of the index, from the page's contract. The build writes nothing else
 * there.
 */
export const fetchContentIndex = async (address: string): Promise<ContentIndex> =>
  (await fetchFile(address)) as ContentIndex

let reader = browserReader()

/**
 * Sets where content is read from: the index of a built site, or the disk in Node. Development
 * needs no call.
 */
export function readContentWith(other: ContentReader): void {
  reader = other
}

export const readContent: ContentReader = (name) => reader(name)
