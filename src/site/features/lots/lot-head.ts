import { LOTS_PATH, lotPath } from '../../../content/lots/paths'
import type { CompanyView, LotDetails, LotPageView, LotsPageView } from '../../../content/views'
import { missingHead, pageHead } from '../../lib/head'
import { lotJsonLd } from './lot-json-ld'
import { lotSeo } from './lot-seo'

interface LotData {
  company: CompanyView
  list: LotsPageView
  page: LotPageView
  /** null when the address has no lot. */
  lot: LotDetails | null
  missing?: { label: string } | undefined
}

/** Head of /lotes-informatica/{slug}; an address without a lot keeps out of search engines. */
export function lotHead({
  company,
  list,
  page,
  lot,
  missing,
}: LotData): ReturnType<typeof pageHead | typeof missingHead> {
  if (!lot) return missingHead({ label: missing?.label ?? '', company })
  const path = lotPath(lot.slug)
  return pageHead({
    seo: lotSeo(lot, page, list),
    path,
    company,
    jsonLd: [lotJsonLd(lot, company)],
    breadcrumbs: [
      { name: list.header.label, path: LOTS_PATH },
      { name: lot.title, path },
    ],
  })
}
