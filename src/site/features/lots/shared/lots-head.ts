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
import { largestAddress } from '../../../../content/views/picture-address'
import type { CompanyView, LotDetails, Seo } from '../../../../content/views/views'
import type { LotStatus } from '../../../../content/vocabulary'
import { loadContent } from '../../../content'
import { formatCount, formatPrice } from '../../../lib/format'
import { announcedFeed, listPlace, missingHead, pageHead } from '../../../lib/head'
import { companyReference } from '../../../lib/json-ld'
import { stateOf } from './lot-parts'

/** What a route's `head` returns. */
type Head = ReturnType<typeof pageHead | typeof missingHead>

/**
 * The data of a page of the list; `found` is undefined when there are fewer pages.
 * @param number undefined when the path has no page number
 */
export async function lotsLoader(queryClient: QueryClient, number: number | undefined) {
  const [company, { seo }, lots] = await Promise.all([
    loadContent(queryClient, 'company'),
    loadContent(queryClient, 'lots-page'),
    loadContent(queryClient, 'lots'),
    loadContent(queryClient, 'freight'),
  ])
  const found = number !== undefined && number <= pageCount(lots.length) ? number : undefined
  if (!found) await loadContent(queryClient, 'not-found-page')
  return { company, seo, found }
}

/**
 * Head of a page of the list; each page has its own address and title. There is no `rel=next`: Firefox fetches
 * such pages in advance, and Google has ignored it since 2019.
 */
export const lotsHead = ({ company, seo, found }: Awaited<ReturnType<typeof lotsLoader>>): Head =>
  found
    ? pageHead({
        ...listPlace(seo, LOTS_PATH, found),
        company,
        feed: announcedFeed(LOTS_FEED, LOTS_FEED_TITLE),
      })
    : missingHead(company)

/**
 * Head of /lotes-informatica/{slug}; search engines skip an address without a lot.
 * @param data `lot` is null when the address has none
 */
export const lotHead = ({ company, lot }: { company: CompanyView; lot: LotDetails | null }): Head =>
  lot
    ? pageHead({
        seo: lotSeo(lot),
        path: lotPath(lot.slug),
        company,
        jsonLd: [lotJsonLd(lot, company)],
      })
    : missingHead(company)

/** schema.org/ItemAvailability */
const AVAILABILITY: Record<LotStatus, string> = {
  disponível: 'https://schema.org/InStock',
  reservado: 'https://schema.org/Reserved',
  vendido: 'https://schema.org/SoldOut',
}

/** A lot as schema.org/Product. The company's own rating is no review and is left out. */
export const lotJsonLd = (lot: LotDetails, company: Pick<CompanyView, 'url' | 'name'>): object => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: lot.title,
  description: lot.description,
  image: lot.photos.map((photo) =>
    'href' in photo ? photo.href : `${company.url}${largestAddress(photo)}`,
  ),
  offers: {
    '@type': 'Offer',
    url: `${company.url}${lotPath(lot.slug)}`,
    price: lot.price.toFixed(2),
    priceCurrency: 'BRL',
    availability: AVAILABILITY[statusOf(lot)],
    itemCondition: 'https://schema.org/UsedCondition',
    seller: companyReference(company),
  },
})

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
export function compareHead({ company, seo }: { company: CompanyView; seo: Seo }): Head {
  const head = pageHead({
    seo: { ...seo, title: 'Comparar lotes', description: COMPARE_NOTE },
    path: COMPARE_PATH,
    company,
  })
  return { ...head, meta: [...head.meta, { name: 'robots', content: 'noindex' }] }
}
