import { existsSync, readFileSync, statSync } from 'node:fs'

/** Bytes of a first visit to a page, as a host serves them: compressed with brotli where that helps. */
export interface PageBytes {
  document: number
  /** Scripts that the page fetches before it has rested. */
  scripts: number
  /** How many files the scripts are in. */
  files: number
  /** All scripts and content of the page once its application runs. */
  application: number
  /** The style of the rest of the page, linked below its first screen. */
  rest: number
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
 * @throws Error when the page does not name its scripts and style sheets
 */
export function pageBytes(dist: string, path: string): PageBytes {
  const address = documentOf(path)
  const html = readFileSync(`${dist}${address}`, 'utf8')
  const [, entry, style, files] =
    /<script[^>]* src="([^"]+)" data-style="([^"]+)" data-files="([^"]*)"/.exec(html) ?? []
  if (entry === undefined || style === undefined || files === undefined)
    throw new Error(`${path} não diz de que scripts e folhas precisa`)
  const all = [
    entry,
    ...files
      .split(' ')
      .filter(Boolean)
      .map((name) => (name.startsWith('/') ? name : `/assets/${name}`)),
  ]
  const scripts = [entry]
  const fonts = Array.from(
    html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g),
    ([, href]) => href ?? '',
  )
  const [, rest] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? []
  const sum = (addresses: readonly string[]) =>
    addresses.reduce((total, one) => total + served(dist, one), 0)
  return {
    document: served(dist, address),
    scripts: sum(scripts),
    files: scripts.length,
    application: sum(all),
    rest: rest === undefined ? 0 : served(dist, rest),
    style: sum([style]),
    fonts: sum(fonts),
  }
}
