import { FIRST_SCREEN } from './first-screen'
import { FIRST_PRESSES } from './press'

/** Inline script of every page; the security policy allows it by its hash. */
export const PAGE_SCRIPT = `${FIRST_PRESSES};${FIRST_SCREEN}`

/**
 * Data that the prerender passes to the browser, on the script element that starts the page. This
 * file writes it in Node and reads it in the browser, so that the two agree.
 */
export interface PageContract {
  /**
   * Address of the index of the content (lib/read-content.ts). It changes with every script and
   * every content file, so it identifies the release.
   */
  content: string
  /** Address of the full style sheet; the page carries only the rules that it shows. */
  style: string
  /** Addresses of every further script and piece of content that the page needs. */
  files: readonly string[]
  /** Address of the service worker; undefined when the build has it switched off. */
  worker: string | undefined
  /** The page is the host's answer to every unknown address. */
  isNotFound: boolean
}

/** Most files are in this folder, so the contract leaves its name out. */
const FOLDER = '/assets/'
const shortened = (address: string): string =>
  address.startsWith(FOLDER) ? address.slice(FOLDER.length) : address
const lengthened = (name: string): string => (name.startsWith('/') ? name : `${FOLDER}${name}`)

/**
 * The elements that start a page, after those that paint it: the inline script, and the first
 * script file, which carries the contract. Every value comes from the build and none from content,
 * so nothing needs escaping.
 * @param entry address of the script file
 */
export const startElement = ({
  entry,
  content,
  style,
  files,
  worker,
  isNotFound,
}: PageContract & { entry: string }): string =>
  `<script>${PAGE_SCRIPT}</script><script type="module" async src="${entry}" ` +
  `data-style="${style}" data-files="${files.map(shortened).join(' ')}" ` +
  `data-content="${content}"${worker ? ` data-worker="${worker}"` : ''}${isNotFound ? ' data-not-found' : ''} ` +
  'fetchpriority="low"></script>'

/**
 * Reads the contract from the page's start element; undefined when nothing was prerendered, as in
 * development.
 */
export function readContract(page: Document): PageContract | undefined {
  const { style, files, content, worker, notFound } =
    page.querySelector<HTMLElement>('script[data-files]')?.dataset ?? {}
  if (style === undefined || files === undefined || content === undefined) return undefined
  return {
    content,
    style,
    files: files.split(' ').filter(Boolean).map(lengthened),
    worker,
    isNotFound: notFound !== undefined,
  }
}
