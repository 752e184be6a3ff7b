import type { QueryClient } from '@tanstack/react-query'
import { LOTS_FEED, LOTS_FEED_TITLE } from '../../../../content/feeds'
import { COMPARE_PATH, lotPath, LOTS_PATH } from '../../../../content/lots/paths'
import type {
  CompanyView,
  LotsPageView,
  LotView,
  LotDetails,
  Picture,
  Seo,
} from '../../../../content/views'
import { loadContent } from '../../../content'
import { announcedFeed, listPlace, missingHead, pageHead } from '../../../lib/head'
import { pageOf } from '../../../lib/paginate'
import { statusOf } from '../../../../content/lots/listing'
import { unitPrice } from '../../../../content/lots/related'
import { webpAddress } from '../../../../content/picture-address'
import type { LotStatus } from '../../../../content/vocabulary'
import { companyReference } from '../../../lib/json-ld'
import { formatCount, formatPrice } from '../../../lib/format'
import { pageCount } from '../../../../content/paging'
import { COMPARE_NOTE } from './compare-search'
import { stateOf } from './lot-badges'

/**
 * The data of a page of the list; `found` is undefined when there are fewer pages.
 * @param number undefined when the path has no page number
 */
export async function lotsLoader(queryClient: QueryClient, number: number | undefined) {
  const [company, page, layout, lots] = await Promise.all([
    loadContent(queryClient, 'company'),
    loadContent(queryClient, 'lots-page'),
    loadContent(queryClient, 'layout-page'),
    loadContent(queryClient, 'lots'),
    loadContent(queryClient, 'freight'),
  ])
  const found =
    number !== undefined && number <= pageCount(lots.length) ? pageOf(lots, number) : undefined
  const missing = found ? undefined : await loadContent(queryClient, 'not-found-page')
  return { company, page, layout, found, missing }
}

/**
 * Head of a page of the list; each page has its own address and title. There is no `rel=next`: Firefox fetches
 * such pages in advance, and Google has ignored it since 2019.
 */
export function lotsHead({
  company,
  page,
  layout,
  found,
  missing,
}: Awaited<ReturnType<typeof lotsLoader>>): ReturnType<typeof pageHead | typeof missingHead> {
  if (!found) return missingHead({ label: missing?.label ?? '', company })
  return pageHead({
    ...listPlace(page, LOTS_PATH, found.page, layout.pages),
    company,
    feed: announcedFeed(LOTS_FEED, LOTS_FEED_TITLE),
    jsonLd: [lotsJsonLd(found.items, company, found.first)],
  })
}

/**
 * The lots of a page as schema.org/ItemList, in the form that Google wants for summary pages: position and
 * absolute address of each (developers.google.com/search/docs/appearance/structured-data/carousel).
 * @param first position of the first lot in the whole list, from 1
 */
export const lotsJsonLd = (
  lots: readonly Pick<LotView, 'slug'>[],
  company: Pick<CompanyView, 'url'>,
  first = 1,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: lots.map(({ slug }, index) => ({
    '@type': 'ListItem',
    position: first + index,
    url: `${company.url}${lotPath(slug)}`,
  })),
})

/** Head of /lotes-informatica/comparar. Search engines skip the page: the lots' own pages have its content. */
export function compareHead({
  company,
  list,
}: {
  company: CompanyView
  list: LotsPageView
}): ReturnType<typeof pageHead> {
  const head = pageHead({
    seo: { title: 'Comparar lotes', description: COMPARE_NOTE, image: list.seo.image },
    path: COMPARE_PATH,
    company,
    breadcrumbs: [
      { name: list.header.label, path: LOTS_PATH },
      { name: 'Comparar lotes', path: COMPARE_PATH },
    ],
  })
  return { ...head, meta: [...head.meta, { name: 'robots', content: 'noindex' }] }
}

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

/** schema.org/ItemAvailability of lots that cannot be bought. */
const AVAILABILITY: Partial<Record<LotStatus, string>> = {
  reservado: 'https://schema.org/Reserved',
  vendido: 'https://schema.org/SoldOut',
}

/** Absolute address of the largest WebP of a picture. */
const imageUrl = (site: string, picture: Picture): string =>
  'href' in picture ? picture.href : `${site}${webpAddress(picture)}`

/** Price in reais, availability and seller, as schema.org/Offer. */
export const lotOffer = (lot: Pick<LotView, 'price' | 'status'>, company: Seller) => ({
  '@type': 'Offer',
  price: lot.price.toFixed(2),
  priceCurrency: 'BRL',
  availability: AVAILABILITY[statusOf(lot)] ?? 'https://schema.org/InStock',
  itemCondition: 'https://schema.org/UsedCondition',
  seller: companyReference(company),
})

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
      ...lotOffer(lot, company),
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
