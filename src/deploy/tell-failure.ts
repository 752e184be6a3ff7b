import { z } from 'zod'
import { FAILURE_HEADING } from '../content/version'

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
  env: Readonly<Record<string, string | undefined>>,
  report: string,
  send: typeof fetch,
): Promise<string> {
  const { GITHUB_API_URL: api, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit = '' } = env
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const answer = await send(`${api}/repos/${repository}/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { Authorization: `Bearer ${env.GH_TOKEN}`, Accept: 'application/vnd.github+json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`O GitHub respondeu ${answer.status} a ${path}.`)
    return answer.json()
  }
  const [pull] = PULLS.parse(await ask(`commits/${commit}/pulls`))
  if (!pull) return `O commit ${commit} não veio de um pedido: o relatório está no resumo.`
  const body = failureComment(commit, env.RUN_URL ?? '', report)
  await ask(`issues/${pull.number}/comments`, { body })
  return `Pedido ${pull.number} avisado.`
}
