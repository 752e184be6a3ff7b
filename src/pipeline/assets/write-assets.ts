import { hash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { transform } from 'lightningcss'
import type { Manifest } from 'vite'
import type { ContentIndex } from '../../site/lib/read-content'
import { filesBelow } from '../files'
import { ENTRY, PATHS, STYLE } from '../paths'
import type { ReadPage } from '../render/html'
import type { RenderedPage } from '../render/render-pages'

/** The files that pages load, by their paths below dist. */
export interface Assets {
  /** The script that runs the application. */
  entry: string
  /** The full style sheet, without the font faces. */
  style: string
  /** The index of the content; it identifies the release. */
  index: string
  fonts: readonly string[]
  /** The part of the style that pages of a kind need before the application runs, by kind. */
  styles: ReadonlyMap<string, string>
  /** Files that the application of a page needs beside the entry: style, content, scripts. */
  filesOf(page: NonNullable<RenderedPage['application']>): string[]
}

/**
 * Completes dist/assets, which has the scripts, with the style and the content that the pages load.
 */
export async function writeAssets(pages: readonly RenderedPage[]): Promise<Assets> {
  const { dist } = PATHS
  const manifest: Manifest = JSON.parse(await readFile(`${dist}/.vite/manifest.json`, 'utf8'))
  const entry = builtFile(manifest, ENTRY)
  const built = `${dist}/${builtFile(manifest, STYLE)}`
  const sheet = await readFile(built, 'utf8')
  await rm(built)
  await rm(`${dist}/.vite`, { recursive: true })
  if (sheet.includes('</')) throw new Error('The style sheet contains "</" and cannot be inlined')
  const styles = new Map<string, string>()
  for (const { kind } of pages) {
    const alike = pages.filter((page) => page.kind === kind)
    if (!styles.has(kind)) styles.set(kind, await criticalStyle(sheet, alike))
  }
  // Every page has the font faces in its own style; once more, they would be loaded anew.
  const full = sheet.replace(/@font-face\s*\{[^}]*\}/g, '')
  const style = `assets/${hashedName('site', full, 'css')}`
  await writeFile(`${dist}/${style}`, full)
  const content = await writeContentFiles(PATHS.generatedContent, `${dist}/assets`, entry)
  const index = `assets/${content.index}`
  const fonts = Array.from(sheet.matchAll(/url\("?\/([^")]+\.woff2)"?\)/g), ([, url = '']) => url)
  const named = new Map(
    Object.entries(content.files).map(([name, file]) => [name, `assets/${file}`]),
  )
  return {
    entry,
    style,
    index,
    fonts: [...new Set(fonts)],
    styles,
    filesOf: ({ content: names, routeIds }) => [
      style,
      index,
      ...names.flatMap((name) => (name.startsWith('/') ? name.slice(1) : (named.get(name) ?? []))),
      ...pageScripts(manifest, routeIds),
    ],
  }
}

/** @returns the path below dist of the file that was built from a module */
function builtFile(manifest: Manifest, module: string): string {
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
  // The router's plugin splits each route's component into a module of its own; the root stays whole.
  for (const id of routeIds.filter((one) => one !== '__root__')) {
    // '/' -> index.tsx, '/blog/' -> blog.index.tsx, '/blog/$slug' -> blog.$slug.tsx
    const name = id
      .slice(1)
      .replace(/(^|\/)$/, '$1index')
      .replaceAll('/', '.')
    const module = `src/site/routes/${name}.tsx`
    const split = Object.keys(manifest).filter((key) => key.startsWith(`${module}?tsr-split=`))
    if (split.length === 0) throw new Error(`Vite's manifest has no ${module}`)
    split.forEach(add)
  }
  files.delete(builtFile(manifest, ENTRY))
  return [...files]
}

/** Content that every page shows; the index contains it. */
const EVERYWHERE = ['company', 'messages', 'layout-page']

/** A file name that changes with the text, so that browsers may cache the file forever. */
const hashedName = (name: string, text: string, extension: string): string =>
  `${name}-${hash('sha256', text, 'base64url').slice(0, 8)}.${extension}`

/**
 * Writes a JSON file with a hashed name for each piece of content, and the index of them.
 * @param generated folder of the content as the projection wrote it
 * @param assets folder for the files
 * @param entry name of the first script; the name of the index depends on it
 * @returns names below `assets`: the index's, and the files' by the name of the content
 */
export async function writeContentFiles(
  generated: string,
  assets: string,
  entry: string,
): Promise<{ index: string; files: Readonly<Record<string, string>> }> {
  const files: Record<string, string> = {}
  const values: Record<string, unknown> = {}
  const write = async (name: string, json: string): Promise<string> => {
    const file = hashedName(name, json, 'json')
    await writeFile(join(assets, file), json)
    return file
  }
  for (const path of filesBelow(generated)) {
    const json = await readFile(join(generated, path), 'utf8')
    const name = path.replace(/\.json$/, '')
    if (EVERYWHERE.includes(name)) values[name] = JSON.parse(json)
    else files[name] = await write(basename(name), json)
  }
  const index: ContentIndex & { entry: string } = { entry, files, values }
  return { index: await write('content', JSON.stringify(index)), files }
}

/**
 * The names in pages that selectors can match. Words of the text that look like a class (rel, text,
 * hidden) do not count.
 */
function namesIn(pages: readonly ReadPage[]) {
  const attributes = pages.flatMap((page) => [...page.attributes])
  const words = (values: readonly string[]) => values.flatMap((value) => value.split(/\s+/))
  const valuesOf = (fits: (name: string) => boolean) =>
    attributes.flatMap(([name, values]) => (fits(name) ? values : []))
  const others = valuesOf((name) => name !== 'class' && name !== 'id')
  // A visitor can open a details element without script.
  const names = ['open', ...attributes.map(([name]) => name)]
  return {
    tags: pages.flatMap((page) => [...page.tags]),
    classes: [...new Set(words(valuesOf((name) => name === 'class')))],
    ids: pages.flatMap((page) => page.ids),
    attributes: { names, values: [...new Set([...others, ...words(others)])] },
    undetermined: [],
  }
}

/**
 * Returns the part of the style sheet that pages of one kind need before any script runs, on paper
 * too. The start loads the full sheet before the application changes anything.
 */
export async function criticalStyle(style: string, pages: readonly ReadPage[]): Promise<string> {
  const names = namesIn(pages)
  const { PurgeCSS } = await import('purgecss')
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: style }],
    defaultExtractor: () => names,
    keyframes: true,
    variables: true,
    // PurgeCSS drops it when no name precedes it, and visitors who use the keyboard need it before
    // any script.
    safelist: [':focus-visible'],
  })
  // In their order; otherwise a layer that only the full sheet has would be the last of all layers.
  const layers = new Set(Array.from(style.matchAll(/@layer\s+([\w.-]+)\s*\{/g), ([, name]) => name))
  const order = layers.size > 0 ? `@layer ${[...layers].join(',')};` : ''
  const css = purged?.css ?? ''
  // PurgeCSS keeps every registered property, which is 200 bytes of a page in brotli.
  const used = css.replace(/@property (--[\w-]+)\s*\{[^}]*\}/g, (rule, name: string) =>
    css.includes(`var(${name}`) ? rule : '',
  )
  return transform({
    filename: STYLE,
    code: Buffer.from(order + used),
    minify: true,
  }).code.toString()
}
