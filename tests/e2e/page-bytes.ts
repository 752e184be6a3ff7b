import { existsSync, readFileSync, statSync } from 'node:fs'

/** Bytes of a first visit to a page, as a host serves them: compressed with brotli where that helps. */
export interface PageBytes {
  document: number
  /** What the page asks for before it has rested. */
  scripts: number
  /** How many files the scripts are in. */
  files: number
  /** All scripts and content of the page once its application runs. */
  application: number
  /** The style of the rest of the page, linked below its first screen. */
  rest: number
  /** The full style sheet, which comes with the application. */
  style: number
  fonts: number
}

/** What a file of a built site weighs on its way. @param address as `/assets/site-x.css` */
export function served(dist: string, address: string): number {
  const file = `${dist}${address}`
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

/** The file of a page below a built site. @param path as `/blog` */
export const documentOf = (path: string): string => `${path === '/' ? '/index' : path}.html`

/** @throws Error where the page does not say what it loads */
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
