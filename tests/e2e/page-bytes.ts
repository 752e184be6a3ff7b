import { existsSync, readFileSync, statSync } from 'node:fs'

/** Bytes of a first visit to a page, as a host serves them: compressed with brotli where that helps. */
export interface PageBytes {
  /** The page with its own style. */
  document: number
  /** All scripts and content of its application. */
  application: number
  /** The full sheet, which is fetched with the application. */
  style: number
  fonts: number
}

/**
 * Returns the size of a built site's file as a host sends it.
 * @param address such as `/assets/site-x.css`
 */
export function served(dist: string, address: string): number {
  const file = `${dist}${address}`
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

/**
 * Returns the address of a page's file in a built site.
 * @param path such as `/blog`
 */
export const documentOf = (path: string): string => `${path === '/' ? '/index' : path}.html`

/**
 * Returns the bytes of the page at `path`.
 * @throws Error when the page does not name the files of its application
 */
export function pageBytes(dist: string, path: string): PageBytes {
  const address = documentOf(path)
  const html = readFileSync(`${dist}${address}`, 'utf8')
  const [, entry, names] = /<script data-entry="([^"]+)" data-files="([^"]*)"/.exec(html) ?? []
  if (entry === undefined || names === undefined)
    throw new Error(`${path} does not name the files of its application`)
  const files = [entry, ...names.split(' ')]
  const fonts = Array.from(
    html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g),
    ([, href]) => href ?? '',
  )
  const sum = (addresses: readonly string[]) =>
    addresses.reduce((total, one) => total + served(dist, one), 0)
  const isStyle = (file: string) => file.endsWith('.css')
  return {
    document: served(dist, address),
    application: sum(files.filter((file) => !isStyle(file))),
    style: sum(files.filter(isStyle)),
    fonts: sum(fonts),
  }
}
