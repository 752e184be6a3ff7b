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
  /** Addresses of every further script and piece of content that the page needs. */
  files: readonly string[]
  /** Address of the service worker; none where the build has it switched off. */
  worker: string | undefined
  /** The page stands for every address that the site does not have. */
  isNotFound: boolean
}

/** Most files lie in one folder, which a page need not name a dozen times. */
const FOLDER = '/assets/'
const shortened = (address: string): string =>
  address.startsWith(FOLDER) ? address.slice(FOLDER.length) : address
const lengthened = (name: string): string => (name.startsWith('/') ? name : `${FOLDER}${name}`)

/**
 * The elements that start a page, behind what paints it: its own script, and the first that is fetched.
 * Every part comes from the build and none from content, so nothing needs an escape.
 */
export const startElement = ({
  entry,
  content,
  style,
  files,
  worker,
  isNotFound,
}: PageContract): string =>
  `<script>${PAGE_SCRIPT}</script><script type="module" async src="${entry}" ` +
  `data-style="${style}" data-files="${files.map(shortened).join(' ')}" ` +
  `data-content="${content}"${worker ? ` data-worker="${worker}"` : ''}${isNotFound ? ' data-not-found' : ''} ` +
  'fetchpriority="low"></script>'

/** What the page's own start element says; undefined where nothing was prerendered, as in development. */
export function readContract(page: Document): PageContract | undefined {
  const script = page.querySelector<HTMLScriptElement>('script[data-files]')
  const { style, files, content, worker, notFound } = script?.dataset ?? {}
  if (!script || style === undefined || files === undefined || content === undefined)
    return undefined
  return {
    entry: script.getAttribute('src') ?? '',
    content,
    style,
    files: files.split(' ').filter(Boolean).map(lengthened),
    worker,
    isNotFound: notFound !== undefined,
  }
}
