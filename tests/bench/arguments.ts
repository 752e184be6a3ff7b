import { parseArgs } from 'node:util'

/** What `npm run bench` was asked for. */
export interface BenchOptions {
  /** Fewer pages, one visit of each kind: within two minutes. */
  quick: boolean
  /** Also how long builds take. */
  build: boolean
  /** A site that is built already; without it, one is built. */
  dist?: string
  /** The measures to compare with; without it, the last ones of the same kind. */
  against?: string
  /** Visits of each kind to each page. */
  runs: number
}

export const USE =
  'Uso: npm run bench -- [--quick] [--build] [--dist pasta] [--against medidas.json] [--runs 5]'
const MOST_RUNS = 50

/**
 * @throws Error in Portuguese, with the use, at an option that does not exist or says nothing that
 * can be done
 */
export function readArguments(args: readonly string[]): BenchOptions {
  const { quick = false, build = false, dist, against, runs } = parsed(args)
  for (const [name, value] of Object.entries({ dist, against, runs }))
    if (value?.trim() === '') throw new Error(`--${name} está vazio. ${USE}`)
  const wanted = Number(runs ?? (quick ? 1 : 5))
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > MOST_RUNS)
    throw new Error(
      `--runs ${runs} não é um número de visitas. Use um inteiro de 1 a ${MOST_RUNS}. ${USE}`,
    )
  return {
    quick,
    build,
    runs: wanted,
    ...(dist !== undefined && { dist }),
    ...(against !== undefined && { against }),
  }
}

function parsed(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const
    const flag = { type: 'boolean' } as const
    return parseArgs({
      args: [...args],
      options: { quick: flag, build: flag, dist: text, against: text, runs: text },
    }).values
  } catch {
    throw new Error(`Não entendi «${args.join(' ')}». ${USE}`)
  }
}
