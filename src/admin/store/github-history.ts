import { FAILURE_HEADING } from '../../content/version'
import { callGitHub, GitHubError, type GitHubAccess } from './github-api'
import { FOLDER, type GitHubStore } from './github-store'

type Place = Pick<GitHubStore, 'access' | 'base'>

interface CommitAnswer {
  sha: string
  commit: { author: { name: string; date: string } }
}
interface CommentAnswer {
  body: string
  html_url: string
  user: { login: string }
}

/** A change of a document, with its text before and after it. */
export interface PastChange {
  commit: string
  /** ISO 8601. */
  when: string
  author: string
  before: string
  after: string
}

/** Changes of a document that its history shows. */
const MOST = 10

/** The last changes of a document in the site's branch, newest first. */
export async function documentHistory(
  { access, base }: Place,
  file: string,
): Promise<PastChange[]> {
  const branch = encodeURIComponent(base)
  const found = await callGitHub<CommitAnswer[]>(
    access,
    `commits?path=${FOLDER}${file}&sha=${branch}&per_page=${MOST + 1}`,
  )
  const texts = await Promise.all(found.map(({ sha }) => textAt(access, file, sha)))
  return found.slice(0, MOST).map(({ sha, commit: { author } }, index) => ({
    commit: sha,
    when: author.date,
    author: author.name,
    before: texts[index + 1] ?? '',
    after: texts[index] ?? '',
  }))
}

/** A document as a commit has it; empty where it is not there. */
async function textAt(access: GitHubAccess, file: string, commit: string): Promise<string> {
  const path = `contents/${FOLDER}${file}?ref=${commit}`
  try {
    return await (await callGitHub<Blob>(access, path, { raw: true })).text()
  } catch (error) {
    if (error instanceof GitHubError && error.status === 404) return ''
    throw error
  }
}

/** Why the last publication of a change failed, as it commented; undefined where none did. */
export async function failureOf(
  { access }: Place,
  commit: string,
): Promise<{ report: string; href: string } | undefined> {
  const [pull] = await callGitHub<{ number: number }[]>(access, `commits/${commit}/pulls`)
  if (!pull) return undefined
  const comments = await callGitHub<CommentAnswer[]>(
    access,
    `issues/${pull.number}/comments?per_page=100`,
  )
  const told = comments.findLast(
    ({ body, user }) => user.login === 'github-actions[bot]' && body.startsWith(FAILURE_HEADING),
  )
  const report = /^````text\n([^]*?)\n````/m.exec(told?.body ?? '')?.[1]
  return told && { report: report ?? '', href: told.html_url }
}
