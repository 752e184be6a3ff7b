import { mkdir, writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { nginxFile } from './nginx-file'
import { PLACE, type Place } from './own-server'
import type { SiteRules, HeaderRule, RedirectRule } from './site-rules'

/** For `wrangler pages dev`, which refuses a date newer than its own. */
const COMPATIBILITY_DATE = '2026-01-01'

/**
 * `dist` gets the files that hosts read there; `hosts` gets the settings of web servers, outside
 * dist.
 */
export interface HostFolders {
  dist: string
  hosts: string
}

/** The rules of a `_redirects` file, as redirectsFile writes them. */
export const readRedirects = (text: string): { from: string; to: string; status: number }[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = '', status] = line.split(' ')
      return { from, to, status: Number(status) }
    })

/**
 * Writes the rules in every host's format: `_headers` and `_redirects` into dist; nginx.conf
 * and wrangler.json beside it.
 * @throws Error when a rule does not fit into the hosts' limits
 */
export async function writeHostFiles(
  rules: SiteRules,
  { dist, hosts }: HostFolders,
  place: Place = PLACE,
): Promise<void> {
  await mkdir(hosts, { recursive: true })
  const wrangler = {
    name: 'retrilha',
    pages_build_output_dir: relative(hosts, dist),
    compatibility_date: COMPATIBILITY_DATE,
  }
  await Promise.all([
    writeFile(`${dist}/_headers`, headersFile(rules.headers)),
    writeFile(`${dist}/_redirects`, redirectsFile(rules.redirects)),
    writeFile(`${hosts}/nginx.conf`, nginxFile(rules, place)),
    writeFile(`${hosts}/wrangler.json`, `${JSON.stringify(wrangler, null, 2)}\n`),
  ])
}

/**
 * Cloudflare Pages' limits, the tightest of the hosts that read these files
 * (developers.cloudflare.com/pages/configuration).
 */
const MAX_LINE = 2000
const MAX_HEADER_RULES = 100
const MAX_REDIRECTS = 2000
const MAX_REDIRECT_LINE = 1000

/** One line of printable ASCII: the allowed characters of a header's value. */
const PRINTABLE = /^[\x20-\x7e]+$/
/**
 * A path (`/` is the home page) without the characters that hosts read as patterns or as the end of
 * a word.
 */
const ADDRESS =
  /^\/(?:(?:[\w~]|%(?:20|[89a-f][\da-f]))(?:[\w.~-]|%(?:20|[89a-f][\da-f]))*(?:\/(?=.)|$))*$/i
/** The same with query and fragment, or an address of another site. */
const TARGET = /^(?:\/(?!\/)|https:\/\/[a-z\d.-]+(?::\d+)?(?:\/|$))[\w.~/?#&=%+,@!:-]*$/i

/** @throws Error where a build passes a limit of the hosts */
function within(most: number, amount: number, what: string, advice: string): void {
  if (amount > most)
    throw new Error(`${what}: são ${amount}, e a Cloudflare aceita ${most}. ${advice}`)
}

/**
 * The text of `_headers`, which Netlify, Cloudflare Pages and `npm run preview` read.
 * @throws Error when a value is not one line of printable ASCII, or a limit of the hosts is passed
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const common = 'Junte páginas sob um endereço comum, como /blog/*.'
  within(MAX_HEADER_RULES, rules.length, 'Regras de _headers', common)
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...headers.map(([name, value]) => {
      if (!PRINTABLE.test(value))
        throw new Error(
          `O cabeçalho ${name} de ${path} tem um caractere que não pode ir num cabeçalho.`,
        )
      const line = `  ${name}: ${value}`
      const advice = 'Há sites de fotos demais em imageHosts, ou estilos demais sob o endereço?'
      within(MAX_LINE, line.length, `Letras do cabeçalho ${name} de ${path}`, advice)
      return line
    }),
  ])
  return `${lines.join('\n')}\n`
}

/**
 * The text of `_redirects`, with one rule in each line.
 * @throws Error when an address is not a plain path of this site, appears twice, leads to itself,
 * or a limit of the hosts is passed
 */
export function redirectsFile(rules: readonly RedirectRule[]): string {
  const advice = 'Retire endereços antigos que ninguém mais procura.'
  within(MAX_REDIRECTS, rules.length, 'Linhas de _redirects', advice)
  const seen = new Set<string>()
  return rules
    .map(({ from, to, status }) => {
      const what = `O redirecionamento de «${from.slice(0, 80)}»`
      if (!ADDRESS.test(from) || !TARGET.test(to))
        throw new Error(
          `${what} para «${to}» não pode ir ao servidor: escreva endereços como /blog/um-artigo.`,
        )
      if (from === to) throw new Error(`${what} leva a si mesmo.`)
      if (seen.has(from)) throw new Error(`${what} aparece duas vezes.`)
      seen.add(from)
      const line = `${from} ${to} ${status}\n`
      within(MAX_REDIRECT_LINE, line.length, `Letras: ${what}`, 'Encurte os endereços.')
      return line
    })
    .join('')
}
