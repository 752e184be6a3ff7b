import { markdownTable } from '../markdown-table'
import { ruleOf, type Figures, type Metric } from '../metrics'
import { middle } from '../rows'
import { figureText } from '../table'

/** What was measured of one home page. `document` is its bytes on the way. */
export interface Measured {
  name: string
  document: number
  figures: Figures[]
}

const SHOWN = [
  'first',
  'largest',
  'thread',
  'layout',
  'blocking',
  'loaded',
  'elements',
] as const satisfies Metric[]
const MOST_RUNS = 50

/** One line for each. */
export function peersTable(all: readonly Measured[]): string {
  const head = [
    'página inicial',
    ...SHOWN.map((metric) => ruleOf(metric).name),
    ruleOf('document').name,
  ]
  const lines = all.map(({ name, document, figures }) => [
    name,
    ...SHOWN.map((metric) =>
      figureText(metric, middle(figures.flatMap((one) => one[metric] ?? [])), 'não veio'),
    ),
    figureText('document', document),
  ])
  return markdownTable(head, lines, (column) => column === 0)
}

/**
 * How many visits were asked for: five, unless told. @throws Error in Portuguese where it is no
 * number of visits
 */
export function readRuns(args: readonly string[]): number {
  const [wanted = '5', ...rest] = args
  if (rest.length > 0 || !/^\d+$/.test(wanted) || Number(wanted) < 1 || Number(wanted) > MOST_RUNS)
    throw new Error(
      `«${args.join(' ')}» não é um número de visitas, de 1 a ${MOST_RUNS}. Uso: npm run bench:peers -- [5]`,
    )
  return Number(wanted)
}
