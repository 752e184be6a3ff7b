import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { lotsHead, lotsLoader } from '../features/lots/lots-head'
import { LotsPage } from '../features/lots/lots-page'
import { validateLotsSearch } from '../features/lots/lots-search'

export const Route = createFileRoute('/lotes-informatica/')({
  validateSearch: validateLotsSearch,
  loader: ({ context: { queryClient } }) => lotsLoader(queryClient, 1),
  head: ({ loaderData }) => (loaderData ? lotsHead(loaderData) : {}),
  component: LotsRoute,
})

function LotsRoute() {
  // The host's file is the same for every query: the first render shows every lot.
  const hydrated = useHydrated()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <LotsPage
      path={1}
      search={hydrated ? search : {}}
      onSearch={(next, how) =>
        void navigate({ search: next, replace: how === 'replace', resetScroll: false })
      }
    />
  )
}
