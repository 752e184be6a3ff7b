import type { QueryClient } from '@tanstack/react-query'
import { statusOf } from '../../../../content/lots/listing'
import {
  COMPARE_PATH,
  lotPath,
  LOTS_PATH,
  LOTS_FEED,
  LOTS_FEED_TITLE,
  pageCount,
} from '../../../../content/views/paths'
import { unitPrice } from '../../../../content/lots/related'
import { webpAddress } from '../../../../content/views/picture-address'
import type { CompanyView, LotDetails, LotsPageView, Seo } from '../../../../content/views/views'
import type { LotStatus } from '../../../../content/vocabulary'
import { loadContent } from '../../../content'
import { formatCount, formatPrice } from '../../../lib/format'
import { announcedFeed, listPlace, missingHead, pageHead } from '../../../lib/head'
import { companyReference } from '../../../lib/json-ld'
import { pageOf } from '../../../lib/paginate'
import { stateOf } from './lot-parts'

/** What a route's `head` returns. */
type Head = ReturnType<typeof pageHead | typeof missingHead>

/**
 * The data of a page of the list; `found` is undefined when there are fewer pages.
 * @param number undefined when the path has no page number
 */
export async function lotsLoader(queryClient: QueryClient, number: number | undefined) {
  const [company, page, lots] = await Promise.all([
    loadContent(queryClient, 'company'),
    loadContent(queryClient, 'lots-page'),
    loadContent(queryClient, 'lots'),
    loadContent(queryClient, 'freight'),
  ])
  const found =
    number !== undefined && number <= pageCount(lots.length) ? pageOf(lots, number) : undefined
  const missing = found ? undefined : await loadContent(queryClient, 'not-found-page')
  return { company, page, found, missing }
}

/**
 * Head of a page of the list; each page has its own address and title. There is no `rel=next`: Firefox fetches
 * such pages in advance, and Google has ignored it since 2019.
 */
export function lotsHead(data: Awaited<ReturnType<typeof lotsLoader>>): Head {
  const { company, page, found, missing } = data
  if (!found) return missingHead({ label: missing?.label ?? '', company })
  return pageHead({
    ...listPlace(page, LOTS_PATH, found.page),
    company,
    feed: announcedFeed(LOTS_FEED, LOTS_FEED_TITLE),
  })
}

interface PageData {
  company: CompanyView
  list: LotsPageView
}

/** `lot` is null when the address has none. */
type LotData = PageData & { lot: LotDetails | null; missing: { label: string } | undefined }

/** Head of /lotes-informatica/{slug}; search engines skip an address without a lot. */
export function lotHead({ company, list, lot, missing }: LotData): Head {
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

/** schema.org/ItemAvailability */
const AVAILABILITY: Record<LotStatus, string> = {
  disponível: 'https://schema.org/InStock',
  reservado: 'https://schema.org/Reserved',
  vendido: 'https://schema.org/SoldOut',
}

/** A lot as schema.org/Product. The company's own rating is no review and is left out. */
export function lotJsonLd(lot: LotDetails, company: Pick<CompanyView, 'url' | 'name'>): object {
  const url = `${company.url}${lotPath(lot.slug)}`
  const { make, model } = lot.configuration ?? {}
  // The largest WebP of each picture.
  const image = lot.photos.map((photo) =>
    'href' in photo ? photo.href : `${company.url}${webpAddress(photo)}`,
  )
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
    ...(image.length > 0 && { image }),
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

/**
 * Title and description of a lot's page for search results and shared links: the price first, then the lot.
 */
export function lotSeo(lot: LotDetails): Seo {
  const { units = 0 } = lot
  const status = statusOf(lot)
  const state = status === 'disponível' ? '' : `${stateOf(lot)}. `
  const each =
    units > 1 ? `, ${formatCount(units)} unidades a ${formatPrice(unitPrice(lot) ?? 0)}` : ''
  const text = `${state}${formatPrice(lot.price)}${each}. ${lot.description}`
  return {
    title: status === 'vendido' ? `${lot.title} (vendido)` : lot.title,
    description: cut(text.replaceAll('\u00A0', ' ')),
    image: lot.card,
  }
}

/** Search engines cut descriptions at about 160 characters: this cuts after a whole word. */
const cut = (text: string): string =>
  text.length <= 160 ? text : `${text.slice(0, text.lastIndexOf(' ', 159)).replace(/[,.;:]$/, '')}…`

export const COMPARE_TITLE = 'Lotes, lado a lado.'
/** Below the table, and what search engines and shared links say about the page. */
export const COMPARE_NOTE =
  'Preço à vista, frete à parte. A comparação fica no endereço da página: envie o link a um colega.'

/** Head of /lotes-informatica/comparar. Search engines skip the page: the lots' own pages have its content. */
export function compareHead({ company, list }: PageData): Head {
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
