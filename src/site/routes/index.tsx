import { createFileRoute } from '@tanstack/react-router'
import { pageLoader } from '../content'
import { HomePage } from '../features/home/home-page'
import { headAt } from '../lib/head'
import { companyJsonLd } from '../lib/json-ld'

export const Route = createFileRoute('/')({
  loader: pageLoader('home-page', 'services'),
  head: headAt('/', (company) => [companyJsonLd(company)]),
  component: HomePage,
})
