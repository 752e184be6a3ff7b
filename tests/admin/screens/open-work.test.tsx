import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OpenWorkList } from '../../../src/admin/screens/open-work'
import { GitHubStore } from '../../../src/admin/store/github-store'
import { FakeGitHub } from '../store/fake-github'

const bytes = (text: string) => new TextEncoder().encode(text)
let github: FakeGitHub
/** Presses a button, and waits until the last request to GitHub contains `said`. */
const press = (name: string, said: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
    await vi.waitFor(() => expect(github.calls.at(-1)).toContain(said))
  })

beforeEach(async () => {
  github = new FakeGitHub({ 'content/materials/cobre.yaml': 'a: 1\n' })
  vi.stubGlobal('fetch', github.answer)
  const store = new GitHubStore({ repository: 'dono/nome', token: 'chave' }, 'main')
  await store.read()
  const file = { file: 'materials/cobre.yaml', bytes: bytes('a: 2\n'), before: bytes('a: 1\n') }
  await store.save({ files: [file], photos: new Map(), message: 'Edita cobre' })
  render(<OpenWorkList store={store} onContinue={() => Promise.resolve()} />)
  await screen.findByText(/Rascunho: ainda não foi enviado/)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('a change is sent to review, and a failure says so and keeps the list', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()))
  await press('Enviar para revisão', '')
  await screen.findByText(/O GitHub não respondeu/)
  vi.stubGlobal('fetch', github.answer)
  await press('Enviar para revisão', '/pulls')
  await waitFor(() => expect(screen.queryByText('Enviar para revisão')).toBeNull())
  expect(github.pulls[0]?.draft).toBe(false)
})
