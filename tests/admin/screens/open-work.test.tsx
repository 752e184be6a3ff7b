import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OpenWorkList } from '../../../src/admin/screens/open-work'
import { GitHubStore } from '../../../src/admin/store/github-store'
import { find, render, type Rendered } from '../../site/render'
import { FakeGitHub } from '../store/fake-github'

const bytes = (text: string) => new TextEncoder().encode(text)
let github: FakeGitHub
let page: Rendered
const field = () => find<HTMLTextAreaElement>('textarea', page.container)
const type = (text: string) =>
  act(async () => {
    Reflect.set(HTMLTextAreaElement.prototype, 'value', text, field())
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
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
  await vi.waitFor(() => field())
})
afterEach(async () => {
  await page.unmount()
  vi.unstubAllGlobals()
})

it('a comment stays until it is sent, also where GitHub does not answer', async () => {
  await type('Confira o preço.')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()))
  await press('Comentar', '')
  await vi.waitFor(() => expect(page.container.textContent).toContain('O GitHub não respondeu'))
  expect(field().value).toBe('Confira o preço.')
  vi.stubGlobal('fetch', github.answer)
  await press('Comentar', '/reviews')
  await vi.waitFor(() => expect(page.container.textContent).toContain('Comentário enviado.'))
  expect(github.reviews.get(1)).toMatchObject([{ body: 'Confira o preço.' }])
  expect(field().value).toBe('')
})

it('a comment that is being written stays when the change is sent to review', async () => {
  await type('Confira o preço.')
  await press('Enviar para revisão', '/reviews')
  await vi.waitFor(() => expect(page.container.textContent).toContain('Enviado para revisão.'))
  expect(field().value).toBe('Confira o preço.')
})
