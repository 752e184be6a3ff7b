import { readFile } from 'node:fs/promises'
import type { Manifest } from 'vite'

/** The two entries of Vite's build for browsers. */
export const ENTRY = 'src/site/entry-client.tsx'
export const STYLE = 'src/site/styles/site.css'

export const readManifest = async (dist: string): Promise<Manifest> =>
  JSON.parse(await readFile(`${dist}/.vite/manifest.json`, 'utf8'))

/** @returns the path below dist of the file that was built from a module */
export function builtFile(manifest: Manifest, module: string): string {
  const file = manifest[module]?.file
  if (file === undefined) throw new Error(`Vite's manifest has no ${module}`)
  return file
}

/**
 * Returns the scripts that a page imports, by their paths below dist: those of the application, and
 * those of its routes.
 * @param routeIds ids of the router, outermost first
 * @throws Error when a route has no file: the file names here and in the sources differ
 */
export function pageScripts(manifest: Manifest, routeIds: readonly string[]): string[] {
  const files = new Set<string>()
  const add = (key: string) => {
    const file = builtFile(manifest, key)
    if (files.has(file)) return
    files.add(file)
    manifest[key]?.imports?.forEach(add)
  }
  add(ENTRY)
  for (const id of routeIds) routeModules(manifest, id).forEach(add)
  files.delete(builtFile(manifest, ENTRY))
  return [...files]
}

/** The router's plugin splits each route's component into a module of its own; the root route stays whole. */
function routeModules(manifest: Manifest, id: string): string[] {
  if (id === '__root__') return []
  // '/' -> index.tsx, '/blog/' -> blog.index.tsx, '/blog/$slug' -> blog.$slug.tsx
  const name = id.replace(/^\//, '').replace(/\/$/, '/index').replaceAll('/', '.') || 'index'
  const split = Object.keys(manifest).filter((key) =>
    key.startsWith(`src/site/routes/${name}.tsx?tsr-split=`),
  )
  if (split.length === 0) throw new Error(`Vite's manifest has no src/site/routes/${name}.tsx`)
  return split
}
