import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GitHubStore } from '../../../src/admin/store/github-store'
import { openWork, sendReview, type Pull } from '../../../src/admin/store/open-work'
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
      html_url: '',
      body: markdownReport({ ...NO_REVIEW, errors }) + reportMark(commit),
    },
  ])
const ready = async (): Promise<Pull> => {
  const { pull } = await shown()
  await store.askForReview(pull)
  reported(pull.head.sha)
  github.login = 'rafael'
  return pull
}

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
    expect(await shown()).toMatchObject({ state: 'Conferência em andamento.', report: undefined })
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
      refusal: '- `content/materials/cobre.yaml:3:1` `price`: falta este campo — acrescente',
    })
  })

  it('waits for a review, and is approved only as the commit that it is', async () => {
    const pull = await ready()
    expect((await shown()).state).toBe('Espera revisão.')
    await sendReview(access, pull, 'APPROVE', '')
    expect((await shown()).state).toBe('Aprovado por rafael: falta publicar no GitHub.')
    await save('a: 3\n', 'a: 2\n')
    reported((await shown()).pull.head.sha)
    expect((await shown()).state).toBe('Espera revisão.')
  })
})

describe('a review', () => {
  it('that asks for changes is said, until the same person approves this version', async () => {
    const { head } = await ready()
    const review = (login: string, state: string) => ({
      user: { login },
      state,
      body: '',
      commit_id: head.sha,
      html_url: '',
    })
    const asks = [review('rafael', 'APPROVED'), review('rafael', 'CHANGES_REQUESTED')]
    github.reviews.set(1, asks)
    expect((await shown()).state).toBe('rafael pediu mudanças.')
    github.reviews.set(1, [...asks, review('bia', 'APPROVED')])
    expect((await shown()).state).toBe('rafael pediu mudanças.')
    github.reviews.set(1, [...asks, review('rafael', 'APPROVED')])
    expect((await shown()).state).toMatch(/^Aprovado por rafael/)
  })

  it('names the commit that was shown, and its words are read by the editor', async () => {
    const pull = await ready()
    await sendReview(access, pull, 'COMMENT', 'Confira o preço.')
    expect(github.reviews.get(1)).toMatchObject([
      { commit_id: pull.head.sha, state: 'COMMENTED', body: 'Confira o preço.' },
    ])
    expect((await shown()).words).toEqual([{ by: 'rafael', text: 'Confira o preço.' }])
  })

  it.each(['APPROVE', 'COMMENT'] as const)(
    '%s is not sent once a newer commit is there, or the request is closed',
    async (event) => {
      const pull = await ready()
      await save('a: 3\n', 'a: 2\n')
      const late = sendReview(access, pull, event, 'Certo.')
      await expect(late).rejects.toThrow('já não é a última: nada foi enviado')
      const [own] = github.pulls
      if (own) own.state = 'closed'
      const closed = sendReview(access, (await shown()).pull, event, 'Certo.')
      await expect(closed).rejects.toThrow('nada foi enviado')
      expect(github.reviews.size).toBe(0)
    },
  )

  it('a comment that GitHub refuses is not said to be an approval', async () => {
    const pull = await ready()
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
      init?.method === 'POST'
        ? Promise.resolve(new Response('{}', { status: 422 }))
        : github.answer(url, init),
    )
    const sent = sendReview(access, pull, 'COMMENT', 'Um texto longo demais.')
    await expect(sent).rejects.not.toThrow('aprova')
  })

  it('nobody approves their own change, nor without the right to', async () => {
    const pull = await ready()
    github.login = 'camila'
    await expect(sendReview(access, pull, 'APPROVE', '')).rejects.toThrow(
      'outra pessoa precisa aprovar',
    )
    github.login = 'visita'
    github.mayPush = false
    await expect(sendReview(access, pull, 'APPROVE', '')).rejects.toThrow('não pode aprovar')
    await sendReview(access, pull, 'COMMENT', 'Vi um erro.')
    expect(github.reviews.get(1)).toHaveLength(1)
  })
})
