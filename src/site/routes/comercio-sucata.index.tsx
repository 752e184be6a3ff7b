import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { loadContent, pageLoader } from '../content'
import { withQuotedPrices } from '../features/materials/material/material-texts'
import { ScrapPage } from '../features/materials/scrap-page'
import {
  type ScrapSearch,
  validateScrapSearch,
} from '../features/materials/table/price-table-order'
import { headAt } from '../lib/head'
import { changeSearch } from '../lib/search-text'
import { useHydratedSearch } from '../ui/search-box'

const loadPage = pageLoader('scrap-page', 'materials', 'differentials', 'layout-page')

export const Route = createFileRoute('/comercio-sucata/')({
  validateSearch: validateScrapSearch,
  loader: async ({ context }) => {
    const { seo, ...page } = await loadPage({ context })
    const materials = await loadContent(context.queryClient, 'materials')
    return {
      ...page,
      seo: { ...seo, description: withQuotedPrices(seo.description, materials) },
    }
  },
  head: headAt('/comercio-sucata'),
  component: ScrapRoute,
})

function ScrapRoute() {
  const search = useHydratedSearch<ScrapSearch>(Route.useSearch(), {})
  const navigate = Route.useNavigate()
  const taken = useCallback(
    () => void navigate(changeSearch<ScrapSearch>({ carga: undefined }, 'replace')),
    [navigate],
  )
  return (
    <ScrapPage
      search={search}
      onTaken={taken}
      onSearch={(change, how) => void navigate(changeSearch(change, how))}
    />
  )
}
