import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { lotsHead, lotsLoader } from '../features/lots/lots-head'
import { LotsPage } from '../features/lots/lots-page'
import { validateLotsSearch } from '../features/lots/lots-search'
import { pageNamed } from '../lib/paginate'
import { NotFoundPage } from '../features/not-found/not-found-page'

export const Route = createFileRoute('/lotes-informatica/pagina/$page')({
  validateSearch: validateLotsSearch,
  loader: ({ context: { queryClient }, params }) => lotsLoader(queryClient, pageNamed(params.page)),
  head: ({ loaderData }) => (loaderData ? lotsHead(loaderData) : {}),
  component: LotsPageRoute,
})

function LotsPageRoute() {
  const { number, list } = Route.useLoaderData()
  const hydrated = useHydrated()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  if (number === undefined || !list) return <NotFoundPage />
  return (
    <LotsPage
      path={number}
      search={hydrated ? search : {}}
      onSearch={(next, how) =>
        void navigate({ search: next, replace: how === 'replace', resetScroll: false })
      }
    />
  )
}
