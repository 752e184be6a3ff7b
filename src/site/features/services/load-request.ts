import type { QueryClient } from '@tanstack/react-query'
import { loadContent } from '../../content'
import { missingHead } from '../../lib/head'
import { offersOf } from './offers'
import { requestHead } from './services-head'

/** What the page of a request needs; without `offer` where no service has this address. */
export async function loadRequest(queryClient: QueryClient, path: string) {
  const [company, page, services, integrations] = await Promise.all([
    loadContent(queryClient, 'company'),
    loadContent(queryClient, 'services-page'),
    loadContent(queryClient, 'services'),
    loadContent(queryClient, 'integrations'),
  ])
  const offer = offersOf(services, integrations).find((one) => one.path === path)
  if (offer) return { offer, head: requestHead({ company, page, offer }) }
  const { label } = await loadContent(queryClient, 'not-found-page')
  return { head: missingHead({ company, label }) }
}
