import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { nginxFile } from '../../../src/pipeline/hosts/nginx-file'
import { PLACE } from '../../../src/pipeline/hosts/own-server'
import { siteRules } from '../../../src/pipeline/hosts/site-rules'
import { smallSite } from './small-site'

const pages = [
  { path: '/', style: 'a{}' },
  { path: '/contato', style: 'b{}' },
  { path: '/blog/x', style: 'c{}' },
  { path: '/404', style: 'd{}' },
]
const rules = siteRules(pages, { mapEmbed: 'https://mapa.example/', imageHosts: [] }, [
  { from: '/velho', to: '/contato', status: 301 },
])
const policyOf = (path: string) =>
  rules.headers
    .find((rule) => rule.path === path)
    ?.headers.find(([name]) => name === 'Content-Security-Policy')?.[1] ?? 'nenhuma'

describe('the file for nginx', () => {
  const text = nginxFile(rules, PLACE)

  it('gives each file the policy of its page', () => {
    expect(text).toContain(`/index.html "${policyOf('/')}`)
    expect(text).toContain(`/contato.html "${policyOf('/contato')}`)
    expect(text).toContain(`"~^/blog/" "${policyOf('/blog/*')}`)
  })

  it('gives a file that is no page what its rule says, and the manifest its type', () => {
    expect(text).toContain(`/sw.js "${policyOf('/sw.js')}`)
    expect(text).toContain('application/manifest+json webmanifest;')
  })

  it('names the address that moved, the place and the folder', () => {
    expect(text).toContain('/velho /contato$is_args$args;')
    expect(text).toContain(PLACE.root)
    expect(text).toContain(String(PLACE.port))
  })
})

it('every host gets its file, and wrangler finds dist from its own folder', async () => {
  const { hosts } = await smallSite()
  expect(JSON.parse(readFileSync(join(hosts, 'wrangler.json'), 'utf8'))).toEqual({
    name: 'retrilha',
    pages_build_output_dir: '../dist',
    compatibility_date: '2026-01-01',
  })
  expect(readFileSync(join(hosts, 'nginx.conf'), 'utf8')).toContain('/blog/velho /blog/x$')
})
