import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { companyQuery, formsQuery, lotsPageQuery, lotsQuery } from '../content'
import { LotsPage } from '../features/lots/lots-page'
import { lotsJsonLd } from '../features/lots/lots-json-ld'
import { validateLotsSearch } from '../features/lots/lots-search'
import { pageHead } from '../lib/head'

export const Route = createFileRoute('/lotes-informatica')({
  validateSearch: validateLotsSearch,
  loader: async ({ context: { queryClient } }) => {
    const [company, page, lots] = await Promise.all([
      queryClient.ensureQueryData(companyQuery),
      queryClient.ensureQueryData(lotsPageQuery),
      queryClient.ensureQueryData(lotsQuery),
      queryClient.ensureQueryData(formsQuery),
    ])
    return { company, page, lots }
  },
  head: ({ loaderData }) => (loaderData ? pageHead({
    seo: loaderData.page.seo,
    path: '/lotes-informatica',
    company: loaderData.company,
    jsonLd: [lotsJsonLd(loaderData.lots, loaderData.company)],
    breadcrumbs: [{ name: loaderData.page.header.label, path: '/lotes-informatica' }],
  }) : {}),
  component: LotsRoute,
})

function LotsRoute() {
  // The file that a host serves knows no query: the first render shows every lot.
  const hydrated = useHydrated()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <LotsPage
      search={hydrated ? search : {}}
      onSearch={(next, how) => void navigate({ search: next, replace: how === 'replace', resetScroll: false })}
    />
  )
}
