import { createFileRoute } from '@tanstack/react-router'
import { pageLoader } from '../content'
import { AboutPage } from '../features/about/about-page'
import { headAt } from '../lib/head'
import { companyJsonLd } from '../lib/json-ld'

export const Route = createFileRoute('/sobre')({
  loader: pageLoader('about-page', 'certifications'),
  head: headAt('/sobre', (company) => [companyJsonLd(company)]),
  component: AboutPage,
})
