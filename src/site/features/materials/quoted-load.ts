import type { QuotedLoad } from '../../handoff/message/request'
import type { Load } from './load'

/** Names the prepared mail of a load in this tab's storage. */
export const LOAD_PLACE = 'carga'

/** A load as messages carry it. `pricesOf`: day of the prices, AAAA-MM-DD. */
export const quotedLoad = ({ counted, kg, value }: Load, pricesOf: string): QuotedLoad => ({
  lines: counted.map((line) => ({
    material: line.material.name,
    weightKg: line.kg,
    pricePerKg: line.material.pricePerKg,
    estimate: line.value,
  })),
  weightKg: kg,
  estimate: value,
  pricesOf,
})
