import { statusOf } from '../../../content/lots/listing'
import type { LotDetails, LotPageView, LotsPageView, Seo } from '../../../content/views'
import { unitPrice } from '../../../content/lots/related'
import { formatCount, formatPrice, formatShortDate } from '../../lib/format'

/** Search engines cut a description about here. */
const MAX_DESCRIPTION = 170

/**
 * Title and description of a lot's page for searches and shared links: price first, then what it is.
 * A lot without a photo of ours shows the picture of the list.
 */
export function lotSeo(
  lot: LotDetails,
  { purchase }: Pick<LotPageView, 'purchase'>,
  { statuses, seo }: Pick<LotsPageView, 'statuses' | 'seo'>,
): Seo {
  const status = statusOf(lot)
  const each = unitPrice(lot)
  const price = `${formatPrice(lot.price)}${lot.units && each !== undefined ? `, ${formatCount(lot.units)} unidades a ${formatPrice(Math.round(each * 100) / 100)}` : ''}.`
  const sold =
    status === 'vendido' && lot.statusOn
      ? `${purchase.soldOnLabel} ${formatShortDate(lot.statusOn)}. `
      : status === 'reservado'
        ? `${statuses.reservado}. `
        : ''
  const [photo] = lot.photos
  return {
    title: status === 'vendido' ? `${lot.title} (${statuses.vendido.toLowerCase()})` : lot.title,
    description: cut(`${sold}${price} ${lot.description}`.replaceAll('\u00A0', ' ')),
    image:
      photo && !('href' in photo) ? { url: `${photo.base}-og.jpg`, alt: photo.alt } : seo.image,
  }
}

/** Ends after a whole word. */
const cut = (text: string): string =>
  text.length <= MAX_DESCRIPTION
    ? text
    : `${text.slice(0, text.lastIndexOf(' ', MAX_DESCRIPTION - 1)).replace(/[,.;:]$/, '')}…`
