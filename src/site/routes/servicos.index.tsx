import { createFileRoute } from '@tanstack/react-router'
import { pageLoader } from '../content'
import { ServicesPage } from '../features/services/services-page'
import { headAt } from '../lib/head'

export const Route = createFileRoute('/servicos/')({
  loader: pageLoader(
    'services-page',
    'services',
    'service-tables',
    'integrations',
    'process-steps',
    'certifications',
  ),
  head: headAt('/servicos'),
  component: ServicesPage,
})
