import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { adminHtml } from '../../../src/pipeline/admin/build-admin'

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
