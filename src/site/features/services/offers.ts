import type { QueryClient } from '@tanstack/react-query'
import { integrationPath, servicePath } from '../../../content/views/paths'
import type { IntegrationView, ServiceView } from '../../../content/views/views'
import { loadContent, useContent } from '../../content'
import { missingHead, pageHead } from '../../lib/head'

/** A service or an integration, and the page where it is requested. */
export interface Offer {
  path: string
  slug: string
  title: string
  /** What search engines show. */
  summary: string
  /** Only services have a price. */
  price?: { label: string; text: string }
  /** Silkscreen reference of its row in the list. */
  designator: string
}

/** Services, then integrations. */
const offersOf = (
  services: readonly ServiceView[],
  integrations: readonly IntegrationView[],
): Offer[] => [
  ...services.map(({ slug, title, summary, priceLabel, price }, index) => ({
    path: servicePath(slug),
    slug,
    title,
    summary: `${summary} ${priceLabel}: ${price}.`,
    price: { label: priceLabel, text: price },
    designator: `S1.${index + 1}`,
  })),
  ...integrations.map(({ slug, title, description }, index) => ({
    path: integrationPath(slug),
    slug,
    title,
    summary: description,
    designator: `S3.${index + 1}`,
  })),
]

export const useOffers = (): Offer[] => offersOf(useContent('services'), useContent('integrations'))

/** What the page of a request needs; without `offer` where no service has this address. */
export async function loadRequest(queryClient: QueryClient, path: string) {
  const [company, { seo }, services, integrations] = await Promise.all([
    loadContent(queryClient, 'company'),
    loadContent(queryClient, 'services-page'),
    loadContent(queryClient, 'services'),
    loadContent(queryClient, 'integrations'),
  ])
  const offer = offersOf(services, integrations).find((one) => one.path === path)
  if (!offer) {
    await loadContent(queryClient, 'not-found-page')
    return { head: missingHead(company) }
  }
  const { title, summary: description } = offer
  const head = pageHead({
    seo: { ...seo, title: `${title}: solicitação`, description },
    path,
    company,
  })
  return { offer, head }
}
