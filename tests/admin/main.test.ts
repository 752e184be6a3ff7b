import { act, fireEvent } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { find } from '../support/find'
import { FakeGitHub } from './store/fake-github'

afterEach(() => {
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.repository
})

it('Enter pressed twice opens the content once, and after a failure it can be opened again', async () => {
  const github = new FakeGitHub({ 'content/materials/cobre.yaml': 'a: 1\n' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()))
  document.documentElement.dataset.repository = 'dono/nome'
  document.body.innerHTML =
    '<div id="comeco"><p id="aviso"></p><p id="sem-pasta"></p>' +
    '<form id="entrar"><input name="chave" value="chave"></form></div><div id="editor"></div>'
  await import('../../src/admin/main')
  const press = () => fireEvent.submit(find('#entrar'))
  press()
  await vi.waitFor(() => expect(find('#aviso').textContent).toContain('O GitHub não respondeu'))
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    url.startsWith('https:')
      ? github.answer(url, init)
      : Promise.resolve(new Response('', { status: 404 })),
  )
  await act(async () => {
    press()
    press()
    await vi.waitFor(() => expect(find('#comeco').hidden).toBe(true))
  })
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  expect(github.calls.filter((call) => call.includes('/git/trees/'))).toHaveLength(1)
})
