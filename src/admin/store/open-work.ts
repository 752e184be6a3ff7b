import { REFUSED_HEADING, reportMark } from '../../content/views/version'
import { callGitHub, type GitHubAccess } from './github-api'

/**
 * An editor's change as GitHub describes it: a branch of its own with an open pull request. A
 * `draft` waits for the editor to ask for a review.
 */
export interface Pull {
  number: number
  state: string
  title: string
  html_url: string
  draft: boolean
  node_id: string
  user: { login: string } | null
  head: { ref: string; sha: string; repo: { full_name: string } | null }
}

/** A comment or a review; a review names its commit. */
interface Said {
  body: string | null
  user: { login: string } | null
  state?: string
  commit_id?: string
}

/** A pull request with what is known of its newest commit. */
export interface OpenWork {
  pull: Pull
  /** «Espera revisão.» */
  state: string
  /** The first reason why it cannot be published. */
  refusal: string | undefined
}

/** Prefix of this page's branches, so that it never touches others. */
export const PREFIX = 'conteudo/'
const VERDICTS = new Set(['APPROVED', 'CHANGES_REQUESTED'])
/** The account of a workflow's token. Reports by other accounts are ignored. */
const WORKFLOW = 'github-actions[bot]'

/** The first hundred comments or reviews of a pull request. */
const saidAt = (access: GitHubAccess, path: string): Promise<Said[]> =>
  callGitHub<Said[]>(access, `${path}?per_page=100`)

/** The open pull requests of this page with their states, newest first. */
export async function openWork(access: GitHubAccess, base: string): Promise<OpenWork[]> {
  const asked = `pulls?state=open&base=${encodeURIComponent(base)}&per_page=100`
  const pulls = await callGitHub<Pull[]>(access, asked)
  const isOurs = ({ head }: Pull) =>
    head.ref.startsWith(PREFIX) &&
    // A fork's branch may have any name.
    head.repo?.full_name.toLowerCase() === access.repository.toLowerCase()
  return Promise.all(
    pulls.filter(isOurs).map(async (pull) => {
      const [comments, reviews] = await Promise.all([
        saidAt(access, `issues/${pull.number}/comments`),
        saidAt(access, `pulls/${pull.number}/reviews`),
      ])
      return workOf(pull, comments, reviews)
    }),
  )
}

function workOf(pull: Pull, comments: readonly Said[], reviews: readonly Said[]): OpenWork {
  const mark = reportMark(pull.head.sha)
  const report = comments.find(
    ({ user, body }) => user?.login === WORKFLOW && body?.trimEnd().endsWith(mark),
  )
  const text = report?.body ?? undefined
  // The report is Markdown: «- `content/lots/a.yaml:3:1` `price`: falta este campo».
  const refusal = text?.split(REFUSED_HEADING)[1]?.trim().split('\n')[0]?.replace(/^- |`/g, '')
  // A reviewer's last verdict on this commit counts.
  const verdicts = new Map(
    reviews
      .filter(({ state = '', commit_id }) => VERDICTS.has(state) && commit_id === pull.head.sha)
      .map(({ user, state }) => [user?.login ?? 'alguém', state]),
  )
  const by = (verdict: string) => [...verdicts].findLast(([, state]) => state === verdict)?.[0]
  const [asking, approving] = [by('CHANGES_REQUESTED'), by('APPROVED')]
  const state =
    refusal !== undefined
      ? 'A conferência recusou esta versão.'
      : text === undefined
        ? 'Conferência em andamento.'
        : pull.draft
          ? 'Rascunho: ainda não foi enviado para revisão.'
          : asking
            ? `${asking} pediu mudanças.`
            : approving
              ? `Aprovado por ${approving}: falta publicar no GitHub.`
              : 'Espera revisão.'
  return { pull, state, refusal }
}
