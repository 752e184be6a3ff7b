import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { loadContent, lotQuery } from '../content'
import { ItemList, validateLotSearch } from '../features/lots/items/item-list'
import { lotHead } from '../features/lots/shared/lots-head'
import { LotPage } from '../features/lots/lot/lot-page'
import { NotFoundPage } from '../features/not-found/not-found-page'

export const Route = createFileRoute('/lotes-informatica/$slug')({
  validateSearch: validateLotSearch,
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    const [company, lot] = await Promise.all([
      loadContent(queryClient, 'company'),
      queryClient.ensureQueryData(lotQuery(slug)),
      loadContent(queryClient, 'lots-page'),
      loadContent(queryClient, 'lot-page'),
      loadContent(queryClient, 'freight'),
    ])
    if (!lot) await loadContent(queryClient, 'not-found-page')
    return { company, lot }
  },
  head: ({ loaderData }) => (loaderData ? lotHead(loaderData) : {}),
  component: LotRoute,
})

function LotRoute() {
  const { lot } = Route.useLoaderData()
  // The host's file is the same for every query: the first render shows every row.
  const hydrated = useHydrated()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  if (!lot) return <NotFoundPage />
  return (
    <LotPage
      key={lot.slug}
      lot={lot}
      itemTable={
        lot.itemList && (
          <ItemList
            items={lot.itemList}
            search={hydrated ? search : {}}
            onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
          />
        )
      }
    />
  )
}
