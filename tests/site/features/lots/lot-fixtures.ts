import type { LotDetails, LotView } from '../../../../src/content/views/views'
import { one } from '../../../support/model-documents'

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

export const texts = {
  ...one('LotPage'),
  defaultDocuments: ['nota-fiscal' as const],
}
