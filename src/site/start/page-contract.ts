import { FIRST_SCREEN } from './first-screen'
import { FIRST_PRESSES } from './press'

/** What every page carries itself; the security policy names it by its hash. */
export const PAGE_SCRIPT = `${FIRST_PRESSES};${FIRST_SCREEN}`

/**
 * What the prerender tells the browser of a page, on the script that starts it. Written in Node and read
 * in the browser by this file, so that the two agree.
 */
export interface PageContract {
  /** Address of the script itself. */
  entry: string
  /**
   * Address of the index of the content (lib/read-content.ts). It changes with every script and every
   * chunk of content, and so it names the release.
   */
  content: string
  /** Address of the whole style sheet; the page carries the part that it shows. */
  style: string
  /** Names below /assets/ of every further script that the page needs. */
  chunks: readonly string[]
  /** Address of the service worker; none where the build has it switched off. */
  worker: string | undefined
  /** The page stands for every address that the site does not have. */
  isNotFound: boolean
}

/**
 * The elements that start a page, behind what paints it: its own script, and the first that is fetched.
 * Every part comes from the build and none from content, so nothing needs an escape.
 */
export const startElement = ({
  entry,
  content,
  style,
  chunks,
  worker,
  isNotFound,
}: PageContract): string =>
  `<script>${PAGE_SCRIPT}</script><script type="module" async src="${entry}" ` +
  `data-style="${style}" data-chunks="${chunks.join(' ')}" ` +
  `data-content="${content}"${worker ? ` data-worker="${worker}"` : ''}${isNotFound ? ' data-not-found' : ''} ` +
  'fetchpriority="low"></script>'

/** What the page's own start element says; undefined where nothing was prerendered, as in development. */
export function readContract(page: Document): PageContract | undefined {
  const script = page.querySelector<HTMLScriptElement>('script[data-chunks]')
  const { style, chunks, content, worker, notFound } = script?.dataset ?? {}
  if (!script || style === undefined || chunks === undefined || content === undefined)
    return undefined
  return {
    entry: script.getAttribute('src') ?? '',
    content,
    style,
    chunks: chunks.split(' ').filter(Boolean),
    worker,
    isNotFound: notFound !== undefined,
  }
}
