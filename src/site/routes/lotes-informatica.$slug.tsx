import { createFileRoute } from '@tanstack/react-router'
import { loadContent, lotQuery } from '../content'
import { ItemList, validateLotSearch } from '../features/lots/items/item-list'
import { lotHead } from '../features/lots/shared/lots-head'
import { LotPage } from '../features/lots/lot/lot-page'
import { useHydratedSearch } from '../ui/search-box'
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
  const search = useHydratedSearch(Route.useSearch(), {})
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
            search={search}
            onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
          />
        )
      }
    />
  )
}
