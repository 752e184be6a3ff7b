import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { useCallback } from 'react'
import { loadContent } from '../content'
import { withQuotedPrices } from '../features/materials/material/material-texts'
import { ScrapPage } from '../features/materials/scrap-page'
import { validateScrapSearch } from '../features/materials/table/price-table-order'
import { headAt } from '../lib/head'

export const Route = createFileRoute('/comercio-sucata/')({
  validateSearch: validateScrapSearch,
  loader: async ({ context: { queryClient } }) => {
    const [company, page, materials] = await Promise.all([
      loadContent(queryClient, 'company'),
      loadContent(queryClient, 'scrap-page'),
      loadContent(queryClient, 'materials'),
      loadContent(queryClient, 'differentials'),
      loadContent(queryClient, 'layout-page'),
    ])
    return {
      company,
      seo: { ...page.seo, description: withQuotedPrices(page.seo.description, materials) },
      name: page.header.label,
    }
  },
  head: headAt('/comercio-sucata'),
  component: ScrapRoute,
})

function ScrapRoute() {
  // The host's file is the same for every query: the first render shows every material.
  const hydrated = useHydrated()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const taken = useCallback(
    () =>
      void navigate({
        search: ({ carga: _, ...rest }) => rest,
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return (
    <ScrapPage
      search={hydrated ? search : {}}
      onTaken={taken}
      onSearch={(change, how) =>
        void navigate({
          search: (before) => ({ ...before, ...change }),
          replace: how === 'replace',
          resetScroll: false,
        })
      }
    />
  )
}
