import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { DocumentHistory } from '../../../src/admin/screens/document-history'
import type { ContentStore } from '../../../src/admin/store/content-store'
import { GitHubStore } from '../../../src/admin/store/github-store'
import { render } from '../../site/render'

afterEach(() => {
  vi.unstubAllGlobals()
})

const TEXTS: Record<string, string> = { c2: 'status: Alta\n', c1: 'status: Normal\n' }
const author = (date: string) => ({ author: { name: 'Ana', date } })
const COMMITS = [
  { sha: 'c3', commit: author('2026-11-24T13:42:00Z') },
  { sha: 'c2', commit: author('2026-11-23T13:42:00Z') },
  { sha: 'c1', commit: author('2026-11-20T13:42:00Z') },
]

it('an editor reads each change of a document, and takes an old version into the form', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    const text = TEXTS[/ref=(\w+)/.exec(url)?.[1] ?? '']
    if (url.includes('/commits?')) return Promise.resolve(Response.json(COMMITS))
    return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200 }))
  })
  const store = new GitHubStore({ repository: 'dono/nome', token: 'chave' }, 'main')
  const restored: unknown[] = []
  const { container } = await render(
    <DocumentHistory
      store={store}
      type="Material"
      file="materials/cobre.yaml"
      onRestore={({ fields }) => restored.push(fields.status)}
    />,
  )
  expect(asked).toEqual([])
  await act(async () => {
    container.querySelector('details')?.dispatchEvent(new Event('toggle'))
    await vi.waitFor(() => expect(asked).toHaveLength(4))
  })
  await vi.waitFor(() => expect(container.querySelectorAll('section')).toHaveLength(3))
  expect(Array.from(container.querySelectorAll('strong'), (one) => one.textContent)).toEqual([
    '24/11/2026, 10:42, Ana',
    '23/11/2026, 10:42, Ana',
    '20/11/2026, 10:42, Ana',
  ])
  const lines = Array.from(container.querySelectorAll('section'), (one) =>
    Array.from(one.querySelectorAll('li'), ({ textContent }) => textContent),
  )
  expect(lines).toEqual([
    ['o documento foi apagado'],
    [expect.stringMatching(/: Normal → Alta$/)],
    ['primeira versão deste documento'],
  ])
  const buttons = [...container.querySelectorAll('button')]
  expect(buttons.map((one) => one.getAttribute('aria-label'))).toEqual([
    'Voltar a esta versão, de 23/11/2026, 10:42, Ana',
    'Voltar a esta versão, de 20/11/2026, 10:42, Ana',
  ])
  buttons[1]?.click()
  expect(restored).toEqual(['Normal'])
})

const folder: ContentStore = {
  name: 'content',
  read: () => Promise.reject(new Error()),
  photo: () => Promise.reject(new Error()),
  save: () => Promise.reject(new Error()),
}

it('of a folder, the terminal is named that tells its history', async () => {
  const { container } = await render(
    <DocumentHistory
      store={folder}
      type="Material"
      file="materials/cobre.yaml"
      onRestore={() => undefined}
    />,
  )
  act(() => void container.querySelector('details')?.dispatchEvent(new Event('toggle')))
  expect(container.querySelector('[role=status]')?.textContent).toBe(
    'De uma pasta, o terminal o mostra: npm run content:history -- materials/cobre.yaml',
  )
})
