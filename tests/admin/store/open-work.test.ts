import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GitHubStore } from '../../../src/admin/store/github-store'
import { openWork } from '../../../src/admin/store/open-work'
import { reportMark } from '../../../src/content/views/version'
import { markdownReport } from '../../../src/review/markdown/report'
import { NO_REVIEW } from '../../review/test-repository'
import { FakeGitHub } from './fake-github'

const access = { repository: 'dono/nome', token: 'chave' }
const FILE = 'materials/cobre.yaml'
const bytes = (text: string) => new TextEncoder().encode(text)
let github: FakeGitHub
let store: GitHubStore

const save = (text: string, before: string) =>
  store.save({
    files: [{ file: FILE, bytes: bytes(text), before: bytes(before) }],
    photos: new Map(),
    message: 'Edita cobre',
  })
/** Returns the one open request as somebody sees it in the list; throws when there is none. */
const shown = async () => {
  const [work] = await openWork(access, 'main')
  if (!work) throw new Error('Nothing is open.')
  return work
}
/** Gives the request the comment in which the review's workflow reports on a commit. */
const reported = (
  commit: string,
  errors: typeof NO_REVIEW.errors = [],
  login = 'github-actions[bot]',
) =>
  github.comments.set(1, [
    {
      user: { login },
      body: markdownReport({ ...NO_REVIEW, errors }) + reportMark(commit),
    },
  ])
beforeEach(async () => {
  github = new FakeGitHub({ [`content/${FILE}`]: 'a: 1\n' })
  vi.stubGlobal('fetch', github.answer)
  store = new GitHubStore(access, 'main')
  await store.read()
  await save('a: 2\n', 'a: 1\n')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('an open change says its state', () => {
  it('the check runs until the report about this very commit is there', async () => {
    expect((await shown()).state).toBe('Conferência em andamento.')
    const { pull } = await shown()
    reported(pull.head.sha, [], 'camila')
    expect((await shown()).state).toBe('Conferência em andamento.')
    reported(pull.head.sha)
    expect((await shown()).state).toBe('Rascunho: ainda não foi enviado para revisão.')
    await save('a: 3\n', 'a: 2\n')
    expect(await shown()).toMatchObject({ state: 'Conferência em andamento.' })
  })

  it('the check refuses it, with the first reason', async () => {
    const error = {
      file: `content/${FILE}`,
      line: 3,
      column: 1,
      field: 'price',
      message: 'falta este campo',
      fix: 'acrescente',
      severity: 'error' as const,
    }
    reported((await shown()).pull.head.sha, [error, { ...error, line: 9 }])
    expect(await shown()).toMatchObject({
      state: 'A conferência recusou esta versão.',
      refusal: 'content/materials/cobre.yaml:3:1 price: falta este campo — acrescente',
    })
  })

  it('waits for a review, and says who asks for changes or approves this very version', async () => {
    const { pull } = await shown()
    await store.askForReview(pull)
    reported(pull.head.sha)
    expect((await shown()).state).toBe('Espera revisão.')
    const review = (login: string, state: string) => ({
      user: { login },
      state,
      commit_id: pull.head.sha,
    })
    const asks = [review('rafael', 'APPROVED'), review('rafael', 'CHANGES_REQUESTED')]
    github.reviews.set(1, [...asks, review('bia', 'APPROVED')])
    expect((await shown()).state).toBe('rafael pediu mudanças.')
    github.reviews.set(1, [...asks, review('rafael', 'APPROVED')])
    expect((await shown()).state).toBe('Aprovado por rafael: falta publicar no GitHub.')
    await save('a: 3\n', 'a: 2\n')
    reported((await shown()).pull.head.sha)
    expect((await shown()).state).toBe('Espera revisão.')
  })
})
