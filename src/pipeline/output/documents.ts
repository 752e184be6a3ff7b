import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { minifySync } from 'vite'
import type { Assets } from '../assets/write-assets'
import {
  NOT_FOUND,
  pagePolicy,
  policyMeta,
  type Opened,
  type StyledPage,
} from '../hosts/site-rules'
import { PATHS } from '../paths'
import { pageFile, type RenderedPage, type ServerEntry } from '../render/render-pages'
import { WORKER } from './worker'

/** A page as it is in dist. */
export interface WrittenPage extends StyledPage {
  /** Paths below dist of the scripts, the style and the content that it loads. */
  files: readonly string[]
}

/**
 * Writes every page as complete HTML: its policy, then its own part of the style and the element
 * that starts the application.
 * @param offline whether visitors' devices keep the site for offline use
 */
export async function writeDocuments(
  pages: readonly RenderedPage[],
  assets: Assets,
  { startElement, PAGE_SCRIPT }: ServerEntry,
  opened: Opened,
  offline: boolean,
): Promise<WrittenPage[]> {
  const script = minifySync('page-start.js', PAGE_SCRIPT).code
  const written: WrittenPage[] = []
  for (const { path, html, kind, application } of pages) {
    const page: WrittenPage = { path, style: assets.styles.get(kind) ?? '', files: [] }
    let start = ''
    if (application) {
      const needed = assets.filesOf(application)
      page.files = [assets.entry, ...needed]
      page.script = script
      const contract = {
        entry: `/${assets.entry}`,
        files: needed.map((file) => `/${file}`),
        content: `/${assets.index}`,
        worker: offline ? WORKER : undefined,
        isNotFound: path === NOT_FOUND,
      }
      start = startElement(contract, script)
    }
    const fonts = application ? fontPreloads(assets.fonts) : ''
    const policy = policyMeta(pagePolicy([page], opened))
    const head = `${policy}<style>${page.style}</style>${start}</head>`
    const file = `${PATHS.dist}${pageFile(path)}`
    await mkdir(dirname(file), { recursive: true })
    await writeFile(
      file,
      html.replace('</head>', () => head).replace('</body>', () => `${fonts}</body>`),
    )
    written.push(page)
  }
  return written
}

/**
 * Returns links for the end of the body, which load the fonts after the first picture. Without them
 * Chromium would find the fonts in the style, and load them before the picture with the highest
 * priority; for fonts that the head preloads it delays the first paint (figures in
 * tests/tools/README.md). No browser waits for these: see styles/fonts.css.
 */
const fontPreloads = (fonts: readonly string[]): string =>
  fonts
    .map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin fetchpriority="low">`,
    )
    .join('')
