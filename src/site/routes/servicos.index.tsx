import { createFileRoute } from '@tanstack/react-router'
import { loadContent } from '../content'
import { ServicesPage } from '../features/services/services-page'
import { headAt } from '../lib/head'

export const Route = createFileRoute('/servicos/')({
  loader: async ({ context: { queryClient } }) => {
    const [company, page] = await Promise.all([
      loadContent(queryClient, 'company'),
      loadContent(queryClient, 'services-page'),
      loadContent(queryClient, 'services'),
      loadContent(queryClient, 'service-tables'),
      loadContent(queryClient, 'integrations'),
      loadContent(queryClient, 'process-steps'),
      loadContent(queryClient, 'certifications'),
    ])
    return { company, seo: page.seo, name: page.header.title }
  },
  head: headAt('/servicos'),
  component: ServicesPage,
})
