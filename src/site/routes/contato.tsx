import { createFileRoute } from '@tanstack/react-router'
import { loadContent } from '../content'
import { ContactPage } from '../features/contact/contact-page'
import { companyJsonLd } from '../lib/json-ld'
import { headAt } from '../lib/head'

export const Route = createFileRoute('/contato')({
  loader: async ({ context: { queryClient } }) => {
    const [company, page] = await Promise.all([
      loadContent(queryClient, 'company'),
      loadContent(queryClient, 'contact-page'),
    ])
    return { company, seo: page.seo, name: page.header.label }
  },
  head: headAt('/contato', ({ company }) => [companyJsonLd(company)]),
  component: ContactPage,
})
