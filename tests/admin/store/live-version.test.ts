import { afterEach, expect, it, vi } from 'vitest'
import { GitHubStore } from '../../../src/admin/store/github-store'
import { liveSentence } from '../../../src/admin/store/live-version'

afterEach(() => {
  vi.unstubAllGlobals()
})

const CONTENT = { commit: 'a1', changed: '2026-11-24T13:42:00Z' }

/** The site with its version. */
const site = (content: unknown, headers: Record<string, string> = {}) =>
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ commit: 'b2', day: '2026-11-24', content }, { headers })),
  )

it.each([
  [
    'since when the site shows the last change',
    'a1',
    '24/11/2026, 10:44',
    /^No ar desde 24\/11\/2026, 10:44\.$/,
  ],
  [
    'the change itself where a host does not say when it came',
    'a1',
    '',
    /^No ar: o conteúdo de 24\/11\/2026, 10:42\.$/,
  ],
  [
    'that what was accepted is not there yet',
    'c3',
    '',
    /^Ainda não publicado: o site mostra o conteúdo de 24\/11\/2026, 10:42\.$/,
  ],
])('an editor reads %s', async (_, newest, arrived, sentence) => {
  site(CONTENT, arrived ? { 'Last-Modified': 'Tue, 24 Nov 2026 13:44:05 GMT' } : {})
  expect(await liveSentence(() => Promise.resolve(newest))).toMatch(sentence)
})

it('an editor reads nothing of a site that does not say its version', async () => {
  const unknown = () => Promise.resolve(undefined)
  site(null)
  expect(await liveSentence(unknown)).toBeUndefined()
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })),
  )
  expect(await liveSentence(unknown)).toBeUndefined()
})

it('what was accepted last is the newest commit of content in the site’s branch', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    return Promise.resolve(Response.json([{ sha: 'c3' }]))
  })
  const store = new GitHubStore({ repository: 'dono/nome', token: 'chave' }, 'main')
  expect(await store.newestChange()).toBe('c3')
  expect(asked).toEqual([
    'https://api.github.com/repos/dono/nome/commits?path=content/&sha=main&per_page=1',
  ])
})
