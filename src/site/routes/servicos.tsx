import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { certificationsQuery, companyQuery, formsQuery, integrationsQuery, processStepsQuery, serviceAidsQuery, servicesPageQuery, servicesQuery } from '../content'
import { ServicesScreen } from '../features/services/services-screen'
import { type ServicesSearch, validateServicesSearch } from '../features/services/services-search'
import { pageHead } from '../lib/head'

export const Route = createFileRoute('/servicos')({
  validateSearch: validateServicesSearch,
  loader: async ({ context: { queryClient } }) => {
    const [company, page] = await Promise.all([
      queryClient.ensureQueryData(companyQuery),
      queryClient.ensureQueryData(servicesPageQuery),
      queryClient.ensureQueryData(formsQuery),
      queryClient.ensureQueryData(servicesQuery),
      queryClient.ensureQueryData(serviceAidsQuery),
      queryClient.ensureQueryData(integrationsQuery),
      queryClient.ensureQueryData(processStepsQuery),
      queryClient.ensureQueryData(certificationsQuery),
    ])
    return { company, page }
  },
  head: ({ loaderData }) => (loaderData ? pageHead({
    seo: loaderData.page.seo,
    path: '/servicos',
    company: loaderData.company,
    breadcrumbs: [{ name: loaderData.page.header.title, path: '/servicos' }],
  }) : {}),
  component: ServicesRoute,
})

function ServicesRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  // The state stays: it says whether the list is one step back.
  const replace = useCallback((next: ServicesSearch) => void navigate({ search: next, replace: true, state: true, resetScroll: false }), [navigate])
  return <ServicesScreen search={search} onReplace={replace} />
}
