import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { ServiceView } from '../../content/views'
import { loadContent } from '../content'
import { servicesJsonLd } from '../features/services/services-head'
import { ServicesScreen } from '../features/services/services-screen'
import { type ServicesSearch, validateServicesSearch } from '../features/services/services-search'
import { headAt, type Loaded } from '../lib/head'

export const Route = createFileRoute('/servicos/')({
  validateSearch: validateServicesSearch,
  loader: async ({ context: { queryClient } }) => {
    const [company, page, services] = await Promise.all([
      loadContent(queryClient, 'company'),
      loadContent(queryClient, 'services-page'),
      loadContent(queryClient, 'services'),
      loadContent(queryClient, 'service-tables'),
      loadContent(queryClient, 'integrations'),
      loadContent(queryClient, 'process-steps'),
      loadContent(queryClient, 'certifications'),
    ])
    return { company, seo: page.seo, name: page.header.title, services }
  },
  head: headAt('/servicos', ({ services, company }: Loaded & { services: ServiceView[] }) => [
    servicesJsonLd(services, company),
  ]),
  component: ServicesRoute,
})

function ServicesRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  // The history state stays: it records whether the list is one step back.
  const replace = useCallback(
    (next: ServicesSearch) =>
      void navigate({ search: next, replace: true, state: true, resetScroll: false }),
    [navigate],
  )
  return <ServicesScreen search={search} onReplace={replace} />
}
