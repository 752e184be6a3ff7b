import type { LotDetails, LotView } from '../../../../src/content/views/views'
import { contentQuery } from '../../../../src/site/content'
import { one } from '../../../support/model-documents'
import { siteData } from '../site-page'

/** Lots that these tests make up, and the texts of the tests' own content. */

export const lotView = (slug: string, own: Partial<LotView> = {}): LotView => ({
  slug,
  title: `Lote ${slug}`,
  category: 'notebook',
  price: 1000,
  originalPrice: 2000,
  description: 'Testado.',
  specs: ['8 GB'],
  condition: 'Usado',
  rating: 4,
  ...own,
})

export const lotDetails = (slug: string, own: Partial<LotDetails> = {}): LotDetails => ({
  ...lotView(slug),
  photos: [],
  card: { url: `/fotos/-cartoes/lote-${slug}.jpg`, alt: slug },
  related: [],
  ...own,
})

export const itemList = {
  columns: [],
  rows: [],
  units: 20,
  functional: { A: 16, B: 0, C: 0, D: 4 },
  csv: { href: '/a.csv', bytes: 20 },
}

export const texts = {
  ...one('LotPage'),
  defaultDocuments: ['nota-fiscal' as const],
}

/** Returns the content that all pages about lots need. */
export function lotsData() {
  const data = siteData()
  const seo = { title: '', description: '', image: { url: '', alt: '' } }
  data.setQueryData(contentQuery('freight').queryKey, one('Freight'))
  data.setQueryData(contentQuery('lot-page').queryKey, texts)
  data.setQueryData(contentQuery('lots-page').queryKey, { ...one('LotsPage'), seo })
  data.setQueryData(
    contentQuery('lots').queryKey,
    ['a', 'b', 'c'].map((slug) => lotView(slug)),
  )
  return data
}
