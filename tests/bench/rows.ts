import { METRIC_NAMES, ruleOf, type Figures, type Metric, type Row } from './metrics'

/** The middle one, the lower of two; undefined of none. */
export const middle = (values: readonly number[]): number | undefined =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]

const known = (figures: readonly Figures[], metric: Metric): number[] =>
  figures.flatMap((one) => one[metric] ?? [])

/**
 * The middle of what several visits came to.
 * @param expected metrics that have a line even where no visit came to them: what never happened
 *   must not go unsaid
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
 * Decided on what the table shows: a figure that is rounded to the goal is within it. What was to
 * be measured and is not there is outside.
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
