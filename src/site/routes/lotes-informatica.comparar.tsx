import { createFileRoute } from '@tanstack/react-router'
import { loadContent, lotQuery } from '../content'
import { compareHead } from '../features/lots/shared/lots-head'
import { ComparePage } from '../features/lots/compare/compare-page'
import { comparedSlugs, validateCompareSearch } from '../features/lots/shared/chosen-lots'

export const Route = createFileRoute('/lotes-informatica/comparar')({
  validateSearch: validateCompareSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { lotes } }) => {
    const [company, { seo }, lots] = await Promise.all([
      loadContent(queryClient, 'company'),
      loadContent(queryClient, 'lots-page'),
      Promise.all(comparedSlugs(lotes).map((slug) => queryClient.ensureQueryData(lotQuery(slug)))),
      loadContent(queryClient, 'lot-page'),
      loadContent(queryClient, 'freight'),
      loadContent(queryClient, 'lots'),
    ])
    return { company, seo, found: lots.filter((lot) => lot !== null) }
  },
  head: ({ loaderData }) => (loaderData ? compareHead(loaderData) : {}),
  component: CompareRoute,
})

function CompareRoute() {
  const navigate = Route.useNavigate()
  const { found } = Route.useLoaderData()
  return (
    <ComparePage
      found={found}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    />
  )
}
