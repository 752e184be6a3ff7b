import { readFile, rm, writeFile } from 'node:fs/promises'
import { PATHS } from '../paths'
import type { RenderedPage } from '../render/render-pages'
import { hashedName, writeContentFiles } from './content-files'
import { PageScripts, readManifest } from './page-scripts'
import { keptCriticalStyle, withoutFontFaces } from './styles'

/** The files that pages load, by their paths below dist. */
export interface Assets {
  /** The first script of every page. */
  entry: string
  /** The whole style sheet, without the font faces. */
  style: string
  /** The index of the content; it identifies the release. */
  index: string
  /** Files that any page may load once it runs. */
  always: readonly string[]
  fonts: readonly string[]
  /** The part of the style that pages of a kind carry inside, by kind. */
  critical: ReadonlyMap<string, string>
  /**
   * Files that the application of a page needs beside the entry and the style: scripts and content,
   * sorted.
   */
  filesOf(page: NonNullable<RenderedPage['application']>): string[]
}

/**
 * Completes dist/assets, which has the scripts, with the style and the content that the pages load.
 * @param code identifies the state of the code; see bundleKey
 */
export async function writeAssets(pages: readonly RenderedPage[], code: string): Promise<Assets> {
  const scripts = new PageScripts(await readManifest(PATHS.dist))
  const sheet = await readFile(`${PATHS.dist}/${scripts.style}`, 'utf8')
  await rm(`${PATHS.dist}/${scripts.style}`)
  await rm(`${PATHS.dist}/.vite`, { recursive: true })
  if (sheet.includes('</'))
    throw new Error('A folha de estilos contém «</» e não pode ser embutida na página.')
  const critical = new Map<string, string>()
  for (const kind of new Set(pages.map((page) => page.kind))) {
    const alike = pages.filter((page) => page.kind === kind)
    critical.set(kind, await keptCriticalStyle(sheet, alike, code))
  }
  const full = withoutFontFaces(sheet)
  const style = `assets/${hashedName('site', full, 'css')}`
  await writeFile(`${PATHS.dist}/${style}`, full)
  const content = await writeContentFiles(
    PATHS.generatedContent,
    `${PATHS.dist}/assets`,
    scripts.entry,
  )
  const index = `assets/${content.index}`
  return {
    entry: scripts.entry,
    style,
    index,
    always: scripts.always,
    fonts: fontsOf(sheet),
    critical,
    filesOf: ({ content: names, routeIds }) => {
      const files = names.flatMap((name) => {
        if (name.startsWith('/')) return name.slice(1)
        const file = content.files[name]
        return file === undefined ? [] : `assets/${file}`
      })
      return [index, ...files, ...scripts.forRoutes(routeIds)].toSorted()
    },
  }
}

/** Addresses of the fonts that a style names, each once. */
const fontsOf = (style: string): string[] => [
  ...new Set(
    Array.from(style.matchAll(/url\("?([^")]+\.woff2)"?\)/g), ([, url = '']) => url.slice(1)),
  ),
]
