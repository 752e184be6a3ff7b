import { HOST_FILES, NOT_FOUND, withQuery } from '../hosts/site-rules'

/** The meaning of a request's address on this site. */
export type Meaning =
  | { kind: 'file'; file: string; path: string }
  | { kind: 'moved'; to: string; status: number }
  | { kind: 'missing' }
  | { kind: 'unreadable' }

export interface Site {
  /** Paths below dist of every file, with a leading slash. */
  files: ReadonlySet<string>
  redirects: ReadonlyMap<string, { to: string; status: number }>
}

const HIDDEN: ReadonlySet<string> = new Set([...HOST_FILES, NOT_FOUND, `${NOT_FOUND}.html`])
const missing = { kind: 'missing' } as const

/**
 * Resolves the address in the first line of a request. Everything is decided on the decoded path,
 * so that all spellings lead to the same file, and a redirect leads only to an existing page: never
 * to another host.
 */
export function resolveAddress(url: string, { files, redirects }: Site): Meaning {
  const [raw = '', query] = url.split(/\?(.*)/s)
  let path: string
  try {
    path = decodeURIComponent(raw)
  } catch {
    return { kind: 'unreadable' }
  }
  if (!path.startsWith('/')) return { kind: 'unreadable' }
  if (HIDDEN.has(path)) return missing
  const moved = (target: string, status: number): Meaning => ({
    kind: 'moved',
    to: withQuery(target, query ? `?${query}` : ''),
    status,
  })
  const redirect = redirects.get(path)
  if (redirect) return moved(redirect.to, redirect.status)
  const to = (page: string): Meaning => moved(page, 308)
  const has = (file: string) => files.has(file)
  if (path.endsWith('/')) {
    if (has(`${path}index.html`)) return { kind: 'file', file: `${path}index.html`, path }
    return has(`${path.slice(0, -1)}.html`) ? to(path.slice(0, -1)) : missing
  }
  if (path.endsWith('/index.html'))
    return has(path) ? to(path.slice(0, -'index.html'.length)) : missing
  if (path.endsWith('.html')) return has(path) ? to(path.slice(0, -'.html'.length)) : missing
  if (has(path)) return { kind: 'file', file: path, path }
  if (has(`${path}.html`)) return { kind: 'file', file: `${path}.html`, path }
  return has(`${path}/index.html`) ? to(`${path}/`) : missing
}
