import { mkdir, writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { caddyFile } from './caddy-file'
import { headersFile, redirectsFile } from './host-files'
import { nginxFile } from './nginx-file'
import { PLACE, type Place } from './own-server'
import type { SiteRules } from './site-rules'

/** The runtime that `npm run hosts` uses; wrangler refuses a date newer than its own. */
const COMPATIBILITY_DATE = '2026-01-01'

/**
 * `dist` gets the files that hosts read there; `hosts` the settings of servers that stand beside
 * it.
 */
export interface HostFolders {
  dist: string
  hosts: string
}

/**
 * Writes the rules in every host's format: `_headers` and `_redirects` into dist; nginx.conf,
 * Caddyfile and wrangler.json beside it.
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
    writeFile(`${hosts}/Caddyfile`, caddyFile(rules, place)),
    writeFile(`${hosts}/wrangler.json`, `${JSON.stringify(wrangler, null, 2)}\n`),
  ])
}
