/** Where the chunks of the content come from, by the names of src/content/chunks.ts. */
export interface ContentSource {
  has: (name: string) => boolean
  /** Rejects where the chunk does not arrive. */
  read: (name: string) => Promise<unknown>
}

/**
 * What a build writes beside the scripts, in a file of its own whose name changes with every chunk: a new price changes this
 * and the chunks that say it, and no script.
 */
export interface ContentIndex {
  /** Names below /assets/, by chunk. */
  files: Readonly<Record<string, string>>
  /** The chunks that every page needs, themselves. */
  values: Readonly<Record<string, unknown>>
}

let given: ContentSource | undefined

/** Says, before anything is read, where chunks come from. */
export function readContentWith(source: ContentSource): void {
  given = source
}

/** Where chunks come from; undefined in development, where nobody has said it. */
export const contentSource = (): ContentSource | undefined => given

/** What a file says that the build wrote beside the scripts; it has an address, and no module names it. */
const valueAt = async (address: string): Promise<unknown> =>
  ((await import(/* @vite-ignore */ address)) as { default: unknown }).default

/** The chunks of a built site, in the browser. @param address of the index */
export async function indexedContent(address: string): Promise<ContentSource> {
  // prerender/write-content.ts writes nothing else there.
  const { files, values } = (await valueAt(address)) as ContentIndex
  return {
    has: (name) => Object.hasOwn(values, name) || Object.hasOwn(files, name),
    read: async (name) =>
      Object.hasOwn(values, name) ? values[name] : valueAt(`/assets/${files[name]}`),
  }
}
