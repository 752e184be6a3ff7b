import { describe, expect, it } from 'vitest'
import { imageHostError, linkError } from '../../../src/content/rules/links'
import { lostAddresses, lostAddressReason } from '../../../src/content/rules/redirects'
import type { AnyDocument } from '../../../src/content/rules/rule'
import { siteOf } from '../../../src/content/rules/site'
import { document, said } from './saying'

const documents = [
  document('Company', { imageHosts: ['fotos.example'] }),
  document('Integration', {}, 'api'),
  document('Service', {}, 'coleta'),
  document('Service', {}, 'triagem', true),
  document('Material', {}, 'cobre'),
  document('Material', {}, 'zinco', true),
]
const site = siteOf(documents)

describe('a link', () => {
  it.each([
    'mailto:a@b.example',
    'tel:+551133334444',
    'https://x.example/y',
    '#fim',
    '/contato#conteudo',
    '/contato#',
    '/servicos/coleta',
    '/servicos/integracoes/api',
    '/blog?q=cobre',
    '/feed.xml',
    '/feed/lotes.xml',
  ])('may be %s', (address) => {
    expect(linkError(address, site)).toBeUndefined()
  })

  it.each([
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    '//x.example',
    '/\t/x.example',
    'contato',
    '',
    '/servicos/triagem',
    '/feed/preco-cobre.xml',
  ])('may not be %j', (address) => {
    expect(linkError(address, site)).toBeDefined()
  })

  it('to an article that is gone is not taken for one to the list of articles', () => {
    expect(linkError('/blog/apagado', site)?.fix).toMatch(/^retire o link ou use uma destas: \/, /)
    expect(linkError('/blogg', site)?.fix).toBe('queria dizer «/blog»?')
  })

  it('to a subject of the contact form is no error where the subjects could not be read', () => {
    expect(linkError('/contato?assunto=coleta', site)).toBeUndefined()
    const contact = document('ContactPage', { subjects: [{ value: 'coleta' }] })
    const known = siteOf([...documents, contact])
    expect([
      linkError('/contato?assunto=coleta', known),
      linkError('/contato?assunto=outro', known)?.fix,
    ]).toEqual([undefined, 'os valores são: coleta'])
  })
})

describe('a picture of another host', () => {
  it('comes from a host that the company allows, at the usual port', () => {
    expect(imageHostError('https://fotos.example/a.jpg', site)).toBeUndefined()
    expect(imageHostError('https://outro.example/a.jpg', site)).toBeDefined()
    expect(imageHostError('https://a.br@fotos.example/a.jpg', site)).toBeDefined()
    expect(imageHostError('https://fotos.example:8443/a.jpg', site)?.message).toBe(
      'fotos de fotos.example:8443 não são permitidas',
    )
  })
})

const faultsOf = (...lines: [from: string, to: string][]) =>
  said(document('Redirects', { redirects: lines.map(([from, to]) => ({ from, to })) })).map(
    (fault) => fault.replace('redirects.', ''),
  )

describe('an old address', () => {
  it.each(['404', 'index', 'index.html', 'assets/a', 'fotos/a', 'admin'].map((path) => `/${path}`))(
    'is none that the build itself fills: %s',
    (path) => {
      expect(faultsOf([path, '/contato'])).toEqual([
        `0.from: ${path} é um endereço que o site já tem`,
      ])
    },
  )

  it.each(['/contato', '/contato.html', '/Contato', '/blog/index.html', '/blog/index'])(
    'is no page of the site in any spelling, which would stop the build or hide the page: %s',
    (path) => {
      expect(faultsOf([path, '/sobre'])).toEqual([
        `0.from: ${path} é um endereço que o site já tem`,
      ])
    },
  )

  it('stands once: the first line counts, the second is the error', () => {
    expect(faultsOf(['/a', '/contato'], ['/a', '/sobre'])).toEqual([
      '1.from: «/a» já está nesta lista',
    ])
    expect(
      faultsOf(['/a%C3%A7%C3%A3o', '/sobre'], ['/A%c3%a7%c3%a3o.html', '/sobre']),
    ).toHaveLength(1)
    expect(faultsOf(['/a', '/sobre'], ['/a/index.html', '/sobre'])).toEqual([])
    expect(faultsOf(['/a', '/contato'], ['/a', '/b'], ['/b', '/sobre'], ['/c', '/a'])).toContain(
      '3.to: /a também é um endereço antigo',
    )
  })

  it('that leads into a circle of others is told so', () => {
    expect(faultsOf(['/a', '/b'], ['/b', '/c'], ['/c', '/b'])).toEqual([
      '0.to: o redirecionamento anda em círculo: /a → /b → /c → /b',
      '1.to: o redirecionamento anda em círculo: /b → /c → /b',
      '2.to: o redirecionamento anda em círculo: /c → /b → /c',
    ])
  })
})

describe('an address that is lost', () => {
  const post = (slug: string, draft = false) => document('Post', {}, slug, draft)
  const fixOf = (address: string, ...documents: AnyDocument[]) =>
    lostAddressReason({ address, file: 'posts/x.mdx' }, documents).fix

  it('may have moved to a near one in the same folder', () => {
    expect(fixOf('/blog/placas', post('placas-e-fios'))).toContain('to: /blog/placas-e-fios»')
    expect(fixOf('/blogs', document('BlogPage', {}))).toContain('to: /blog»')
    expect(fixOf('/antigo/contato', document('ContactPage', {}))).not.toContain('to: /contato»')
  })

  it('leads to the first page where there is no list above it', () => {
    expect(fixOf('/garantia')).toContain('to: /»')
    expect(fixOf('/antigo/garantia')).toContain('to: /»')
  })

  it('is never led to a draft', () => {
    expect(fixOf('/blog/placas', post('placas-e-fios', true))).not.toContain('placas-e-fios')
  })
})

it('an address is lost unless a page or a redirect answers it', () => {
  const old = ['/blog/um', '/blog/dois', '/blog/tres'].map((address) => ({ address, file: 'x' }))
  const documents = [
    document('Post', {}, 'um'),
    document('Redirects', { redirects: [{ from: '/blog/dois', to: '/blog/um' }] }),
  ]
  expect(lostAddresses(old, documents)).toEqual([{ address: '/blog/tres', file: 'x' }])
})
