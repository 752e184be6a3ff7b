import { integrationPath, servicePath, SERVICES_PATH } from '../../../content/views/services'
import type { IntegrationView, ServiceView } from '../../../content/views/views'
import { useContent } from '../../content'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page of a request was opened from the list, which is one step back. */
    fromList?: boolean
  }
}

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
export const offersOf = (
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

/** Names the request of a service in this tab's storage. */
export const SERVICE_PLACE = 'servicos'

/**
 * The page that an address of /servicos of earlier days leads to: requests were named by ?servico=
 * or ?integracao=, and two tables were opened by the answers to questions.
 * @returns undefined for an address of today
 */
export function newPlace(
  query: string,
  offers: readonly Offer[],
): { to: string; hash?: string } | undefined {
  const names = new URLSearchParams(query)
  const slug = names.get('servico') ?? names.get('integracao')
  if (slug !== null) return { to: offers.find((one) => one.slug === slug)?.path ?? SERVICES_PATH }
  const has = (...keys: string[]) => keys.some((key) => names.has(key))
  if (has('midia', 'destino')) return { to: SERVICES_PATH, hash: 'midias' }
  return has('quem', 'uf', 'tipo') ? { to: SERVICES_PATH, hash: 'documentos' } : undefined
}
