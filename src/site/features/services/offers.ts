import { useMemo } from 'react'
import type { IntegrationView, ServiceView } from '../../../content/views'
import { useContent } from '../../content'

/** A service or integration that the request form can request. */
export interface Offer {
  slug: string
  title: string
  /** Only services have a price. */
  price?: { label: string; text: string }
  /** Silkscreen reference of its row in the list. */
  designator: string
}

/** Services, then integrations. The content check keeps their slugs apart. */
const offersOf = (services: ServiceView[], integrations: IntegrationView[]): Offer[] => [
  ...services.map(({ slug, title, priceLabel, price }, index) => ({
    slug,
    title,
    price: { label: priceLabel, text: price },
    designator: `S1.${index + 1}`,
  })),
  ...integrations.map(({ slug, title }, index) => ({
    slug,
    title,
    designator: `S3.${index + 1}`,
  })),
]

export function useOffers(): Offer[] {
  const services = useContent('services')
  const integrations = useContent('integrations')
  return useMemo(() => offersOf(services, integrations), [services, integrations])
}

/** Names the service request in this tab's storage. */
export const SERVICE_PLACE = 'servicos'

/** Values that the request form keeps; the service is in the address. */
export const EMPTY_REQUEST = { name: '', email: '', company: '', phone: '', description: '' }
