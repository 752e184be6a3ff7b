import { createFileRoute } from '@tanstack/react-router'
import { loadContent } from '../content'
import { compareHead } from '../features/lots/lots-head'
import { ComparePage } from '../features/lots/compare-page'
import { validateCompareSearch } from '../features/lots/compare-search'

export const Route = createFileRoute('/lotes-informatica/comparar')({
  validateSearch: validateCompareSearch,
  loader: async ({ context: { queryClient } }) => {
    const [company, list, page] = await Promise.all([
      loadContent(queryClient, 'company'),
      loadContent(queryClient, 'lots-page'),
      loadContent(queryClient, 'lot-page'),
      loadContent(queryClient, 'freight'),
    ])
    return { company, list, page }
  },
  head: ({ loaderData }) => (loaderData ? compareHead(loaderData) : {}),
  component: CompareRoute,
})

function CompareRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ComparePage
      search={search}
      onSearch={(next) => void navigate({ search: next, resetScroll: false })}
    />
  )
}
