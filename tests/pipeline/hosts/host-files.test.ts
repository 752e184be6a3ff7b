import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { adminHtml } from '../../../src/pipeline/admin/build-admin'
import { nginxFile } from '../../../src/pipeline/hosts/nginx-file'
import { headersFile, redirectsFile } from '../../../src/pipeline/hosts/host-files'
import { siteRules } from '../../../src/pipeline/hosts/site-rules'

const rule = (value: string) => [{ path: '/*', headers: [['X-Prova', value] as const] }]

describe('_headers', () => {
  it('stands a rule a paragraph', () => {
    expect(headersFile(rule('sim'))).toBe('/*\n  X-Prova: sim\n')
  })

  it('is refused when a line passes what Cloudflare takes', () => {
    expect(headersFile(rule('x'.repeat(1989)))).toHaveLength(2004)
    expect(() => headersFile(rule('x'.repeat(1990)))).toThrow(
      'Letters of X-Prova of /*: 2001, and Cloudflare takes 2000',
    )
  })

  it('is refused with more rules than Cloudflare takes', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ path: `/${index}`, headers: [] }))
    expect(() => headersFile(many(100))).not.toThrow()
    expect(() => headersFile(many(101))).toThrow(/Rules of _headers: 101, and Cloudflare takes 100/)
  })

  it.each(['a\nX-Mau: 1', 'a\r', 'ação', ''])(
    'takes no value that is not one plain line: %j',
    (value) => {
      expect(() => headersFile(rule(value))).toThrow(/a character/)
    },
  )
})

describe('_redirects', () => {
  const moved = (from: string, to = '/contato') => ({ from, to })

  it('stands a rule a line', () => {
    expect(redirectsFile([moved('/velho'), moved('/blog/a', '/blog/b#c')])).toBe(
      '/velho /contato 301\n/blog/a /blog/b#c 301\n',
    )
  })

  it('is refused with more lines than Cloudflare takes', () => {
    expect(() =>
      redirectsFile(Array.from({ length: 2001 }, (_, index) => moved(`/${index}`))),
    ).toThrow(/Lines of _redirects: 2001/)
  })
})

describe('the file for nginx', () => {
  it('names each file’s policy, the addresses that moved as nginx decodes them, and types that nginx does not know', () => {
    const opened = { map: { embed: 'https://mapa.example/' } }
    const pages = ['/', '/contato', '/blog/x', '/404'].map((path) => ({ path, style: path }))
    const rules = siteRules(pages, opened, [{ from: '/a%C3%A7%C3%A3o%20velha', to: '/contato' }])
    const policyOf = (path: string) =>
      rules.headers
        .find((rule) => rule.path === path)
        ?.headers.find(([name]) => name === 'Content-Security-Policy')?.[1] ?? 'none'
    const text = nginxFile(rules)
    for (const [file, path] of [
      ['/index.html', '/'],
      ['/contato.html', '/contato'],
      ['"~^/blog/"', '/blog/*'],
      ['/admin/index.html', '/admin/'],
      ['/sw.js', '/sw.js'],
    ] as const)
      expect(text).toContain(`  ${file} "${policyOf(path)}";`)
    expect(text).toContain('"/ação velha" /contato$is_args$args;')
    expect(text).toContain('application/manifest+json webmanifest;')
  })
})

const template = readFileSync('src/admin/index.html', 'utf8')
const repository = { name: 'dono/nome', branch: 'producao' }

describe('the page of /admin', () => {
  it('explains the three ways, whole without script, and is not indexed', () => {
    const html = adminHtml(template, {})
    expect(html.match(/<h2[^>]*>[^<]+/g)?.map((heading) => heading.replace(/.*>/, ''))).toEqual([
      'Aqui, na pasta do seu computador',
      'No GitHub',
      'Em um editor de texto',
    ])
    expect(html).toContain('noindex')
    expect(html).toContain('dono/nome')
    expect(html).not.toContain('id="entrar"')
    expect(html).toContain("connect-src 'self';")
    expect(html).not.toMatch(/%\w+%|<!--/)
    // A policy does not apply to elements before it, so it precedes everything that loads.
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<link'))
  })
  it('offers the repository that is configured, with a plain link too', () => {
    const html = adminHtml(template, { repository })
    expect(html).toContain('data-repository="dono/nome" data-branch="producao"')
    expect(html).toContain('href="https://github.com/dono/nome/tree/producao/content"')
    expect(html).toContain('id="entrar"')
    expect(html).toContain('https://api.github.com')
  })
})
