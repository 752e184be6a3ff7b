import { adminDirectives, pageDirectives, policyText, type Inlined, type Opened } from './policy'

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
/** A page with its inlined style, and its inlined script where it has one. */
export interface StyledPage {
  path: string
  style: string
  script?: string
}

/**
 * The answers of every host, as data; the writers beside this file translate it to the hosts' own
 * formats.
 */
export interface SiteRules {
  /**
   * No header is in two rules that fit the same path: hosts that read `_headers` would send both
   * values, joined.
   */
  headers: HeaderRule[]
  redirects: readonly Redirect[]
}

/**
 * The target of a redirect with the query of the request, as Cloudflare Pages and Netlify send it;
 * a target with a query of its own keeps that one.
 * @param query the query with its `?`, or the host's placeholder for it
 */
export function withQuery(to: string, query: string): string {
  if (to.includes('?')) return to
  const [path = '', fragment] = to.split('#', 2)
  return path + query + (fragment === undefined ? '' : `#${fragment}`)
}

/** The address whose page answers unknown ones, with status 404; no link leads to it. */
export const NOT_FOUND = '/404'
/** Files in dist that are for the host, not for visitors. */
export const HOST_FILES = ['/_headers', '/_redirects'] as const
/**
 * Netlify's and Cloudflare Pages' header for a file without a rule; the other hosts are configured
 * to send it, too.
 */
export const CHECK_EACH_TIME = 'public, max-age=0, must-revalidate'

const WORKER_POLICY = `default-src 'none'; script-src 'self'; connect-src 'self'`
const KEEP_A_YEAR: Header = ['Cache-Control', 'public, max-age=31536000, immutable']
const OWN_USE: Header = ['Cross-Origin-Resource-Policy', 'same-origin']

const everywhere = (hstsSubdomains: boolean): Header[] => [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Strict-Transport-Security', `max-age=63072000${hstsSubdomains ? '; includeSubDomains' : ''}`],
]

/** One rule for an address of one segment; one for all addresses below `/blog/`. */
const patternOf = (path: string): string => path.replace(/^(\/[^/]+\/).+$/, '$1*')

/** The inline texts of pages, for their common policy. */
export const inlinedIn = (pages: readonly Pick<StyledPage, 'style' | 'script'>[]): Inlined => ({
  styles: pages.map(({ style }) => style),
  scripts: pages.flatMap(({ script }) => script ?? []),
})

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
  const notFound = pages.filter(({ path }) => path === NOT_FOUND)
  const documents = [...new Set(pages.map(({ path }) => patternOf(path)))].map(
    (path): HeaderRule => ({
      path,
      headers: [
        // Below a folder, unknown addresses fit the folder's rule, and 404.html answers them.
        [
          'Content-Security-Policy',
          policyText(
            pageDirectives(
              inlinedIn([
                ...(path.endsWith('*') ? notFound : []),
                ...pages.filter((page) => patternOf(page.path) === path),
              ]),
              opened,
            ),
          ),
        ],
        ['Cross-Origin-Opener-Policy', 'same-origin'],
        OWN_USE,
        ...(path === NOT_FOUND ? [['Cache-Control', 'no-store'] as const] : []),
      ],
    }),
  )
  return {
    headers: [
      { path: '/*', headers: everywhere(opened.hstsSubdomains === true) },
      ...documents,
      { path: '/assets/*', headers: [KEEP_A_YEAR, OWN_USE] },
      // A worker that a browser keeps from its cache could not be replaced; it may fetch from this
      // site alone.
      {
        path: '/sw.js',
        headers: [
          ['Cache-Control', 'no-cache'],
          ['Content-Security-Policy', WORKER_POLICY],
          OWN_USE,
        ],
      },
      // Feed readers and search engines show the pictures on their own pages.
      {
        path: '/fotos/*',
        headers: [KEEP_A_YEAR, ['Cross-Origin-Resource-Policy', 'cross-origin']],
      },
      // Not `/admin/*`: an unknown address below it is answered by 404.html, with its own style.
      ...['/admin/', '/admin/assets/*'].map((path) => ({
        path,
        headers: [
          ['Content-Security-Policy', policyText(adminDirectives(opened))],
          ['Cross-Origin-Opener-Policy', 'same-origin'],
          OWN_USE,
          ['X-Robots-Tag', 'noindex, nofollow'],
        ] satisfies Header[],
      })),
    ],
    redirects,
  }
}
