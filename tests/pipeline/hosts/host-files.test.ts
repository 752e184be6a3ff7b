import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FILE_LIST, writeFileList } from '../../../src/pipeline/hosts/file-list'
import { nginxFile } from '../../../src/pipeline/hosts/nginx-file'
import { headersFile, redirectsFile } from '../../../src/pipeline/hosts/write-host-files'
import type { RedirectRule } from '../../../src/pipeline/hosts/site-rules'

const rule = (value: string) => [{ path: '/*', headers: [['X-Prova', value] as const] }]

describe('_headers', () => {
  it('stands a rule a paragraph', () => {
    expect(headersFile(rule('sim'))).toBe('/*\n  X-Prova: sim\n')
  })

  it('is refused when a line passes what Cloudflare takes', () => {
    expect(headersFile(rule('x'.repeat(1989)))).toHaveLength(2004)
    expect(() => headersFile(rule('x'.repeat(1990)))).toThrow(
      'Letras do cabeçalho X-Prova de /*: são 2001, e a Cloudflare aceita 2000.',
    )
  })

  it('is refused with more rules than Cloudflare takes', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ path: `/${index}`, headers: [] }))
    expect(() => headersFile(many(100))).not.toThrow()
    expect(() => headersFile(many(101))).toThrow(
      /Regras de _headers: são 101, e a Cloudflare aceita 100/,
    )
  })

  it.each(['a\nX-Mau: 1', 'a\r', 'ação', ''])(
    'takes no value that is not one plain line: %j',
    (value) => {
      expect(() => headersFile(rule(value))).toThrow(/caractere/)
    },
  )
})

describe('_redirects', () => {
  const moved = (from: string, to = '/contato'): RedirectRule => ({ from, to, status: 301 })

  it('stands a rule a line', () => {
    expect(
      redirectsFile([moved('/velho'), { from: '/blog/a', to: '/blog/b#c', status: 308 }]),
    ).toBe('/velho /contato 301\n/blog/a /blog/b#c 308\n')
  })

  it.each(['/promo.php', '/Velho/pagina_1', '/a%C3%A7%C3%A3o', '/'])(
    'takes an old address as it was known: %j',
    (address) => {
      expect(redirectsFile([moved(address)])).toBe(`${address} /contato 301\n`)
    },
  )

  it.each([
    '//exemplo.org',
    '/a b',
    '/a\n/b',
    '/*',
    '/:x',
    '/x;',
    '/x{',
    "/x'",
    '/$1',
    'https://exemplo.org/',
    '/%2f',
    '/%2e%2e/x',
    '/../x',
    '/a/',
    '/a//b',
    '',
  ])('takes no sign that a host reads as more than an address: %j', (address) => {
    expect(() => redirectsFile([moved(address)])).toThrow(/não pode ir ao servidor/)
  })

  it.each([
    '//exemplo.org',
    '/a b',
    '/a\n/b',
    '/a;return',
    '/a$host',
    'https://a;b',
    'https://a.org"',
    'javascript:1',
    'http://a.org',
    'contato',
    '',
  ])('leads nowhere but to a page or another site: %j', (to) => {
    expect(() => redirectsFile([moved('/velho', to)])).toThrow(/não pode ir ao servidor/)
  })

  it('never leads in a circle of one, nor two ways', () => {
    expect(() => redirectsFile([moved('/contato')])).toThrow(/leva a si mesmo/)
    expect(() => redirectsFile([moved('/a'), moved('/a', '/b')])).toThrow(/duas vezes/)
  })

  it('is refused with more lines, or longer ones, than Cloudflare takes', () => {
    expect(() =>
      redirectsFile(Array.from({ length: 2001 }, (_, index) => moved(`/${index}`))),
    ).toThrow(/Linhas de _redirects: são 2001, e a Cloudflare aceita 2000/)
    expect(() => redirectsFile([moved(`/${'a'.repeat(1000)}`)])).toThrow(
      /Letras: .*, e a Cloudflare aceita 1000/,
    )
  })
})

describe('an old address with accents', () => {
  const from = '/a%C3%A7%C3%A3o%20velha'

  it('is read by nginx as it decodes it', () => {
    const redirects = [{ from, to: '/contato', status: 301 } as const]
    const file = nginxFile({ headers: [], redirects }, { root: '/site', port: 80 })
    expect(file).toContain('"/ação velha" /contato')
  })

  it('has a page that is in no list of files, because hosts redirect before they look for it', async () => {
    const dist = mkdtempSync(join(tmpdir(), 'lista-'))
    for (const name of ['ação velha.html', 'contato.html']) writeFileSync(join(dist, name), '')
    await writeFileList(dist, [from])
    const listed: unknown = JSON.parse(readFileSync(dist + FILE_LIST, 'utf8'))
    expect(Object.keys(Object(listed))).toEqual(['/contato.html'])
    rmSync(dist, { recursive: true })
  })
})
