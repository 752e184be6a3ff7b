import { expect, it } from 'vitest'
import { lotsJsonLd } from '../../../../src/site/features/lots/shared/lots-head'
import { lotView } from './lot-fixtures'

const company = { url: 'https://www.empresa.example' }

it('the lots of a page are the addresses of their own pages, at their places in the whole list', () => {
  const item = (position: number, slug: string) => ({
    '@type': 'ListItem',
    position,
    url: `https://www.empresa.example/lotes-informatica/${slug}`,
  })
  expect(lotsJsonLd([lotView('monitores'), lotView('notebooks')], company, 13)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: [item(13, 'monitores'), item(14, 'notebooks')],
  })
})
