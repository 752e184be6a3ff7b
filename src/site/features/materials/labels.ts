import { formatDecimal, formatLongDate, formatMoney, formatShortDate } from '../../lib/format'
import type { PriceHistory } from './price-history'

/** Texts of the price table and of a material's page that only assistive technology reads. */
export const CAPTION = 'Preço de compra por quilo, variação e situação de cada material'
export const foundMaterials = (count: number): string =>
  count === 1 ? '1 material' : `${count} materiais`
export const PRICES_BY_MONTH = 'Preço por mês, em reais por quilo'
export const chartSentence = (
  ofName: string,
  { from, to, minimum, maximum, prices }: PriceHistory,
): string =>
  `Gráfico do preço ${ofName}, em reais por quilo, ` +
  `de ${formatLongDate(from)} a ${formatLongDate(to)}: mínimo de ${formatDecimal(minimum)}, ` +
  `máximo de ${formatDecimal(maximum)}, último de ${formatDecimal(prices.at(-1)?.pricePerKg ?? 0)}.`

/** Name of the slider below the chart, and its text for a day. */
export const PRICE_OF_A_DAY = 'Preço de um dia do gráfico'
export const priceOfDay = (day: string, pricePerKg: number): string =>
  `${formatShortDate(day)}: ${formatMoney(pricePerKg)}/kg`

/** The estimate: its column of the price table, and the fields of its lines, which have no visible labels. */
export const ADD = 'Somar à estimativa'
export const addMaterial = (name: string): string => `Somar à estimativa: ${name}`
export const materialOf = (line: number): string => `Material ${line}`
export const weightOf = (line: number, name?: string): string =>
  `Peso de ${name ?? `material ${line}`}`
export const removeLine = (line: number, name?: string): string =>
  `Tirar ${name ?? `material ${line}`}`
