import { z } from 'zod'
import { FAILURE_HEADING } from '../content/version'
import { askGitHub, type Host } from '../pipeline/github'

const PULLS = z.array(z.object({ number: z.int() }))
/** Characters of a report that a comment takes: what a person reads. */
const LONGEST = 6000

/** The comment of a publication that failed. */
export const failureComment = (commit: string, run: string, report: string): string =>
  `${FAILURE_HEADING}${commit.slice(0, 8)} falhou\n\n` +
  'O site continua com a versão de antes. Esta mudança vai ao ar quando uma publicação der certo.\n\n' +
  // The report quotes documents; nothing in it ends the block.
  `\`\`\`\`text\n${report.trim().slice(-LONGEST).replaceAll('````', '') || 'Sem relatório.'}\n\`\`\`\`\n\n` +
  `[A execução inteira](${run})\n`

/**
 * Comments the failure of a publication on the pull request that its commit came from.
 * @returns a Portuguese sentence on what was done
 */
export async function tellFailure(
  { host, commit, run }: { host: Host; commit: string; run: string },
  report: string,
): Promise<string> {
  const [pull] = PULLS.parse(await askGitHub(host, 'GET', `commits/${commit}/pulls`))
  if (!pull) return `O commit ${commit} não veio de um pedido: o relatório está no resumo.`
  const body = failureComment(commit, run, report)
  await askGitHub(host, 'POST', `issues/${pull.number}/comments`, { body })
  return `Pedido ${pull.number} avisado.`
}
