import { createFileRoute } from '@tanstack/react-router'
import { loadContent } from '../content'
import { aboutJsonLd, companyJsonLd } from '../lib/json-ld'
import { AboutPage } from '../features/about/about-page'
import { headAt } from '../lib/head'

export const Route = createFileRoute('/sobre')({
  loader: async ({ context: { queryClient } }) => {
    const [company, page] = await Promise.all([
      loadContent(queryClient, 'company'),
      loadContent(queryClient, 'about-page'),
      loadContent(queryClient, 'certifications'),
    ])
    return { company, seo: page.seo, name: page.header.label }
  },
  head: headAt('/sobre', ({ company, seo }) => [companyJsonLd(company), aboutJsonLd(seo, company)]),
  component: AboutPage,
})
