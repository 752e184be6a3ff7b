import { createFileRoute } from '@tanstack/react-router'
import { loadContent } from '../content'
import { homeJsonLd, companyJsonLd } from '../lib/json-ld'
import { HomePage } from '../features/home/home-page'
import { pageHead } from '../lib/head'

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient } }) => {
    const [company, page] = await Promise.all([
      loadContent(queryClient, 'company'),
      loadContent(queryClient, 'home-page'),
      loadContent(queryClient, 'services'),
    ])
    return { company, seo: page.seo }
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          seo: loaderData.seo,
          path: '/',
          company: loaderData.company,
          jsonLd: [companyJsonLd(loaderData.company), homeJsonLd(loaderData.company)],
        })
      : {},
  component: HomePage,
})
