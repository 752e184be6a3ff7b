import { readFile, rm, writeFile } from 'node:fs/promises'
import { PATHS } from '../paths'
import { readPage } from '../render/read-page'
import type { RenderedPage } from '../render/render-pages'
import { hashedName, writeContentFiles } from './content-files'
import { PageScripts, readManifest } from './page-scripts'
import { criticalStyle, withoutFontFaces } from './styles'

/**
 * A page contains the style of its first screen, and links the style of the whole page below that.
 */
interface PageStyle {
  inside: string
  /** Path below dist; undefined when the first screen is the whole page. */
  linked: string | undefined
}

/** The files that pages load, by their paths below dist. */
export interface Assets {
  /** The first script of every page. */
  entry: string
  /** The full style sheet, without the font faces. */
  style: string
  /** The index of the content; it identifies the release. */
  index: string
  /** Files that any page may load once it runs. */
  always: readonly string[]
  fonts: readonly string[]
  /** The parts of the style that pages of a kind need before any script runs, by kind. */
  styles: ReadonlyMap<string, PageStyle>
  /**
   * Files that the application of a page needs beside the entry and the style: the content, then
   * the scripts in the order in which they run.
   */
  filesOf(page: NonNullable<RenderedPage['application']>): string[]
}

/**
 * Completes dist/assets, which has the scripts, with the style and the content that the pages load.
 * @param restStyle the text that a page has in place of the address of the style that it links
 */
export async function writeAssets(
  pages: readonly RenderedPage[],
  restStyle: string,
): Promise<Assets> {
  const scripts = new PageScripts(await readManifest(PATHS.dist))
  const sheet = await readFile(`${PATHS.dist}/${scripts.style}`, 'utf8')
  await rm(`${PATHS.dist}/${scripts.style}`)
  await rm(`${PATHS.dist}/.vite`, { recursive: true })
  if (sheet.includes('</'))
    throw new Error('A folha de estilos contém «</» e não pode ser embutida na página.')
  const styles = new Map<string, PageStyle>()
  for (const kind of new Set(pages.map((page) => page.kind))) {
    const alike = pages.filter((page) => page.kind === kind)
    const firstScreens = alike.map(({ path, html }) =>
      readPage(path, html.split(`"${restStyle}"`, 1).join()),
    )
    styles.set(kind, {
      inside: await criticalStyle(sheet, firstScreens),
      linked: alike.some(({ html }) => html.includes(`"${restStyle}"`))
        ? await writeStyle('page', await criticalStyle(sheet, alike))
        : undefined,
    })
  }
  const style = await writeStyle('site', sheet)
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
    styles,
    filesOf: ({ content: names, routeIds }) => {
      const files = names.flatMap((name) => {
        if (name.startsWith('/')) return name.slice(1)
        const file = content.files[name]
        return file === undefined ? [] : `assets/${file}`
      })
      return [index, ...files, ...scripts.forRoutes(routeIds)]
    },
  }
}

/** @returns the path of the written file below dist */
async function writeStyle(name: string, sheet: string): Promise<string> {
  const style = withoutFontFaces(sheet)
  const file = `assets/${hashedName(name, style, 'css')}`
  await writeFile(`${PATHS.dist}/${file}`, style)
  return file
}

/** Paths below dist of the fonts that a style names, each once. */
const fontsOf = (style: string): string[] => [
  ...new Set(
    Array.from(style.matchAll(/url\("?([^")]+\.woff2)"?\)/g), ([, url = '']) => url.slice(1)),
  ),
]
