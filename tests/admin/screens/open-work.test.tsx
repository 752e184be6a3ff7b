import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OpenWorkList } from '../../../src/admin/screens/open-work'
import { GitHubStore } from '../../../src/admin/store/github-store'
import { render, type Rendered } from '../../site/render'
import { FakeGitHub } from '../store/fake-github'

const bytes = (text: string) => new TextEncoder().encode(text)
let github: FakeGitHub
let page: Rendered
/** Presses a button, and waits until the last request to GitHub contains `said`. */
const press = (name: string, said: string) =>
  act(async () => {
    ;[...page.container.querySelectorAll('button')].find((one) => one.textContent === name)?.click()
    await vi.waitFor(() => expect(github.calls.at(-1)).toContain(said))
  })

beforeEach(async () => {
  github = new FakeGitHub({ 'content/materials/cobre.yaml': 'a: 1\n' })
  vi.stubGlobal('fetch', github.answer)
  const store = new GitHubStore({ repository: 'dono/nome', token: 'chave' }, 'main')
  await store.read()
  const file = { file: 'materials/cobre.yaml', bytes: bytes('a: 2\n'), before: bytes('a: 1\n') }
  await store.save({ files: [file], photos: new Map(), message: 'Edita cobre' })
  page = await render(<OpenWorkList store={store} onContinue={() => Promise.resolve()} />)
  await vi.waitUntil(() => page.container.textContent.includes('Rascunho: ainda não foi enviado'))
})
afterEach(async () => {
  await page.unmount()
  vi.unstubAllGlobals()
})

it('a change is sent to review, and a failure says so and keeps the list', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()))
  await press('Enviar para revisão', '')
  await vi.waitFor(() => expect(page.container.textContent).toContain('O GitHub não respondeu'))
  vi.stubGlobal('fetch', github.answer)
  await press('Enviar para revisão', '/pulls')
  await vi.waitFor(() => expect(page.container.textContent).not.toContain('Enviar para revisão'))
  expect(github.pulls[0]?.draft).toBe(false)
})
