import { createHash } from 'node:crypto'
import { HOST_NAME } from '../../content/text/web-address'

const sha256 = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** This site's own files, and the inline texts of its pages, each allowed once by its hash. */
const ownAnd = (texts: readonly string[]): string =>
  [`'self'`, ...[...new Set(texts)].map(sha256)].join(' ')

/**
 * Returns the origin of an address from the content, rebuilt from its server's name alone: whatever
 * else the text contains (`;`, `*`, a user, a port) never reaches a header.
 * @throws Error for anything but https and a full server name
 */
export function contentOrigin(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (
    url?.protocol !== 'https:' ||
    !HOST_NAME.test(url.hostname) ||
    url.port ||
    url.username ||
    url.password
  ) {
    throw new Error(
      `«${address}» não é um endereço https com o nome inteiro de um servidor, e não pode ` +
        'entrar na política de segurança.',
    )
  }
  return `https://${url.hostname}`
}

/** Origins that the content may use, beyond this site's own files. */
export interface Opened {
  /** Address of the embedded map; its origin is the only foreign one that a page may frame. */
  mapEmbed: string
  /** Hosts from which editors may show pictures. */
  imageHosts: readonly string[]
  /** Whether the editors' page opens drafts on GitHub. */
  repository?: boolean
  /** Whether browsers ask every name below the domain for nothing but https, too. */
  hstsSubdomains?: boolean
}

/** Inline texts of pages that browsers apply and run. */
export interface Inlined {
  styles: readonly string[]
  scripts: readonly string[]
}

type Directives = readonly (readonly [name: string, value: string])[]

/** `data:` serves the small drawings inside the style sheet, and the pictures of the editors' page. */
const imgSrc = (imageHosts: readonly string[]): Directives[number] => [
  'img-src',
  [`'self'`, 'data:', ...imageHosts.map((host) => contentOrigin(`https://${host}`))].join(' '),
]

/**
 * Content-Security-Policy of pages: only this site's own files, the map's frame and allowed picture
 * hosts.
 * @param inlined texts of the styles and scripts that these pages carry; the scripts are the
 * build's own, none from content
 */
export const pageDirectives = (
  { styles, scripts }: Inlined,
  { mapEmbed, imageHosts }: Opened,
): Directives => [
  ['default-src', `'none'`],
  ['script-src', ownAnd(scripts)],
  ['style-src', ownAnd(styles)],
  imgSrc(imageHosts),
  ['font-src', `'self'`],
  ['connect-src', `'self'`],
  ['manifest-src', `'self'`],
  ['worker-src', `'self'`],
  ['frame-src', contentOrigin(mapEmbed)],
  // Until the page runs, the searches of the lists submit to their own address. No other form sends
  // anything by itself; requests are sent by mail links.
  ['form-action', `'self'`],
  ['base-uri', `'none'`],
  // A text becomes code or elements only through the site's own rules (site/start/trusted.ts,
  // page-start.ts).
  ['require-trusted-types-for', `'script'`],
  ['trusted-types', 'retrilha default sem-script'],
  ['frame-ancestors', `'none'`],
]

/**
 * The editors' page: its own files, small pictures as data addresses, and GitHub's interface where
 * a repository is configured.
 */
export const adminDirectives = ({
  repository,
  imageHosts,
}: Pick<Opened, 'repository' | 'imageHosts'>): Directives => [
  ['default-src', `'none'`],
  ['script-src', `'self'`],
  ['style-src', `'self'`],
  imgSrc(imageHosts),
  ['font-src', `'self'`],
  ['connect-src', `'self'${repository ? ' https://api.github.com' : ''}`],
  ['form-action', `'none'`],
  ['base-uri', `'none'`],
  // No text becomes code or elements here, not even by a rule of its own.
  ['require-trusted-types-for', `'script'`],
  ['trusted-types', `'none'`],
  ['frame-ancestors', `'none'`],
]

export const policyText = (directives: Directives): string =>
  directives.map(([name, value]) => `${name} ${value}`).join('; ')

/**
 * The same policy inside a page, for hosts that do not send our headers; it must precede the page's
 * first style and script. Browsers ignore frame-ancestors in a page (CSP 3, section 3.3).
 */
export const policyMeta = (directives: Directives): string =>
  '<meta http-equiv="Content-Security-Policy" ' +
  `content="${policyText(directives.filter(([name]) => name !== 'frame-ancestors'))}">`
