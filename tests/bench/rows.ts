import { METRIC_NAMES, ruleOf, type Figures, type Metric, type Row } from './metrics'

/** The median, which is the lower middle value of an even number; undefined without values. */
export const middle = (values: readonly number[]): number | undefined =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]

const known = (figures: readonly Figures[], metric: Metric): number[] =>
  figures.flatMap((one) => one[metric] ?? [])

/**
 * The rows of a place, each with the median of several visits.
 * @param expected metrics that have a row even when no visit has a figure, so that the table shows
 * that the event never happened
 */
export function rowsOf(
  place: string,
  ours: readonly Figures[],
  floor: readonly Figures[],
  expected: readonly Metric[] = [],
): Row[] {
  return METRIC_NAMES.flatMap((metric): Row[] => {
    const figure = middle(known(ours, metric))
    return figure === undefined && !expected.includes(metric)
      ? []
      : [{ place, metric, figure, floor: middle(known(floor, metric)) }]
  })
}

export const ratioOf = ({ figure, floor }: Row): number | undefined =>
  figure === undefined || !floor ? undefined : figure / floor

export type Verdict = 'dentro' | 'fora' | '—'

/**
 * Judges the figure that the table shows: one that is rounded to the goal is within it. A figure
 * with a goal is outside when it is missing.
 */
export function verdictOf(row: Row): Verdict {
  const { goal, digits = 0 } = ruleOf(row.metric)
  if (!goal) return '—'
  const value = goal.of === 'ratio' ? ratioOf(row) : row.figure
  if (value === undefined) return 'fora'
  return Number(value.toFixed(goal.of === 'ratio' ? 2 : digits)) <= goal.most(row.place)
    ? 'dentro'
    : 'fora'
}
