import { COMPARE_PATH, LOTS_PATH } from '../../../content/lots/paths'
import type { CompanyView, LotPageView, LotsPageView } from '../../../content/views'
import { pageHead } from '../../lib/head'

/** Head of /lotes-informatica/comparar. Search engines skip the page: the lots' own pages have its content. */
export function compareHead({
  company,
  list,
  page,
}: {
  company: CompanyView
  list: LotsPageView
  page: LotPageView
}): ReturnType<typeof pageHead> {
  const { heading, note } = page.compare
  const head = pageHead({
    seo: { title: heading.label, description: note, image: list.seo.image },
    path: COMPARE_PATH,
    company,
    breadcrumbs: [
      { name: list.header.label, path: LOTS_PATH },
      { name: heading.label, path: COMPARE_PATH },
    ],
  })
  return { ...head, meta: [...head.meta, { name: 'robots', content: 'noindex' }] }
}
