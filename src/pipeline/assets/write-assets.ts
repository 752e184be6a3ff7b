import { readFile, rm, writeFile } from 'node:fs/promises'
import { PATHS } from '../paths'
import type { RenderedPage } from '../render/render-pages'
import { hashedName, writeContentFiles } from './content-files'
import { builtFile, ENTRY, pageScripts, readManifest, STYLE } from './manifest'
import { criticalStyle, withoutFontFaces } from './styles'

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
  const manifest = await readManifest(PATHS.dist)
  const entry = builtFile(manifest, ENTRY)
  const built = `${PATHS.dist}/${builtFile(manifest, STYLE)}`
  const sheet = await readFile(built, 'utf8')
  await rm(built)
  await rm(`${PATHS.dist}/.vite`, { recursive: true })
  if (sheet.includes('</')) throw new Error('The style sheet contains "</" and cannot be inlined')
  const styles = new Map<string, string>()
  for (const kind of new Set(pages.map((page) => page.kind))) {
    const alike = pages.filter((page) => page.kind === kind)
    styles.set(kind, await criticalStyle(sheet, alike))
  }
  const full = withoutFontFaces(sheet)
  const style = `assets/${hashedName('site', full, 'css')}`
  await writeFile(`${PATHS.dist}/${style}`, full)
  const content = await writeContentFiles(PATHS.generatedContent, `${PATHS.dist}/assets`, entry)
  const index = `assets/${content.index}`
  return {
    entry,
    style,
    index,
    fonts: fontsOf(sheet),
    styles,
    filesOf: ({ content: names, routeIds }) => {
      const files = names.flatMap((name) => {
        if (name.startsWith('/')) return name.slice(1)
        const file = content.files[name]
        return file === undefined ? [] : `assets/${file}`
      })
      return [style, index, ...files, ...pageScripts(manifest, routeIds)]
    },
  }
}

/** Paths below dist of the fonts that a style names, each once. */
const fontsOf = (style: string): string[] => [
  ...new Set(
    Array.from(style.matchAll(/url\("?([^")]+\.woff2)"?\)/g), ([, url = '']) => url.slice(1)),
  ),
]
