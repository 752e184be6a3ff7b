import { readFile } from 'node:fs/promises'
import type { Manifest } from 'vite'

const ENTRY = 'src/site/client.tsx'
const STYLE = 'src/site/styles/site.css'
/** The steps of the boot, by their files' names; see src/pipeline/chunk-groups.ts and src/site/client.tsx. */
const STEPS = ['react', 'react-dom', 'core']
/** Loaded at a tap, or once the page has come to rest. */
const LATER = [
  'src/site/ui/sonner-toaster.tsx',
  'src/site/handoff/prepared-message-panel.tsx',
  'src/site/features/services/request-page.tsx',
  'src/site/boot/keep-offline.ts',
]

export interface PageAssets {
  /** File name of the entry script below dist, such as assets/client-x.js. */
  entry: string
  /** Names below assets/ of every further script that the page needs. */
  chunks: string[]
}

/** Knows which built files a page needs, from Vite's manifest. */
export class BuiltAssets {
  private constructor(private readonly manifest: Manifest) {}

  static async read(dist: string): Promise<BuiltAssets> {
    const manifest: Manifest = JSON.parse(await readFile(`${dist}/.vite/manifest.json`, 'utf8'))
    return new BuiltAssets(manifest)
  }

  /** File below dist of the style sheet. */
  get style(): string {
    return this.manifest[STYLE]?.file ?? this.missing(STYLE)
  }

  /** File below dist of the first script of every page. */
  get entryFile(): string {
    return this.entry.file
  }

  /** Files below dist that any page may ask for once it runs: the toasts with their style, the late parts, what keeps the site offline, and the font. */
  get always(): string[] {
    const files = new Set<string>()
    for (const key of LATER) this.collect(this.require(key), files)
    const fonts = Object.values(this.manifest)
      .flatMap(({ assets = [], file }) => [file, ...assets])
      .filter((file) => file.endsWith('.woff2'))
    return [...files, ...LATER.flatMap((key) => this.manifest[key]?.css ?? []), ...fonts]
  }

  /**
   * @param content names below assets/ of the files with the page's content
   * @throws Error when a route has no file: the names here and in the sources have drifted apart
   */
  forPage(content: readonly string[], routeIds: string[]): PageAssets {
    const keys = [
      ...STEPS.map((name) => this.named(name)),
      ...routeIds.flatMap((id) => this.routeKeys(id)),
    ]
    const files = new Set<string>()
    for (const key of keys) this.collect(key, files)
    files.delete(this.entry.file)
    return {
      entry: this.entry.file,
      chunks: [
        ...content,
        ...Array.from(files, (file) => file.replace(/^assets\//, '')),
      ].toSorted(),
    }
  }

  private get entry() {
    return this.manifest[ENTRY] ?? this.missing(ENTRY)
  }

  private missing(key: string): never {
    throw new Error(`O manifesto da construção não tem ${key}.`)
  }

  private require(key: string): string {
    return key in this.manifest ? key : this.missing(key)
  }

  private named(name: string): string {
    return (
      Object.entries(this.manifest).find(
        ([, chunk]) => chunk.name === name && chunk.file.endsWith('.js'),
      )?.[0] ?? this.missing(`${name}.js`)
    )
  }

  /** The router's plugin splits each route's component into a module of its own; the root route stays whole. */
  private routeKeys(id: string): string[] {
    if (id === '__root__') return []
    const split = Object.keys(this.manifest).filter((key) =>
      key.startsWith(`${routeFile(id)}?tsr-split=`),
    )
    return split.length > 0 ? split : this.missing(routeFile(id))
  }

  private collect(key: string, files: Set<string>): void {
    const chunk = this.manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) this.collect(imported, files)
  }
}

/** '/' -> src/site/routes/index.tsx, '/blog/' -> blog.index.tsx, '/blog/$slug' -> blog.$slug.tsx */
const routeFile = (id: string): string => {
  const name = id.replace(/^\//, '').replace(/\/$/, '/index').replaceAll('/', '.') || 'index'
  return `src/site/routes/${name}.tsx`
}
