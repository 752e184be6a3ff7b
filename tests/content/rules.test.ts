import { expect, it } from 'vitest'
import { ruleErrors } from '../../src/content/rules/by-type'
import { siteOf } from '../../src/content/rules/site'
import type { AnyDocument } from '../../src/content/rules/rule'

const faultsOf = (type: AnyDocument['type'], data: unknown) => {
  const document: AnyDocument = { type, slug: 'um', draft: false, data }
  return ruleErrors(
    document,
    { all: [document], today: '2026-11-22' },
    siteOf([
      { type: 'Company', slug: 'company', draft: false, data: { imageHosts: ['fotos.example'] } },
    ]),
  ).map(({ path }) => path.join('.'))
}

it('the link of a card leads to a page that exists; the notice is no link', () => {
  expect(faultsOf('Service', { action: '/nada' })).toEqual(['action'])
  expect(faultsOf('Service', { action: 'toast' })).toEqual([])
})

it.each(['https://fotos.example/a.jpg', 'HTTPS://fotos.example/a.jpg'])(
  'a picture for shared links is a file of ours, also where its host is allowed: %s',
  (src) => {
    expect(faultsOf('HomePage', { seo: { photo: { src } } })).toEqual(['seo.photo.src'])
    expect(faultsOf('Lot', { photo: { src } })).toEqual([])
  },
)
