import { statusOf } from '../../../../content/lots/listing'
import { lotPath, LOTS_PATH } from '../../../../content/lots/paths'
import { unitPrice } from '../../../../content/lots/related'
import { webpAddress } from '../../../../content/views/picture-address'
import type {
  CompanyView,
  LotDetails,
  LotsPageView,
  Picture,
  Seo,
} from '../../../../content/views/views'
import type { LotStatus } from '../../../../content/vocabulary'
import { formatCount, formatPrice } from '../../../lib/format'
import { missingHead, pageHead } from '../../../lib/head'
import { companyReference } from '../../../lib/json-ld'
import { stateOf } from '../shared/lot-badges'

interface LotData {
  company: CompanyView
  list: LotsPageView
  /** null when the address has no lot. */
  lot: LotDetails | null
  missing?: { label: string } | undefined
}

/** Head of /lotes-informatica/{slug}; search engines skip an address without a lot. */
export function lotHead({
  company,
  list,
  lot,
  missing,
}: LotData): ReturnType<typeof pageHead | typeof missingHead> {
  if (!lot) return missingHead({ label: missing?.label ?? '', company })
  const path = lotPath(lot.slug)
  return pageHead({
    seo: lotSeo(lot),
    path,
    company,
    jsonLd: [lotJsonLd(lot, company)],
    breadcrumbs: [
      { name: list.header.label, path: LOTS_PATH },
      { name: lot.title, path },
    ],
  })
}

type Seller = Pick<CompanyView, 'url' | 'name'>

/** schema.org/ItemAvailability */
const AVAILABILITY: Record<LotStatus, string> = {
  disponível: 'https://schema.org/InStock',
  reservado: 'https://schema.org/Reserved',
  vendido: 'https://schema.org/SoldOut',
}

/** Absolute address of the largest WebP of a picture. */
const imageUrl = (site: string, picture: Picture): string =>
  'href' in picture ? picture.href : `${site}${webpAddress(picture)}`

/** A lot as schema.org/Product. The company's own rating is no review and is left out. */
export function lotJsonLd(lot: LotDetails, company: Seller): object {
  const url = `${company.url}${lotPath(lot.slug)}`
  const { make, model } = lot.configuration ?? {}
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${url}#lote`,
    name: lot.title,
    description: lot.description,
    url,
    ...(lot.code && { sku: lot.code }),
    ...(make && { brand: { '@type': 'Brand', name: make } }),
    ...(model && { model }),
    ...(lot.photos.length > 0 && {
      image: lot.photos.map((photo) => imageUrl(company.url, photo)),
    }),
    offers: {
      '@type': 'Offer',
      price: lot.price.toFixed(2),
      priceCurrency: 'BRL',
      availability: AVAILABILITY[statusOf(lot)],
      itemCondition: 'https://schema.org/UsedCondition',
      seller: companyReference(company),
      url,
      // A day, or a day and its hour.
      ...(lot.until && { priceValidUntil: lot.until.slice(0, 10) }),
    },
  }
}

/** Search engines cut descriptions at about this length, in characters. */
const MAX_DESCRIPTION = 160

/**
 * Title and description of a lot's page for search results and shared links: the price first, then the lot.
 */
export function lotSeo(lot: LotDetails): Seo {
  const status = statusOf(lot)
  const each = unitPrice(lot)
  const perUnit =
    lot.units && lot.units > 1 && each !== undefined
      ? `, ${formatCount(lot.units)} unidades a ${formatPrice(each)}`
      : ''
  const price = `${formatPrice(lot.price)}${perUnit}.`
  const state = status === 'disponível' ? '' : `${stateOf(lot)}. `
  return {
    title: status === 'vendido' ? `${lot.title} (vendido)` : lot.title,
    description: cut(`${state}${price} ${lot.description}`.replaceAll('\u00A0', ' ')),
    image: lot.card,
  }
}

/** Cuts after a whole word. */
const cut = (text: string): string =>
  text.length <= MAX_DESCRIPTION
    ? text
    : `${text.slice(0, text.lastIndexOf(' ', MAX_DESCRIPTION - 1)).replace(/[,.;:]$/, '')}…`
