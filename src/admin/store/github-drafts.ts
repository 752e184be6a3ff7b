import { callGitHub, type GitHubAccess } from './github-api'

/** An editor's change: a branch of its own with an open pull request. */
export interface DraftRequest {
  number: number
  title: string
  branch: string
  href: string
  /** Whether it waits for the editor to ask for a review. */
  isDraft: boolean
}

/** A pull request as GitHub's interface describes it. */
export interface PullAnswer {
  number: number
  title: string
  html_url: string
  draft: boolean
  node_id: string
  head: { ref: string; repo: { full_name: string } | null }
}
/** Prefix of this page's branches, so that it never touches others. */
export const PREFIX = 'conteudo/'

/** Returns the open pull requests of this page, newest first. */
export async function draftRequests(access: GitHubAccess, branch: string): Promise<DraftRequest[]> {
  const pulls = await callGitHub<PullAnswer[]>(
    access,
    `pulls?state=open&base=${encodeURIComponent(branch)}&per_page=100`,
  )
  // A fork's branch may have any name.
  return pulls
    .filter(
      ({ head }) =>
        head.ref.startsWith(PREFIX) &&
        head.repo?.full_name.toLowerCase() === access.repository.toLowerCase(),
    )
    .map(requestOf)
}

export const requestOf = ({ number, title, head, html_url, draft }: PullAnswer): DraftRequest => ({
  number,
  title,
  branch: head.ref,
  href: html_url,
  isDraft: draft,
})
