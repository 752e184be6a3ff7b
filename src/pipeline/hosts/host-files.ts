import { hash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { filesBelow } from '../files'
import { nginxFile } from './nginx-file'
import { HOST_FILES, type HeaderRule, type Redirect, type SiteRules } from './site-rules'

/**
 * Writes the rules in every host's format.
 * @param folders `dist` gets the files that hosts read there; `hosts` gets nginx's, outside dist
 * @throws Error when a rule does not fit into the hosts' limits
 */
export async function writeHostFiles(
  rules: SiteRules,
  { dist, hosts }: Record<'dist' | 'hosts', string>,
): Promise<void> {
  await mkdir(hosts, { recursive: true })
  await writeFile(`${dist}/_headers`, headersFile(rules.headers))
  await writeFile(`${dist}/_redirects`, redirectsFile(rules.redirects))
  await writeFile(`${hosts}/nginx.conf`, nginxFile(rules))
}

/** Cloudflare Pages' limits (developers.cloudflare.com/pages/configuration). */
const MAX_LINE = 2000
const MAX_HEADER_RULES = 100
const MAX_REDIRECTS = 2000

/** One line of printable ASCII: the allowed characters of a header's value. */
const PRINTABLE = /^[\x20-\x7e]+$/
/** @throws Error where a build passes a limit of the hosts */
function within(most: number, amount: number, what: string): void {
  if (amount > most) throw new Error(`${what}: ${amount}, and Cloudflare takes ${most}`)
}

/**
 * The text of `_headers`, which Cloudflare Pages and `npm run preview` read.
 * @throws Error when a value is not one line of printable ASCII, or a limit of the hosts is passed
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  // Pages below a common address, like /blog/*, have one rule.
  within(MAX_HEADER_RULES, rules.length, 'Rules of _headers')
  let text = ''
  for (const { path, headers } of rules) {
    text += `${path}\n`
    for (const [name, value] of headers) {
      const line = `  ${name}: ${value}`
      if (!PRINTABLE.test(value))
        throw new Error(`${name} of ${path} has a character that no header may have`)
      // Too many imageHosts, or styles below this address.
      within(MAX_LINE, line.length, `Letters of ${name} of ${path}`)
      text += `${line}\n`
    }
  }
  return text
}

/**
 * The text of `_redirects`, with one rule in each line. They are permanent, so that search engines
 * adopt the new address. The check has refused every address that a host could misread.
 * @throws Error when a limit is passed
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
  within(MAX_REDIRECTS, redirects.length, 'Lines of _redirects')
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')
}

/**
 * Address of the list of files that the build has written, with which `npm run smoke` compares all
 * of them.
 */
export const FILE_LIST = '/arquivos.json'

/** Hash of a file's bytes as the list of files writes it: SHA-256 in base64url. */
export const fileHash = (bytes: Buffer): string => hash('sha256', bytes, 'base64url')

/**
 * Writes the list: every file of dist by its path, with its hash. Afterwards only compressed copies
 * may be added to dist.
 */
export async function writeFileList(dist: string): Promise<void> {
  const hashes: Record<string, string> = {}
  for (const path of filesBelow(dist).map((file) => `/${file}`))
    // Hosts serve compressed copies in place of their originals.
    if (!/\.(?:br|gz)$/.test(path) && !HOST_FILES.includes(path))
      hashes[path] = fileHash(await readFile(`${dist}${path}`))
  await writeFile(`${dist}${FILE_LIST}`, `${JSON.stringify(hashes, null, 1)}\n`)
}
