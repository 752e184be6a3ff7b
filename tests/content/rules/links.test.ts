import { describe, expect, it } from 'vitest'
import { imageHostError, linkError } from '../../../src/content/rules/links'
import { siteOf } from '../../../src/content/rules/site'
import { document } from './saying'

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
