import { createFileRoute } from '@tanstack/react-router'
import type { ServiceView } from '../../content/views/views'
import { loadContent } from '../content'
import { servicesJsonLd } from '../features/services/offers'
import { ServicesPage } from '../features/services/services-page'
import { headAt, type Loaded } from '../lib/head'

export const Route = createFileRoute('/servicos/')({
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
  component: ServicesPage,
})
