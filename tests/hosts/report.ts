import type { Outcome } from '../../src/deploy/question'

export interface HostOutcomes {
  name: string
  known: Readonly<Record<string, string>>
  outcomes: ReadonlyMap<string, Outcome>
  /** Why the host could not be asked at all. */
  missing?: string
}

const widthOf = (texts: string[]): number => Math.max(...texts.map((text) => text.length))

function cell({ known, outcomes, missing }: HostOutcomes, question: string): string {
  const outcome = outcomes.get(question)
  if (!outcome) return missing === undefined ? '?' : 'falta'
  if (outcome.kind === 'right') return 'certo'
  if (outcome.kind === 'skipped') return '-'
  return question in known ? 'sabido' : 'ERRADO'
}

/** One table, and below it every sentence about what is wrong, known or missing. */
export function hostsReport(
  questions: string[],
  hosts: HostOutcomes[],
): { text: string; right: boolean } {
  const rows = questions.map((question) => [question, ...hosts.map((host) => cell(host, question))])
  const table = [['', ...hosts.map(({ name }) => name)], ...rows]
  const widths = (table[0] ?? []).map((_, column) => widthOf(table.map((row) => row[column] ?? '')))
  const lines = table.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const notes = hosts.flatMap((host) => [
    ...(host.missing === undefined
      ? []
      : [`${host.name} não pôde ser perguntado: ${host.missing}`]),
    ...questions.flatMap((question) => {
      const outcome = host.outcomes.get(question)
      if (outcome?.kind !== 'wrong') return []
      const reason = host.known[question]
      return reason === undefined
        ? outcome.said.map((said) => `ERRADO em ${host.name}, «${question}»: ${said}`)
        : [`sabido em ${host.name}, «${question}»: ${reason}`]
    }),
  ])
  const skipped = new Set(
    hosts.flatMap(({ outcomes }) =>
      Array.from(outcomes.values()).flatMap((outcome) =>
        outcome.kind === 'skipped' ? outcome.said : [],
      ),
    ),
  )
  const right =
    hosts.every(({ missing }) => missing === undefined) &&
    rows.every((row) => !row.includes('ERRADO'))
  return {
    text: [...lines, '', ...notes, ...Array.from(skipped, (said) => `- : ${said}`)]
      .join('\n')
      .trimEnd(),
    right,
  }
}
