import { createFileRoute } from '@tanstack/react-router'
import { companyQuery, differentialsQuery, materialsQuery, scrapPageQuery } from '../content'
import { ScrapPage } from '../features/materials/scrap-page'
import { pageHead } from '../lib/head'

export const Route = createFileRoute('/comercio-sucata/')({
  loader: async ({ context: { queryClient } }) => {
    const [company, page] = await Promise.all([
      queryClient.ensureQueryData(companyQuery),
      queryClient.ensureQueryData(scrapPageQuery),
      queryClient.ensureQueryData(materialsQuery),
      queryClient.ensureQueryData(differentialsQuery),
    ])
    return { company, page }
  },
  head: ({ loaderData }) => (loaderData ? pageHead({
    seo: loaderData.page.seo,
    path: '/comercio-sucata',
    company: loaderData.company,
    breadcrumbs: [{ name: loaderData.page.header.label, path: '/comercio-sucata' }],
  }) : {}),
  component: ScrapPage,
})
