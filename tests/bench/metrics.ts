/** How a figure of a page or of a build is shown and judged. */
interface Rule {
  /** Its name in the table. */
  name: string
  unit: 'ms' | 's' | 'B' | 'MB' | ''
  digits?: number
  /**
   * The highest value within the goal, of the figure itself or of its ratio to the floor. A figure
   * without a goal is only shown.
   */
  goal?: { of: 'figure' | 'ratio'; most: (place: string) => number }
}

const most = (limit: number): NonNullable<Rule['goal']> => ({ of: 'figure', most: () => limit })
const mostRatio = (limit: number): NonNullable<Rule['goal']> => ({ of: 'ratio', most: () => limit })
const home = (ofHome: number, ofOthers: number): NonNullable<Rule['goal']> => ({
  of: 'figure',
  most: (place) => (place === '/' ? ofHome : ofOthers),
})

/**
 * The metrics in the order of the table. The goals are the project's own («As fast as hand-written
 * HTML, from the first tap on»). Bytes are those of brotli.
 */
export const METRICS = {
  first: { name: 'primeira pintura, 4G lento', unit: 'ms', goal: mostRatio(1.05) },
  largest: { name: 'maior pintura, 4G lento', unit: 'ms', goal: mostRatio(1.1) },
  letters: { name: 'letras da marca, 4G lento', unit: 'ms', goal: most(2000) },
  running: { name: 'aplicação viva, 4G lento', unit: 'ms' },
  shift: { name: 'deslocamento (CLS), 4G lento', unit: '', digits: 3, goal: most(0) },
  requested: { name: 'scripts pedidos antes da maior pintura', unit: '', goal: most(0) },
  evaluated: { name: 'scripts executados antes dela', unit: '', goal: most(0) },
  layout: { name: 'leiaute e estilo até o repouso', unit: 'ms', digits: 1, goal: home(45, 60) },
  thread: { name: 'linha principal até o repouso', unit: 'ms', digits: 1 },
  blocking: { name: 'TBT a 4x', unit: 'ms', goal: most(0) },
  longest: { name: 'tarefa mais longa depois da pintura', unit: 'ms', digits: 1, goal: most(12.5) },
  document: { name: 'documento', unit: 'B', goal: most(14_000) },
  scripts: { name: 'scripts', unit: 'B', goal: home(107_000, 112_000) },
  files: { name: 'arquivos de script', unit: '' },
  application: { name: 'scripts com a aplicação viva', unit: 'B' },
  style: { name: 'folha de estilo, depois da pintura', unit: 'B' },
  fonts: { name: 'fontes', unit: 'B' },
  loaded: { name: 'scripts baixados até o repouso', unit: 'B' },
  picture: { name: 'primeira foto', unit: 'B' },
  elements: { name: 'elementos', unit: '' },
  transferred: { name: 'tudo o que se baixa até o repouso', unit: 'B' },
  saved: { name: 'o mesmo, com economia de dados', unit: 'B' },
  cold: { name: 'toque até o título, a frio, a 4x', unit: 'ms', goal: most(110) },
  warm: { name: 'toque até o título, já pedida, a 4x', unit: 'ms', goal: most(60) },
  coldThread: { name: 'processador nesse toque, a frio, a 1x', unit: 'ms', digits: 1 },
  warmThread: { name: 'processador nesse toque, já pedida, a 1x', unit: 'ms', digits: 1 },
  key: { name: 'uma letra na busca (INP), a 4x', unit: 'ms', goal: most(50) },
  cleanBuild: { name: 'do nada', unit: 's', digits: 1, goal: most(25) },
  cleanCpu: { name: 'do nada, CPU', unit: 's', digits: 1 },
  cleanMemory: { name: 'do nada, memória', unit: 'MB' },
  priceBuild: { name: 'um preço mudado', unit: 's', digits: 1, goal: most(8) },
  priceCpu: { name: 'um preço mudado, CPU', unit: 's', digits: 1 },
  priceMemory: { name: 'um preço mudado, memória', unit: 'MB' },
} as const satisfies Record<string, Rule>

export type Metric = keyof typeof METRICS
/** Object.keys returns plain strings, not the literal names of METRICS. */
export const METRIC_NAMES = Object.keys(METRICS) as Metric[]
export const ruleOf = (metric: Metric): Rule => METRICS[metric]

/** The figures of a visit or build, each in its metric's unit; an absent event has none. */
export type Figures = Partial<Record<Metric, number>>

/** A row of the table. `place` is a page's path, a tap such as `/ → /blog`, or a build's name. */
export interface Row {
  place: string
  metric: Metric
  figure?: number | undefined
  floor?: number | undefined
}
