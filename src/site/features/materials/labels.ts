import { formatDecimal, formatLongDate } from '../../lib/format'
import type { PriceHistory } from './price-history'

/** What only assistive technology says of the price board and of a material's page. */
export const CAPTION = 'Preço de compra por quilo, variação e situação de cada material'
export const foundMaterials = (count: number): string => (count === 1 ? '1 material' : `${count} materiais`)
export const PRICES_BY_MONTH = 'Preço por mês, em reais por quilo'
export const chartSentence = (ofName: string, { from, to, minimum, maximum, prices }: PriceHistory): string =>
  `Gráfico do preço ${ofName}, em reais por quilo, de ${formatLongDate(from)} a ${formatLongDate(to)}: mínimo de ${formatDecimal(minimum)}, máximo de ${formatDecimal(maximum)}, último de ${formatDecimal(prices.at(-1)?.pricePerKg ?? 0)}.`
