import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { HTTPS_ADDRESS } from '../../../src/content/text/web-address'
import { headersFile } from '../../../src/pipeline/hosts/host-files'
import {
  adminPolicy,
  contentOrigin,
  pagePolicy,
  policyMeta,
  siteRules,
  withQuery,
  type StyledPage,
} from '../../../src/pipeline/hosts/site-rules'
import { headersFor, parseHeaderRules } from '../../../src/pipeline/serve/site-server'

const opened = {
  map: { embed: 'https://mapa.example/embed?x=1;sandbox' },
  imageHosts: ['fotos.example'],
}
const styles = [
  { style: 'body{}' },
  { style: 'main{}', script: 'go()' },
  { style: 'body{}', script: 'go()' },
]
const policy = pagePolicy(styles, opened)
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the security policy', () => {
  it('opens pages for their own files and inline texts, the map and the hosts that the company allows', () => {
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'self' ${hashOf('go()')}`,
      `style-src 'self' ${hashOf('body{}')} ${hashOf('main{}')}`,
      "img-src 'self' data: https://fotos.example",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      'frame-src https://mapa.example',
      "form-action 'self'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types retrilha default sem-script',
      "frame-ancestors 'none'",
    ])
    expect(pagePolicy([], opened)).toContain("script-src 'self';")
  })

  it('opens the editors’ page for its own files and, with a repository, for GitHub', () => {
    expect(adminPolicy({ imageHosts: [], repository: true }).split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self' https://api.github.com",
      "form-action 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      "frame-ancestors 'none'",
    ])
    expect(adminPolicy({})).toContain("connect-src 'self';")
  })

  it('says the same inside the page, but for what browsers take only from a header', () => {
    const [, content = ''] = /content="([^"]*)"/.exec(policyMeta(policy)) ?? []
    expect(`${content}; frame-ancestors 'none'`).toBe(policy)
  })
})

const HOSTILE =
  "https://*/|https://a;sandbox|https://127.0.0.1/|https://mapa.example:8443/|https://*.example/|https://a.example;script-src *|https://a.example,b.example/x y|https://a.example/'unsafe-inline'\n|http://mapa.example/|javascript:alert(1)|data:text/html,x|//mapa.example/|https://user:pw@mapa.example/|https://[::1]/|https://localhost/|https://mapa_example.com/|https://-a.example/||nada".split(
    '|',
  )

it.each(HOSTILE)(
  "an address from the content never brings more than a server's name into the policy: %j",
  (address) => {
    const origin = (() => {
      try {
        return contentOrigin(address)
      } catch {
        return undefined
      }
    })()
    expect(origin ?? 'https://a.example').toMatch(/^https:\/\/(?:[a-z0-9-]+\.)+[a-z]+$/)
    // The policy accepts every address that the check accepts.
    if (HTTPS_ADDRESS.test(address)) expect(origin).toBeDefined()
  },
)

it('an address from the content is rebuilt from its origin, and a host is nothing but a host', () => {
  expect(contentOrigin('https://Mapa.Example/a?b#c')).toBe('https://mapa.example')
  expect(() => pagePolicy([], { ...opened, imageHosts: ['a.example; script-src *'] })).toThrow(
    /no https address/,
  )
})

const pages: StyledPage[] = [
  { path: '/', style: 'a{}' },
  { path: '/contato', style: 'b{}' },
  { path: '/blog', style: 'c{}' },
  { path: '/blog/x', style: 'd{}' },
  { path: '/blog/y', style: 'd{}' },
  { path: '/404', style: 'e{}' },
]
const rules = siteRules(pages, opened, [])
const readRules = (...given: Parameters<typeof siteRules>) =>
  parseHeaderRules(headersFile(siteRules(...given).headers))
const read = readRules(pages, opened, [])
const of = (path: string, rules = read) => headersFor(rules, path)
const policyOf = (path: string, rules = read) =>
  of(path, rules).get('Content-Security-Policy') ?? ''

it.each([
  ['/b', '/b?q=1'],
  ['/b#c', '/b?q=1#c'],
  ['/b?own=1', '/b?own=1'],
])('a redirect to %s keeps the query that it was asked with: %s', (to, expected) => {
  expect(withQuery(to, '?q=1')).toBe(expected)
  expect(withQuery(to, '')).toBe(to)
})

describe('the rules of a build', () => {
  it('ask for https below the domain, too, only where the company says so', () => {
    const name = 'Strict-Transport-Security'
    expect(of('/').get(name)).toBe('max-age=63072000')
    const all = readRules(pages, { ...opened, hstsSubdomains: true }, [])
    expect(of('/', all).get(name)).toBe('max-age=63072000; includeSubDomains')
  })

  it('leave unknown addresses below /admin/ to the page that answers them', () => {
    expect(of('/admin/nao-existe').get('Content-Security-Policy')).toBeUndefined()
  })

  it('let no browser keep the worker, which may fetch from this site alone, and let pages register it', () => {
    expect(of('/sw.js').get('Cache-Control')).toBe('no-cache')
    expect(policyOf('/sw.js')).toBe("default-src 'none'; script-src 'self'; connect-src 'self'")
    expect(policyOf('/contato')).toContain("manifest-src 'self'; worker-src 'self'")
    expect(policyOf('/admin/')).not.toContain('worker-src')
  })

  it.each(
    '/ /contato /blog /blog/x /404 /admin/ /admin/assets/app.js /assets/a.js /fotos/a.avif /feed.xml /sw.js'.split(
      ' ',
    ),
  )('say no header twice of %s, as hosts would send both values', (path) => {
    const names = read
      .filter((rule) =>
        rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
      )
      .flatMap(({ headers }) => headers.map(([name]) => name))
    expect(names).toEqual([...new Set(names)])
    expect(names.length).toBeGreaterThan(4)
  })

  it('give each page kind the hashes of its own styles and no other', () => {
    const hashes = (path: string) => policyOf(path).match(/'sha256-/g)?.length
    expect([hashes('/'), hashes('/contato'), hashes('/404')]).toEqual([1, 1, 1])
    // An unknown article gets the page /404 at such an address, so its style is allowed, too.
    expect(hashes('/blog/x')).toBe(2)
  })

  it('let run the script that a page carries, also below a folder and on its page for unknown addresses', () => {
    const carrying = pages.map((page) =>
      page.path === '/' || page.path === '/404' ? { ...page, script: 'go()' } : page,
    )
    const all = readRules(carrying, opened, [])
    const runs = (path: string) => /script-src 'self' 'sha256-/.test(policyOf(path, all))
    expect(['/', '/404', '/blog/x', '/contato', '/admin/'].map(runs).join()).toBe(
      'true,true,true,false,false',
    )
  })

  it('let nobody keep the answer to an unknown address, which may be a page tomorrow', () => {
    expect(of('/404').get('Cache-Control')).toBe('no-store')
  })

  it('keep the editors’ page out of search engines, and no other', () => {
    expect(['/admin/', '/', '/blog/x'].map((path) => of(path).get('X-Robots-Tag'))).toEqual([
      'noindex, nofollow',
      undefined,
      undefined,
    ])
  })

  it('grow by a rule and by no line when ten page kinds more come', async () => {
    const more = Array.from({ length: 10 }, (_, index) => ({
      path: `/nova-${index}`,
      style: `n${index}{}`,
    }))
    const grown = siteRules([...pages, ...more], opened, [])
    expect(grown.headers.length).toBe(rules.headers.length + 10)
    const longest = (text: string) => Math.max(...text.split('\n').map((line) => line.length))
    expect(longest(headersFile(grown.headers))).toBe(longest(headersFile(rules.headers)))
  })
})
