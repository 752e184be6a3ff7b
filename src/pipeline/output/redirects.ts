import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Redirect } from '../../content/rules/redirects'
import { decoded } from '../../content/text/web-address'
import { escapeHtml } from '../escape-html'
import type { RedirectRule } from '../hosts/site-rules'

/**
 * The rules for hosts. They are permanent, so that search engines adopt the new address; `to` has
 * only characters that a header may have.
 */
export const redirectRules = (redirects: readonly Redirect[]): RedirectRule[] =>
  redirects.map(({ from, to }) => ({ from, to: encoded(decoded(to)), status: 301 }))

/** encodeURI leaves four signs that hosts do not take in an address. */
const encoded = (address: string): string =>
  encodeURI(address).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

/**
 * The page at an old address, for hosts that ignore `_redirects`: it redirects at once, without
 * script and style, so that every policy allows it, and has a link for browsers that do not follow.
 * @param origin origin of the site, without a slash at its end
 */
export function redirectPage({ to }: RedirectRule, origin: string): string {
  const target = escapeHtml(to)
  const canonical = escapeHtml(to.startsWith('/') ? `${origin}${to}` : to)
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Esta página mudou de endereço</title>
<meta http-equiv="refresh" content="0;url=${target}">
<link rel="canonical" href="${canonical}">
<meta name="robots" content="noindex">
</head>
<body>
<main>
<h1>Esta página mudou de endereço</h1>
<p><a href="${target}">Ir para o endereço novo</a></p>
</main>
</body>
</html>
`
}

/**
 * Writes a page for every old address whose file a host would serve as HTML; the host's rules
 * answer others such as /antigo.php.
 * @throws Error when the build already has a file of that name
 */
export async function writeRedirectPages(
  rules: readonly RedirectRule[],
  dist: string,
  origin: string,
): Promise<void> {
  for (const rule of rules) {
    const isPage = rule.from.endsWith('.html')
    if (!isPage && /\.[^/]*$/.test(rule.from)) continue
    const file = `${dist}${decoded(rule.from)}${isPage ? '' : '.html'}`
    if (existsSync(file))
      throw new Error(`content/redirects.yaml: ${rule.from} já é um arquivo do site construído.`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, redirectPage(rule, origin))
  }
}
