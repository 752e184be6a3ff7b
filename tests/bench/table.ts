import { markdownTable } from '../support/markdown-table'
import { ruleOf, type Metric, type Row } from './metrics'
import { ratioOf, verdictOf } from './rows'

const number = (value: number, digits: number): string =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits })

/**
 * A figure in its metric's unit.
 * @param missing the text when there is no figure
 */
export function figureText(metric: Metric, value: number | undefined, missing = ''): string {
  const { unit, digits = 0 } = ruleOf(metric)
  return value === undefined ? missing : `${number(value, digits)} ${unit}`.trim()
}

function goalText(row: Row): string {
  const { goal } = ruleOf(row.metric)
  if (!goal) return ''
  return goal.of === 'ratio'
    ? `${number(goal.most(row.place), 2)} do piso`
    : figureText(row.metric, goal.most(row.place))
}

/** The difference from an earlier figure; empty when either is missing. */
function change(row: Row, before: readonly Row[]): string {
  const old = before.find(
    ({ place, metric }) => place === row.place && metric === row.metric,
  )?.figure
  if (old === undefined || row.figure === undefined) return ''
  const { unit, digits = 0 } = ruleOf(row.metric)
  // Rounded first, because a difference that rounds to zero would show as +0 or -0.
  const by = Number((row.figure - old).toFixed(digits))
  return by === 0 ? '=' : `${by > 0 ? '+' : '-'}${number(Math.abs(by), digits)} ${unit}`.trim()
}

/**
 * All rows as one table in Markdown, with columns that line up in a terminal.
 * @param before the rows to compare with, for a column of differences
 */
export function tableText(rows: readonly Row[], before?: readonly Row[]): string {
  const head = [
    'onde',
    'o quê',
    'meta',
    'medido',
    'piso',
    'razão',
    ...(before ? ['desde a última'] : []),
    'veredito',
  ]
  const lines = rows.map((row) => {
    const ratio = ratioOf(row)
    return [
      row.place,
      ruleOf(row.metric).name,
      goalText(row),
      figureText(row.metric, row.figure, 'não veio'),
      figureText(row.metric, row.floor),
      ratio === undefined ? '' : number(ratio, 2),
      ...(before ? [change(row, before)] : []),
      verdictOf(row),
    ]
  })
  return markdownTable(head, lines, (column) => column < 2 || column === head.length - 1)
}

/** A sentence on how many goals are met, and of how many. */
export function summaryText(rows: readonly Row[]): string {
  const verdicts = rows.map(verdictOf)
  const within = verdicts.filter((verdict) => verdict === 'dentro').length
  return `${within} de ${verdicts.filter((verdict) => verdict !== '—').length} metas alcançadas.`
}
