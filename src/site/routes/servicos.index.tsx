import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { ServiceView } from '../../content/views'
import {
  certificationsQuery,
  companyQuery,
  formsQuery,
  integrationsQuery,
  processStepsQuery,
  serviceTablesQuery,
  servicesPageQuery,
  servicesQuery,
} from '../content'
import { requestPart } from '../features/services/request-part'
import { servicesJsonLd } from '../features/services/services-head'
import { ServicesScreen } from '../features/services/services-screen'
import { type ServicesSearch, validateServicesSearch } from '../features/services/services-search'
import { headAt, type Loaded } from '../lib/head'

export const Route = createFileRoute('/servicos/')({
  validateSearch: validateServicesSearch,
  // A link to the form preloads it when the pointer comes near, as other links preload their page.
  loaderDeps: ({ search }) => ({ asks: search.servico !== undefined }),
  loader: async ({ context: { queryClient }, deps: { asks } }) => {
    const [company, page, services] = await Promise.all([
      queryClient.ensureQueryData(companyQuery),
      queryClient.ensureQueryData(servicesPageQuery),
      queryClient.ensureQueryData(servicesQuery),
      // The form and the panel load their own texts. In the prerendered page only the notes for
      // visitors without script need some of them, and the page lists no content file for that.
      import.meta.env.SSR ? queryClient.ensureQueryData({ ...formsQuery, meta: {} }) : undefined,
      queryClient.ensureQueryData(serviceTablesQuery),
      queryClient.ensureQueryData(integrationsQuery),
      queryClient.ensureQueryData(processStepsQuery),
      queryClient.ensureQueryData(certificationsQuery),
      asks ? requestPart.ask(() => queryClient.ensureQueryData(formsQuery)) : undefined,
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
