import type { DocumentOf } from '../../content/document-types'
import { reais } from '../../content/figures'
import { statusOf } from '../../content/lots/listing'
import { unitPrice } from '../../content/lots/related'
import { brazilianDay } from '../../content/rules/dates'
import type { MaterialView } from '../../content/views'
import type { Pictures } from './pictures'

/** A price as pages write it: cents only where there are any. */
const priceOf = (value: number): string => reais(value).replace(/,00$/, '')

/** The card of a lot: its price, or the day on which it was sold. */
export function lotCard(
  { slug, data }: { slug: string; data: DocumentOf<'Lot'> },
  { header, statuses, card }: DocumentOf<'LotsPage'>,
  pictures: Pictures,
) {
  const each = unitPrice(data)
  const perUnit = each === undefined ? [] : [`${priceOf(each)} ${card.perUnit}`]
  const { statusOn, reservedUntil } = data
  const sold = statusOn ? `${card.soldOnLabel} ${brazilianDay(statusOn)}` : ''
  const reserved = reservedUntil
    ? `${statuses.reservado} ${card.reservedUntilLabel} ${brazilianDay(reservedUntil)}`
    : statuses.reservado
  const band = {
    disponível: { price: priceOf(data.price), lines: perUnit },
    reservado: { price: priceOf(data.price), lines: [reserved, ...perUnit] },
    vendido: { price: statuses.vendido, unit: sold, lines: [] },
  }[statusOf(data)]
  return pictures.shared(`lote-${slug}`, {
    label: header.label,
    title: data.title,
    photo: data.photo,
    band,
  })
}

/** The card of a material: the price of a kilogram and its day. */
export function materialCard(
  { slug, name, pricePerKg, prices: [newest] }: MaterialView,
  photo: DocumentOf<'Material'>['image'],
  { price }: DocumentOf<'MaterialPage'>,
  { header, board }: DocumentOf<'ScrapPage'>,
  pictures: Pictures,
) {
  return pictures.shared(`material-${slug}`, {
    label: header.label,
    title: name,
    photo,
    band: {
      price: reais(pricePerKg),
      unit: board.unit.replace(/^R\$\s*/, ''),
      lines: newest ? [`${price.since} ${brazilianDay(newest.day)}`] : [],
    },
  })
}
