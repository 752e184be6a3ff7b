import { createFileRoute } from '@tanstack/react-router'
import { pageLoader } from '../content'
import { ContactPage } from '../features/contact/contact-page'
import { headAt } from '../lib/head'
import { companyJsonLd } from '../lib/json-ld'

export const Route = createFileRoute('/contato')({
  loader: pageLoader('contact-page'),
  head: headAt('/contato', (company) => [companyJsonLd(company)]),
  component: ContactPage,
})
