import { expect, it } from 'vitest'
import { lotsJsonLd } from '../../../../src/site/features/lots/lots-head'

it('the lots of a page are the addresses of their own pages, at their places in the whole list', () => {
  expect(
    lotsJsonLd(
      [{ slug: 'monitores' }, { slug: 'notebooks' }],
      { url: 'https://www.empresa.example' },
      13,
    ),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 13,
        url: 'https://www.empresa.example/lotes-informatica/monitores',
      },
      {
        '@type': 'ListItem',
        position: 14,
        url: 'https://www.empresa.example/lotes-informatica/notebooks',
      },
    ],
  })
})
