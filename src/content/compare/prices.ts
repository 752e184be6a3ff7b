import { fieldAt, type Field } from '../schema/field-tree'
import type { ReadDocument } from '../check/read-document'
import { type DatedPrice, percentBetween, pricesIn as materialPrices } from '../prices/prices'
import { partsOf } from '../rules/rule'
import type { FieldDiff } from './diff-shapes'
import { count, day as dayText, differenceText, money, signedPercent } from './format-values'
import { changedValue } from './fields'

const pricesIn = (data: unknown): DatedPrice[] => materialPrices(partsOf('Material', data))

/** The price that a material shows: its newest; undefined when none can be read. */
export const shownPrice = (data: unknown): number | undefined => pricesIn(data)[0]?.pricePerKg

/** A document without its prices, for the comparison of its other fields. */
export const withoutPrices = (data: unknown): unknown =>
  typeof data === 'object' && data !== null
    ? Object.fromEntries(Object.entries(data).filter(([key]) => key !== 'pricePerKg'))
    : data

/**
 * The rows of a material's prices: the price that visitors see before and after, from which day on,
 * and each older line that changed. A new line on top is therefore shown as a price that changes,
 * not as a field that was added.
 */
export function comparePrices(
  before: unknown,
  after: unknown,
  tree: Field | undefined,
): FieldDiff[] {
  const [old, fresh] = [pricesIn(before), pricesIn(after)]
  return [
    ...shownRow(before, after, tree),
    ...dayRow(old[0], fresh[0]),
    ...lineRows(old, fresh, 'Preço de', [old[0]?.day, fresh[0]?.day]),
  ]
}

function shownRow(before: unknown, after: unknown, tree: Field | undefined): FieldDiff[] {
  const [was, is] = [shownPrice(before), shownPrice(after)]
  if (was === is) return []
  const facts = {
    path: ['pricePerKg', pricesIn(after)[0]?.day ?? ''],
    field: 'pricePerKg',
    title: fieldAt(tree, ['pricePerKg'])?.title ?? 'Preço',
    difference: differenceText(was, is, fieldAt(tree, ['pricePerKg', ''])),
  }
  return [changedValue(facts, was, is, money)]
}

function dayRow(was: DatedPrice | undefined, is: DatedPrice | undefined): FieldDiff[] {
  if (was?.day === is?.day) return []
  const facts = {
    path: ['pricePerKg', is?.day ?? ''],
    field: `pricePerKg.${is?.day ?? was?.day ?? ''}`,
    title: 'Dia do preço',
  }
  return [changedValue(facts, was?.day, is?.day, dayText)]
}

/** The prices of days that have not come. */
function pricesAhead(document: ReadDocument | undefined): DatedPrice[] {
  const held = new Set(pricesIn(document?.data).map(({ day }) => day))
  return pricesIn(document?.whole).filter(({ day }) => !held.has(day))
}

/** What visitors will see from another day on. */
export const compareAhead = (
  before: ReadDocument | undefined,
  after: ReadDocument | undefined,
): FieldDiff[] => lineRows(pricesAhead(before), pricesAhead(after), 'Preço a partir de')

/**
 * Rows for the lines of prices that differ.
 * @param tops the newest day of each version, which other rows report
 */
function lineRows(
  old: readonly DatedPrice[],
  fresh: readonly DatedPrice[],
  title: string,
  tops: readonly (string | undefined)[] = [],
): FieldDiff[] {
  const [was, is] = [old, fresh].map(
    (list) => new Map(list.map(({ day, pricePerKg }) => [day, pricePerKg])),
  )
  const days = new Set([...fresh, ...old].map(({ day }) => day))
  return [...days]
    .toSorted()
    .toReversed()
    .flatMap((day) => {
      const [a, b] = [was?.get(day), is?.get(day)]
      // The newest lines have rows of their own. A line that was the newest and got another one
      // above it must not change, so it counts here.
      const isTold =
        tops.includes(day) && (a === undefined || b === undefined || old[0]?.day === fresh[0]?.day)
      if (a === b || isTold) return []
      const facts = {
        path: ['pricePerKg', day],
        field: `pricePerKg.${day}`,
        title: `${title} ${dayText(day)}`,
        difference: differenceText(a, b, undefined),
      }
      return [changedValue(facts, a, b, money)]
    })
}

/** A price that visitors saw and one that they see now. */
export interface PriceMove {
  old: number
  fresh: number
}

/** How far a price moved, up or down: half the price is as far as double the price. */
export const farness = ({ old, fresh }: PriceMove): number => Math.abs(Math.log(fresh / old))

/** «300 preços mudam, de −56,0% a +12,5%»; undefined where none does. */
export function movesText(moves: readonly PriceMove[]): string | undefined {
  if (moves.length === 0) return undefined
  const percents = moves.map(({ old, fresh }) => percentBetween(old, fresh))
  const [least = '', most = ''] = [Math.min(...percents), Math.max(...percents)].map(signedPercent)
  return moves.length === 1
    ? `1 preço muda, ${least}`
    : `${count(moves.length)} preços mudam, de ${least} a ${most}`
}
