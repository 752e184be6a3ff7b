import type { Messages } from '../../../content/schema/messages'
import { formatMoney, formatShortDate, formatWeight } from '../../lib/format'
import {
  fillTemplate,
  type PlaceValues,
  type Line,
  type Lines,
  manyLines,
  oneLine,
  plainSpaces,
} from './text'
import type { QuotedLine, QuotedEstimate } from './request'

export const kilograms = (kg: number): Line => oneLine(plainSpaces(formatWeight(kg)))
export const reais = (value: number): Line => oneLine(plainSpaces(formatMoney(value)))

/** Values for the places that take one line: the sums of an estimate, and the day of its prices. */
export const estimateValues = ({
  weightKg,
  estimate,
  pricesOf,
}: QuotedEstimate): PlaceValues<Line> => ({
  peso: kilograms(weightKg),
  estimativa: reais(estimate),
  precosDe: oneLine(formatShortDate(pricesOf)),
})

/** A line for each material, in the editors' wording. */
export const estimateItems = (
  { estimateLine }: Pick<Messages, 'estimateLine'>,
  lines: readonly QuotedLine[],
): Lines =>
  manyLines(
    lines
      .map(({ material, weightKg, pricePerKg, estimate }) =>
        fillTemplate(oneLine(estimateLine), {
          material: oneLine(material),
          peso: kilograms(weightKg),
          precoKg: reais(pricePerKg),
          estimativa: reais(estimate),
        }),
      )
      .join('\n'),
  )
