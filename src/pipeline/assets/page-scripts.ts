import { readFile } from 'node:fs/promises'
import type { Manifest } from 'vite'
import { ENTRY, LATER, STEPS, STYLE } from './chunk-table'

export const readManifest = async (dist: string): Promise<Manifest> =>
  JSON.parse(await readFile(`${dist}/.vite/manifest.json`, 'utf8'))

/** Finds the built files that a page needs in Vite's manifest. All are paths below dist. */
export class PageScripts {
  constructor(private readonly manifest: Manifest) {}

  /** The style sheet as Vite built it. */
  get style(): string {
    return this.chunk(STYLE).file
  }

  /** The first script of every page. */
  get entry(): string {
    return this.chunk(ENTRY).file
  }

  /** Files that any page may load once it runs: the late parts, and the font. */
  get always(): string[] {
    const fonts = Object.values(this.manifest)
      .flatMap(({ assets = [], file }) => [file, ...assets])
      .filter((file) => file.endsWith('.woff2'))
    return [...this.withImports(LATER), ...fonts]
  }

  /**
   * Files that the application of a page imports, without the entry.
   * @param routeIds ids of the router, outermost first
   * @throws Error when a route has no file: the file names here and in the sources differ
   */
  forRoutes(routeIds: readonly string[]): string[] {
    const files = this.withImports([
      ...STEPS.map(({ name }) => this.keyOf(name)),
      ...routeIds.flatMap((id) => this.routeKeys(id)),
    ])
    return files.filter((file) => file !== this.entry)
  }

  private chunk(key: string) {
    const chunk = this.manifest[key]
    if (!chunk) throw new Error(`O manifesto da construção não tem ${key}.`)
    return chunk
  }

  private keyOf(name: string): string {
    const found = Object.entries(this.manifest).find(
      ([, chunk]) => chunk.name === name && chunk.file.endsWith('.js'),
    )
    if (!found) throw new Error(`O manifesto da construção não tem ${name}.js.`)
    return found[0]
  }

  /** The router's plugin splits each route's component into a module of its own; the root route stays whole. */
  private routeKeys(id: string): string[] {
    if (id === '__root__') return []
    const file = routeFile(id)
    const split = Object.keys(this.manifest).filter((key) => key.startsWith(`${file}?tsr-split=`))
    if (split.length === 0) throw new Error(`O manifesto da construção não tem ${file}.`)
    return split
  }

  /** Returns each file once, after all files that it imports: the order in which they run. */
  private withImports(keys: readonly string[]): string[] {
    const files: string[] = []
    const seen = new Set<string>()
    const add = (key: string) => {
      if (seen.has(key)) return
      seen.add(key)
      const { file, imports = [] } = this.chunk(key)
      imports.forEach(add)
      files.push(file)
    }
    keys.forEach(add)
    return files
  }
}

/** '/' -> src/site/routes/index.tsx, '/blog/' -> blog.index.tsx, '/blog/$slug' -> blog.$slug.tsx */
const routeFile = (id: string): string => {
  const name = id.replace(/^\//, '').replace(/\/$/, '/index').replaceAll('/', '.') || 'index'
  return `src/site/routes/${name}.tsx`
}
