import { FIRST_SCREEN } from './first-screen'
import { FIRST_TAPS } from './first-taps'

/** What every page carries itself; the security policy names it by its hash. */
export const PAGE_SCRIPT = `${FIRST_TAPS};${FIRST_SCREEN}`

/**
 * What the prerender tells the browser of a page, on the script that starts it: written in Node and read in the browser,
 * here, so that the two agree. What the first script takes of it brings nothing else along.
 */
export interface PageContract {
  /** Address of the script itself. */
  entry: string
  /** Address of the index of the content (lib/read-content.ts). It changes with every script and every chunk of content, and so it names the release. */
  content: string
  /** Address of the whole style sheet; the page carries the part that it shows. */
  style: string
  /** Names below /assets/ of every further script that the page needs. */
  chunks: readonly string[]
  /** Address of the service worker; none where the build has it switched off. */
  worker: string | undefined
  /** The page stands for every address that the site does not have. */
  isNotFound: boolean
  /** Screens, as a media query, on which the application starts by itself; undefined where it waits on all (boot/waits.ts). */
  startsOn: string | undefined
  /** The page is there for its tools: who scrolls it is about to use them, and starts an application that waits. */
  hasTools: boolean
}

/** The elements that start a page, behind what paints it: its own script, and the first that is fetched. Every part of it comes from the build, none from content; nothing needs an escape. */
export const startElement = ({
  entry,
  content,
  style,
  chunks,
  worker,
  isNotFound,
  startsOn,
  hasTools,
}: PageContract): string =>
  `<script>${PAGE_SCRIPT}</script><script type="module" async src="${entry}" data-style="${style}" data-chunks="${chunks.join(' ')}" data-content="${content}"${worker ? ` data-worker="${worker}"` : ''}${isNotFound ? ' data-not-found' : ''}${startsOn ? ` data-starts-on="${startsOn}"` : ''}${hasTools ? ' data-tools' : ''} fetchpriority="low"></script>`

/** What the page's own start element says; undefined where nothing was prerendered, as in development. */
export function readContract(page: Document): PageContract | undefined {
  const script = page.querySelector<HTMLScriptElement>('script[data-chunks]')
  const { style, chunks, content, worker, notFound, startsOn, tools } = script?.dataset ?? {}
  if (!script || style === undefined || chunks === undefined || content === undefined)
    return undefined
  return {
    entry: script.getAttribute('src') ?? '',
    content,
    style,
    chunks: chunks.split(' ').filter(Boolean),
    worker,
    isNotFound: notFound !== undefined,
    startsOn,
    hasTools: tools !== undefined,
  }
}
