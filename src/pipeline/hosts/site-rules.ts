import { hash } from 'node:crypto'
import { HOST_NAME } from '../../content/text/web-address'

export type Header = readonly [name: string, value: string]
/** `path` is an address, or a prefix of addresses when its last character is `*`. */
export interface HeaderRule {
  path: string
  headers: readonly Header[]
}
/** An address that moved for good; `to` has only characters that a header may have. */
export interface Redirect {
  from: string
  to: string
}
/** A page with its inlined style, and its inlined script where it has one; both are the build's own. */
export interface StyledPage {
  path: string
  style: string
  script?: string
}
/** What the company's document opens, beyond this site's own files. */
export interface Opened {
  /** The map's origin is the only foreign one that a page may frame. */
  map: { embed: string }
  /** Hosts from which editors may show pictures. */
  imageHosts?: readonly string[] | undefined
  /** The editors' page opens drafts on GitHub. */
  repository?: unknown
  /** Browsers ask every name below the domain for nothing but https, too. */
  hstsSubdomains?: boolean | undefined
}

/** The answers of every host, as data; the files beside this one translate it to the hosts' formats. */
export interface SiteRules {
  /**
   * No header is in two rules that fit the same path: hosts that read `_headers` would send both
   * values, joined.
   */
  headers: HeaderRule[]
  redirects: readonly Redirect[]
}

/** The address whose page answers unknown ones, with status 404; no link leads to it. */
export const NOT_FOUND = '/404'
/** Files in dist that are for the host, not for visitors. */
export const HOST_FILES: readonly string[] = ['/_headers', '/_redirects']
/** Cloudflare Pages' header for a file without a rule; the other hosts are told to send it, too. */
export const CHECK_EACH_TIME = 'public, max-age=0, must-revalidate'

/**
 * The target of a redirect with the query of the request, as Cloudflare Pages sends it; a target
 * with a query of its own keeps that one.
 * @param query the query with its `?`, or the host's placeholder for it
 */
export function withQuery(to: string, query: string): string {
  const [path = '', fragment] = to.split('#', 2)
  if (to.includes('?')) return to
  return path + query + (fragment === undefined ? '' : `#${fragment}`)
}

/**
 * Returns the origin of an address from the content, rebuilt from its server's name alone: whatever
 * else the text contains (`;`, `*`, a user, a port) never reaches a header.
 * @throws Error for anything but https and a full server name
 */
export function contentOrigin(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isPlain = url?.protocol === 'https:' && !url.port && !url.username && !url.password
  if (!isPlain || !HOST_NAME.test(url.hostname))
    throw new Error(
      `"${address}" cannot go into the security policy: it is no https address with a server's full name`,
    )
  return `https://${url.hostname}`
}

/** This site's own files, and inline texts, each allowed once by its hash. */
const ownAnd = (texts: readonly string[]): string =>
  [`'self'`, ...new Set(texts.map((text) => `'sha256-${hash('sha256', text, 'base64')}'`))].join(
    ' ',
  )

/** `data:` serves the small drawings inside the style sheet, and the pictures of the editors' page. */
const imgSrc = (hosts: readonly string[] = []): string =>
  [`img-src 'self' data:`, ...hosts.map((host) => contentOrigin(`https://${host}`))].join(' ')

const UNFRAMED = `; frame-ancestors 'none'`

/**
 * Content-Security-Policy of pages: only this site's own files, what these pages carry inline, the
 * map's frame and allowed picture hosts.
 */
export const pagePolicy = (
  pages: readonly Omit<StyledPage, 'path'>[],
  { map, imageHosts }: Opened,
): string =>
  [
    `default-src 'none'`,
    `script-src ${ownAnd(pages.flatMap(({ script }) => script ?? []))}`,
    `style-src ${ownAnd(pages.map(({ style }) => style))}`,
    imgSrc(imageHosts),
    `font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'`,
    `frame-src ${contentOrigin(map.embed)}`,
    // Until the page runs, the searches of the lists submit to their own address. No other form
    // sends anything by itself; requests are sent by mail links.
    `form-action 'self'; base-uri 'none'`,
    // A text becomes code or elements only through the site's own rules (site/start/trusted.ts,
    // page-start.ts).
    `require-trusted-types-for 'script'; trusted-types retrilha default sem-script`,
  ].join('; ') + UNFRAMED

/**
 * The editors' page: its own files, small pictures as data addresses, and GitHub's interface where
 * a repository is configured.
 */
export const adminPolicy = (opened: Pick<Opened, 'repository' | 'imageHosts'>): string =>
  [
    `default-src 'none'; script-src 'self'; style-src 'self'`,
    imgSrc(opened.imageHosts),
    `font-src 'self'; connect-src 'self'${opened.repository ? ' https://api.github.com' : ''}`,
    `form-action 'none'; base-uri 'none'`,
    // No text becomes code or elements here, not even by a rule of its own.
    `require-trusted-types-for 'script'; trusted-types 'none'`,
  ].join('; ') + UNFRAMED

/**
 * The same policy inside a page, for hosts that do not send our headers; it must precede the page's
 * first style and script. Browsers ignore frame-ancestors in a page (CSP 3, section 3.3).
 */
export const policyMeta = (policy: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="${policy.replace(UNFRAMED, '')}">`

const WORKER_POLICY = `default-src 'none'; script-src 'self'; connect-src 'self'`
const KEEP_A_YEAR: Header = ['Cache-Control', 'public, max-age=31536000, immutable']
const OWN_USE: Header = ['Cross-Origin-Resource-Policy', 'same-origin']
/** The headers of a page, or of a script that runs on its own. */
const documentHeaders = (policy: string): Header[] => [
  ['Content-Security-Policy', policy],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  OWN_USE,
]

/** One rule for an address of one segment; one for all addresses below `/blog/`. */
const patternOf = (path: string): string => path.replace(/^(\/[^/]+\/).+$/, '$1*')

/**
 * The rules for the pages of a build.
 * Every address of one segment, and every folder, has a policy of its own with the hashes of its
 * styles: ten kinds of pages more are ten rules more, and no line grows. `/*` sets none, because
 * `/admin/` needs another one and hosts join the values of two rules. An unknown address therefore
 * gets its policy by header from nginx and the preview, elsewhere from the meta element of
 * 404.html.
 */
export function siteRules(
  pages: readonly StyledPage[],
  opened: Opened,
  redirects: readonly Redirect[],
): SiteRules {
  const subdomains = opened.hstsSubdomains ? '; includeSubDomains' : ''
  const documents = [...new Set(pages.map(({ path }) => patternOf(path)))].map(
    (path): HeaderRule => {
      // Below a folder, unknown addresses fit the folder's rule, and 404.html answers them.
      const unknown = pages.filter((page) => path.endsWith('*') && page.path === NOT_FOUND)
      const alike = pages.filter((page) => patternOf(page.path) === path)
      const headers = documentHeaders(pagePolicy([...unknown, ...alike], opened))
      if (path === NOT_FOUND) headers.push(['Cache-Control', 'no-store'])
      return { path, headers }
    },
  )
  const admin: Header[] = [
    ...documentHeaders(adminPolicy(opened)),
    ['X-Robots-Tag', 'noindex, nofollow'],
  ]
  const headers: HeaderRule[] = [
    {
      path: '/*',
      headers: [
        ['X-Content-Type-Options', 'nosniff'],
        ['X-Frame-Options', 'DENY'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
        ['Strict-Transport-Security', `max-age=63072000${subdomains}`],
      ],
    },
    ...documents,
    { path: '/assets/*', headers: [KEEP_A_YEAR, OWN_USE] },
    // A worker that a browser keeps from its cache could not be replaced; it may fetch from this
    // site alone.
    {
      path: '/sw.js',
      headers: [['Cache-Control', 'no-cache'], ['Content-Security-Policy', WORKER_POLICY], OWN_USE],
    },
    // Feed readers and search engines show the pictures on their own pages.
    { path: '/fotos/*', headers: [KEEP_A_YEAR, ['Cross-Origin-Resource-Policy', 'cross-origin']] },
    // Not `/admin/*`: an unknown address below it is answered by 404.html, with its own style.
    { path: '/admin/', headers: admin },
    { path: '/admin/assets/*', headers: admin },
  ]
  return { headers, redirects }
}
