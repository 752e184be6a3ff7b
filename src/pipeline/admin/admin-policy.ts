/** What the policy of /admin depends on; both from company.yaml. */
export interface AdminPolicyFacts {
  /** `dono/nome` on GitHub, where one is configured: only then may the page speak to it. */
  repository: string | undefined
  /** Hosts that editors may take pictures from; the preview shows them. */
  imageHosts: readonly string[]
}

/**
 * Content-Security-Policy of /admin and of nothing else: this site's own files, small pictures as data addresses, and
 * GitHub's interface where a repository is configured. `frame-ancestors` works in a header alone; see `adminMetaPolicy`.
 */
export const adminPolicy = (facts: AdminPolicyFacts): string => [...directives(facts), `frame-ancestors 'none'`].join('; ')

/** The same for the page's own meta element, which guards it on hosts that send no headers. */
export const adminMetaPolicy = (facts: AdminPolicyFacts): string => directives(facts).join('; ')

/** Headers of /admin besides its policy, by name. */
export const ADMIN_HEADERS = { 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' } as const

const directives = ({ repository, imageHosts }: AdminPolicyFacts): string[] => [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `img-src ${[`'self'`, 'data:', ...imageHosts.map((host) => `https://${host}`)].join(' ')}`,
  `font-src 'self'`,
  `connect-src ${["'self'", ...(repository ? ['https://api.github.com'] : [])].join(' ')}`,
  `form-action 'none'`,
  `base-uri 'none'`,
]
