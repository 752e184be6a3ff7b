import { CHECK_EACH_TIME, type SiteRules } from './site-rules'

/** Folder and port of a server of one's own; README uses the same. */
export interface Place {
  root: string
  port: number
}
export const PLACE: Place = { root: '/srv/retrilha', port: 8080 }

/**
 * Headers by name with the files that they apply to, for servers that choose by file: `/contato` is
 * contato.html there.
 */
export interface FileHeader {
  name: string
  values: { file: string; value: string }[]
  everywhere: string | undefined
}

/**
 * A page's address has no extension; an address with an extension is that of a file of the same
 * name.
 */
const fileOf = (path: string): string =>
  path.endsWith('/') ? `${path}index.html` : /\*$|\.\w+$/.test(path) ? path : `${path}.html`

/** The headers that other hosts send for a file without a rule. */
const UNSPOKEN: Readonly<Record<string, string>> = { 'Cache-Control': CHECK_EACH_TIME }

/** Groups the rules by header: one entry a header. A file that ends in `*` is a prefix of names. */
export function headersByName({ headers }: SiteRules): FileHeader[] {
  const names = new Set([
    ...headers.flatMap((rule) => rule.headers.map(([name]) => name)),
    ...Object.keys(UNSPOKEN),
  ])
  const valuesOf = (name: string, everywhere: boolean) =>
    headers
      .filter(({ path }) => (path === '/*') === everywhere)
      .flatMap((rule) =>
        rule.headers
          .filter(([one]) => one === name)
          .map(([, value]) => ({ file: fileOf(rule.path), value })),
      )
  return Array.from(names, (name) => ({
    name,
    values: valuesOf(name, false),
    everywhere: valuesOf(name, true)[0]?.value ?? UNSPOKEN[name],
  }))
}
