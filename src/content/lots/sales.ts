import type { LotCategory, LotStatus } from '../vocabulary'
import { unitPrice } from './related'

interface Sold {
  category: LotCategory
  price: number
  units?: number | undefined
  status?: LotStatus | undefined
  statusOn?: string | undefined
}

/** What the lots of a category sold for: reais for one unit, number of lots, day of the last sale. */
interface Sales {
  least: number
  most: number
  lots: number
  day: string
}

/** The sales of each category that has one; a lot without units has no price to compare. */
export function salesOf(lots: readonly Sold[]): Partial<Record<LotCategory, Sales>> {
  const sales: Partial<Record<LotCategory, Sales>> = {}
  for (const { category, status, statusOn = '', ...lot } of lots) {
    const each = unitPrice(lot)
    if (status !== 'vendido' || each === undefined) continue
    const { least, most, lots, day } = sales[category] ?? {
      least: each,
      most: each,
      lots: 0,
      day: '',
    }
    sales[category] = {
      least: Math.min(least, each),
      most: Math.max(most, each),
      lots: lots + 1,
      day: statusOn > day ? statusOn : day,
    }
  }
  return sales
}
