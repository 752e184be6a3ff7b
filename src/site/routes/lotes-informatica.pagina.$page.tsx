import { createFileRoute } from '@tanstack/react-router'
import { lotsHead, lotsLoader } from '../features/lots/shared/lots-head'
import { LotsPage } from '../features/lots/list/lots-page'
import { validateLotsSearch } from '../features/lots/list/lots-search'
import { NotFoundPage } from '../features/not-found/not-found-page'
import { pageNamed } from '../lib/paginate'

export const Route = createFileRoute('/lotes-informatica/pagina/$page')({
  validateSearch: validateLotsSearch,
  loader: ({ context: { queryClient }, params }) => lotsLoader(queryClient, pageNamed(params.page)),
  head: ({ loaderData }) => (loaderData ? lotsHead(loaderData) : {}),
  component: LotsPageRoute,
})

function LotsPageRoute() {
  const { found } = Route.useLoaderData()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  if (!found) return <NotFoundPage />
  return <LotsPage path={found} search={search} navigate={navigate} />
}
