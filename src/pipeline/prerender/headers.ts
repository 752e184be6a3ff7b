import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** sonner inserts one style element, first empty and then with this text; a strict policy has to name both by hash. */
async function toasterStyle(): Promise<string> {
  const source = await readFile(createRequire(import.meta.url).resolve('sonner').replace(/\.js$/, '.mjs'), 'utf8')
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1]
  if (!literal) throw new Error('O estilo do sonner não foi encontrado; a versão mudou? Confira src/pipeline/prerender/headers.ts.')
  return JSON.parse(literal)
}

export interface Policy {
  /** Texts of the inlined styles. */
  styles: string[]
  /** Address of the embedded map; its origin is the only foreign one that a page may load. */
  mapEmbed: string
  /** Hosts that editors may take pictures from. */
  imageHosts: string[]
}

/** Content-Security-Policy of every page: nothing but this site's own files, the map's frame and allowed picture hosts. */
export async function contentSecurityPolicy({ styles, mapEmbed, imageHosts }: Policy): Promise<string> {
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self' ${[...new Set([...styles, '', await toasterStyle()])].map(sha256).join(' ')}`,
    // data: serves the small drawings inside the style sheet.
    `img-src ${[`'self'`, 'data:', ...imageHosts.map((host) => `https://${host}`)].join(' ')}`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `frame-src ${new URL(mapEmbed).origin}`,
    // The forms' way without script: the browser hands them to the mail application.
    `form-action 'self' mailto:`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

/**
 * Header rules in the format that Netlify, Cloudflare Pages and `npm run preview` read. No header stands in two rules that
 * fit the same path: the hosts would send both values. Pages need no Cache-Control, as hosts let them be checked again at each visit.
 */
export const headersFile = (policy: string): string => `/*
  Content-Security-Policy: ${policy}
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin
  Strict-Transport-Security: max-age=63072000; includeSubDomains
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/fotos/*
  Cache-Control: public, max-age=31536000, immutable
`
