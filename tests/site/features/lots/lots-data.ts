import { contentQuery } from '../../../../src/site/content'
import { one } from '../../../support/model-documents'
import { siteData } from '../requests/harness'
import { lotView, texts } from './lot-fixtures'

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
