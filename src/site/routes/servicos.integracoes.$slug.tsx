import { createFileRoute } from '@tanstack/react-router'
import { integrationPath } from '../../content/views/paths'
import { NotFoundPage } from '../features/not-found/not-found-page'
import { loadRequest } from '../features/services/offers'
import { RequestPage } from '../features/services/request-page'

export const Route = createFileRoute('/servicos/integracoes/$slug')({
  loader: ({ context: { queryClient }, params: { slug } }) =>
    loadRequest(queryClient, integrationPath(slug)),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: IntegrationRequestRoute,
})

function IntegrationRequestRoute() {
  const { offer } = Route.useLoaderData()
  return offer ? <RequestPage key={offer.path} offer={offer} /> : <NotFoundPage />
}
