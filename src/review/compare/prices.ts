import { fieldAt, type Field } from '../../content/field-tree'
import type { DatedPrice } from '../../content/prices'
import { pricesIn } from '../../content/rules/prices'
import { valueAt } from '../../content/rules/reason'
import type { FieldDiff } from '../content-diff'
import { day as dayText, differenceText, money } from '../format-values'

/**
 * The price that a material shows: its newest, or the only one that older schemas had; undefined
 * where none can be read.
 */
export function shownPrice(data: unknown): number | undefined {
  const only = valueAt(data, 'pricePerKg')
  return typeof only === 'number' ? only : pricesIn(data)[0]?.pricePerKg
}

/** A document without its prices, for the comparison of its other fields. */
export const withoutPrices = (data: unknown): unknown =>
  typeof data === 'object' && data !== null
    ? Object.fromEntries(Object.entries(data).filter(([key]) => key !== 'pricePerKg'))
    : data

/**
 * The rows of a material's prices: what visitors saw and see, from which day on, and each older
 * line that changed. A line on top of the others is thus a price that changes, not a field that
 * came.
 */
export function comparePrices(
  before: unknown,
  after: unknown,
  tree: Field | undefined,
): FieldDiff[] {
  const [old, fresh] = [before, after].map(pricesIn)
  if (!old || !fresh) return []
  return [...shownRow(before, after, tree), ...dayRow(old[0], fresh[0]), ...olderRows(old, fresh)]
}

function shownRow(before: unknown, after: unknown, tree: Field | undefined): FieldDiff[] {
  const [was, is] = [shownPrice(before), shownPrice(after)]
  if (was === is) return []
  const field = fieldAt(tree, ['pricePerKg', ''])
  return [
    row(
      ['pricePerKg', pricesIn(after)[0]?.day ?? ''],
      'pricePerKg',
      fieldAt(tree, ['pricePerKg'])?.title ?? 'Preço',
      was,
      is,
      money,
      differenceText(was, is, field),
    ),
  ]
}

function dayRow(was: DatedPrice | undefined, is: DatedPrice | undefined): FieldDiff[] {
  return was?.day === is?.day
    ? []
    : [
        row(
          ['pricePerKg', is?.day ?? ''],
          `pricePerKg.${is?.day ?? was?.day ?? ''}`,
          'Dia do preço',
          was?.day,
          is?.day,
          dayText,
        ),
      ]
}

/** Lines below the newest one of either state. */
function olderRows(old: readonly DatedPrice[], fresh: readonly DatedPrice[]): FieldDiff[] {
  const [was, is] = [old, fresh].map(
    (list) => new Map(list.map(({ day, pricePerKg }) => [day, pricePerKg])),
  )
  const tops = new Set([old[0]?.day, fresh[0]?.day])
  return [...new Set([...fresh, ...old].map(({ day }) => day))]
    .toSorted()
    .toReversed()
    .flatMap((day) => {
      const [a, b] = [was?.get(day), is?.get(day)]
      // The newest lines are told above, but one that stays below another must stay as it was.
      if (
        a === b ||
        (tops.has(day) && (a === undefined || b === undefined || old[0]?.day === fresh[0]?.day))
      )
        return []
      return [
        row(
          ['pricePerKg', day],
          `pricePerKg.${day}`,
          `Preço de ${dayText(day)}`,
          a,
          b,
          money,
          differenceText(a, b, undefined),
        ),
      ]
    })
}

function row<Value>(
  path: [string, string],
  field: string,
  title: string,
  before: Value | undefined,
  after: Value | undefined,
  text: (value: Value) => string,
  difference?: string,
): FieldDiff {
  return {
    path,
    field,
    title,
    change: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
    before: before === undefined ? null : text(before),
    after: after === undefined ? null : text(after),
    ...(difference === undefined ? {} : { difference }),
  }
}
