import type { PastText } from '../../content/compare/change-lines'
import { FAILURE_HEADING } from '../../content/version'
import { callGitHub, contentsAt, FOLDER, GitHubError } from './github-api'
import type { GitHubStore } from './github-store'
import { saidAt, WORKFLOW } from './open-work'

type Place = Pick<GitHubStore, 'access' | 'base'>

interface CommitAnswer {
  sha: string
  commit: { author: { name: string; date: string } }
}

/** The last states of a document in the site's branch, newest first. */
export async function documentHistory(
  { access, base }: Place,
  file: string,
  most: number,
): Promise<PastText[]> {
  const asked = `path=${FOLDER}${file}&sha=${encodeURIComponent(base)}&per_page=${most}`
  const found = await callGitHub<CommitAnswer[]>(access, `commits?${asked}`)
  const textAt = (commit: string): Promise<string> =>
    callGitHub<Blob>(access, contentsAt(file, commit), { raw: true }).then(
      (blob) => blob.text(),
      (error: unknown) => {
        if (error instanceof GitHubError && error.status === 404) return ''
        throw error
      },
    )
  return Promise.all(
    found.map(async ({ sha, commit: { author } }) => ({
      commit: sha,
      when: author.date,
      author: author.name,
      text: await textAt(sha),
    })),
  )
}

/**
 * Why the last publication of a change failed, from the publication's comment; undefined when there
 * is no such comment.
 */
export async function failureOf(
  { access }: Place,
  commit: string,
): Promise<{ report: string; href: string } | undefined> {
  const [pull] = await callGitHub<{ number: number }[]>(access, `commits/${commit}/pulls`)
  if (!pull) return undefined
  const comments = await saidAt(access, `issues/${pull.number}/comments`)
  const told = comments.findLast(
    ({ body, user }) => user?.login === WORKFLOW && body?.startsWith(FAILURE_HEADING),
  )
  const report = /^````text\n([^]*?)\n````/m.exec(told?.body ?? '')?.[1]
  return told && { report: report ?? '', href: told.html_url }
}
