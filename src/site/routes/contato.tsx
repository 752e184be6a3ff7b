import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { companyQuery, contactPageQuery } from '../content'
import { ContactPage } from '../features/contact/contact-page'
import { validateContactSearch } from '../features/contact/contact-search'
import { companyJsonLd } from '../lib/json-ld'
import { headAt } from '../lib/head'

export const Route = createFileRoute('/contato')({
  validateSearch: validateContactSearch,
  loader: async ({ context: { queryClient } }) => {
    const [company, page] = await Promise.all([
      queryClient.ensureQueryData(companyQuery),
      queryClient.ensureQueryData(contactPageQuery),
    ])
    return { company, seo: page.seo, name: page.header.label }
  },
  head: headAt('/contato', ({ company }) => [companyJsonLd(company)]),
  component: ContactRoute,
})

function ContactRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const forget = useCallback(
    () => void navigate({ search: {}, replace: true, resetScroll: false }),
    [navigate],
  )
  return <ContactPage search={search} onForgetSubject={forget} />
}
