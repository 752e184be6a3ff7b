import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { adminHtml } from '../../../src/pipeline/admin/build-admin'
import { adminDirectives, policyMeta, policyText } from '../../../src/pipeline/hosts/policy'

const adminPolicy = (opened: Parameters<typeof adminDirectives>[0]) =>
  policyText(adminDirectives(opened))
const template = readFileSync('src/admin/index.html', 'utf8')
const repository = { name: 'dono/nome', branch: 'producao' }

describe('the policy of /admin', () => {
  it('lets the page run its own files and speak to nobody', () => {
    const policy = adminPolicy({ imageHosts: [] })
    expect(policy).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
        "font-src 'self'; connect-src 'self';",
    )
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
    expect(policy).not.toMatch(/unsafe|github|\*/)
  })
  it('adds GitHub where a repository is configured, and the hosts of pictures', () => {
    const policy = adminPolicy({ repository: true, imageHosts: ['fotos.br'] })
    expect(policy).toContain("connect-src 'self' https://api.github.com;")
    expect(policy).toContain("img-src 'self' data: https://fotos.br;")
  })
  it('leaves to the header what a meta element cannot say', () => {
    expect(adminPolicy({ imageHosts: [] })).toContain("frame-ancestors 'none'")
    expect(policyMeta(adminDirectives({ imageHosts: [] }))).not.toContain('frame-ancestors')
  })
})

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
