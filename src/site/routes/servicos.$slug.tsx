import { createFileRoute } from '@tanstack/react-router'
import { servicePath } from '../../content/views/paths'
import { NotFoundPage } from '../features/not-found/not-found-page'
import { loadRequest } from '../features/services/offers'
import { RequestPage } from '../features/services/request-page'

export const Route = createFileRoute('/servicos/$slug')({
  loader: ({ context: { queryClient }, params: { slug } }) =>
    loadRequest(queryClient, servicePath(slug)),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ServiceRequestRoute,
})

function ServiceRequestRoute() {
  const { offer } = Route.useLoaderData()
  return offer ? <RequestPage key={offer.path} offer={offer} /> : <NotFoundPage />
}
