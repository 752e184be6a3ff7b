import { afterEach, expect, it, vi } from 'vitest'
import { GitHubStore } from '../../../src/admin/store/github-store'
import { FakeGitHub } from './fake-github'

afterEach(() => {
  vi.unstubAllGlobals()
})

it.each(['../../../user/emails', 'x/../../company.yaml', 'nova.jpg', ''])(
  'asks for no photo that is not listed: «%s»',
  async (path) => {
    const github = new FakeGitHub({ 'content/photos/a.jpg': 'JPEG' })
    vi.stubGlobal('fetch', github.answer)
    const store = new GitHubStore({ repository: 'dono/nome', token: 'chave' }, 'main')
    await store.read()
    const before = github.calls.length
    await expect(store.photo(path)).rejects.toThrow('não está em content/photos')
    expect(github.calls).toHaveLength(before)
  },
)
