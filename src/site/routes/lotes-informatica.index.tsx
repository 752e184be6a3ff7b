import { createFileRoute } from '@tanstack/react-router'
import { lotsHead, lotsLoader } from '../features/lots/shared/lots-head'
import { LotsPage } from '../features/lots/list/lots-page'
import { validateLotsSearch } from '../features/lots/list/lots-search'

export const Route = createFileRoute('/lotes-informatica/')({
  validateSearch: validateLotsSearch,
  loader: ({ context: { queryClient } }) => lotsLoader(queryClient, 1),
  head: ({ loaderData }) => (loaderData ? lotsHead(loaderData) : {}),
  component: LotsRoute,
})

function LotsRoute() {
  return <LotsPage path={1} search={Route.useSearch()} navigate={Route.useNavigate()} />
}
