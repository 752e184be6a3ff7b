import { createFileRoute } from '@tanstack/react-router'
import { aboutPageQuery, certificationsQuery, companyQuery } from '../content'
import { aboutJsonLd, companyJsonLd } from '../lib/json-ld'
import { AboutPage } from '../features/about/about-page'
import { pageHead } from '../lib/head'

export const Route = createFileRoute('/sobre')({
  loader: async ({ context: { queryClient } }) => {
    const [company, page] = await Promise.all([
      queryClient.ensureQueryData(companyQuery),
      queryClient.ensureQueryData(aboutPageQuery),
      queryClient.ensureQueryData(certificationsQuery),
    ])
    return { company, seo: page.seo, name: page.header.label }
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          seo: loaderData.seo,
          path: '/sobre',
          company: loaderData.company,
          jsonLd: [
            companyJsonLd(loaderData.company),
            aboutJsonLd(loaderData.seo, loaderData.company),
          ],
          breadcrumbs: [{ name: loaderData.name, path: '/sobre' }],
        })
      : {},
  component: AboutPage,
})
