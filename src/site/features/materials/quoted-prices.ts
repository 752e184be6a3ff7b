import type { MaterialView } from '../../../content/views'
import { fillPlaces } from '../../lib/fill-places'
import { formatMoney } from '../../lib/format'
import { priceDayText, type PriceWords } from '../../lib/price-day'

/** A text with the price and its day in the place of each material that it names: «{cobre}» -> «R$ 40,00 em 20/11/2026», true on any day. */
export const withQuotedPrices = (
  text: string,
  materials: readonly Pick<MaterialView, 'slug' | 'prices'>[],
  words: PriceWords,
): string =>
  fillPlaces(
    text,
    Object.fromEntries(
      materials.map(({ slug, prices: [newest] }) => [
        slug,
        newest && `${formatMoney(newest.pricePerKg)} ${priceDayText(newest.day, words)}`,
      ]),
    ),
  )
