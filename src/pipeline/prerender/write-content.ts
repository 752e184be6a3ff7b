import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import type { ContentIndex, ContentSource } from '../../site/lib/content-source'

/** What every page shows; these come with the index. */
const EVERYWHERE = ['company', 'messages', 'shell-page']
/** Browsers read a long text faster as JSON than as a script (v8.dev/blog/cost-of-javascript-2019), in characters. */
const LONG = 10_000

/** How much JSON a phone reads between two keys, in characters: 3 ms. */
const PIECE = 100_000

const quoted = (json: string): string => `'${json.replace(/[\\']/g, '\\$&')}'`

/**
 * A file that hands out a long list once it has read it, in tasks of its own: no key waits for ten thousand lots. It brings the
 * few lines for that along, so that no page without such a list loads them; lib/next-task.ts says what they wait for.
 */
function scriptOfPieces(list: readonly unknown[], length: number): string {
  const perPiece = Math.ceil(list.length / Math.ceil(length / PIECE))
  const pieces = Array.from({ length: Math.ceil(list.length / perPiece) }, (_, index) =>
    JSON.stringify(list.slice(index * perPiece, (index + 1) * perPiece)),
  )
  return `const list = []
export default (async () => {
for (const piece of [${pieces.map(quoted).join(',\n')}]) {
await (globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve)))
list.push(...JSON.parse(piece))
}
return list
})()
`
}

/** A file that hands out what `json` says, a long list as a promise of it. */
export function script(json: string): string {
  if (json.length < LONG) return `export default ${json}\n`
  const value: unknown = json.length > PIECE ? JSON.parse(json) : undefined
  return Array.isArray(value)
    ? scriptOfPieces(value, json.length)
    : `export default JSON.parse(${quoted(json)})\n`
}
/** File name that changes with the text, so that browsers may keep the file forever. */
export const hashed = (name: string, text: string, extension = 'js'): string =>
  `${name}-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.${extension}`

/** The chunks of the generated content, and the files that a browser loads them from. */
export class BuiltContent implements ContentSource {
  private readonly parsed = new Map<string, unknown>()

  private constructor(
    private readonly texts: ReadonlyMap<string, string>,
    private readonly files: Readonly<Record<string, string>>,
    readonly index: string,
  ) {}

  /**
   * Writes a file for each chunk, and the index of them.
   * @param generated folder of the chunks as JSON
   * @param assets folder that they go to
   * @param entry name of the first script; the index changes its own name with it
   */
  static async write(generated: string, assets: string, entry: string): Promise<BuiltContent> {
    const texts = await readChunks(generated)
    const write = async (name: string, text: string): Promise<string> => {
      const file = hashed(name, text)
      await writeFile(join(assets, file), text)
      return file
    }
    const files: Record<string, string> = {}
    for (const [name, json] of texts)
      if (!EVERYWHERE.includes(name)) files[name] = await write(basename(name), script(json))
    const values = Object.fromEntries(
      EVERYWHERE.flatMap((name): [string, unknown][] => {
        const text = texts.get(name)
        return text === undefined ? [] : [[name, JSON.parse(text)]]
      }),
    )
    const index: ContentIndex & { entry: string } = { entry, files, values }
    return new BuiltContent(texts, files, await write('content', script(JSON.stringify(index))))
  }

  has = (name: string): boolean => this.texts.has(name)

  /** Each is parsed once for all pages. @throws Error when the build has no such chunk */
  read = (name: string): Promise<unknown> => {
    const text = this.texts.get(name)
    if (text === undefined) return Promise.reject(new Error(`No content «${name}»`))
    const value: unknown = this.parsed.get(name) ?? JSON.parse(text)
    this.parsed.set(name, value)
    return Promise.resolve(value)
  }

  /** Names below assets/ of the files that these chunks come in; the index is always among them. */
  filesOf(names: readonly string[]): string[] {
    return [this.index, ...names.flatMap((name) => this.files[name] ?? [])]
  }
}

/** By name, such as `lots` or `post-bodies/x`, in the order of their names. */
async function readChunks(folder: string): Promise<Map<string, string>> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile(),
  )
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name)).toSorted()
  return new Map(
    await Promise.all(
      paths.map(
        async (path) =>
          [
            relative(folder, path)
              .replaceAll('\\', '/')
              .replace(/\.json$/, ''),
            await readFile(path, 'utf8'),
          ] as const,
      ),
    ),
  )
}
