import { createElement } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { LiveLine } from '../../../src/admin/screens/editor'
import { GitHubStore } from '../../../src/admin/store/github-store'
import { liveState } from '../../../src/admin/store/live-version'
import { FAILURE_HEADING } from '../../../src/content/version'
import { render } from '../../site/render'

afterEach(() => {
  vi.unstubAllGlobals()
})

const CONTENT = { commit: 'a1', changed: '2026-11-24T13:42:00Z' }

/** Stubs `fetch`: the site returns its version, and GitHub lists no failed publication. */
const site = (content: unknown, headers: Record<string, string> = {}) =>
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      url.endsWith('/pulls')
        ? Response.json([])
        : Response.json({ commit: 'b2', day: '2026-11-24', content }, { headers }),
    ),
  )

/** Returns a store of GitHub in which `newest` is the last change of the content. */
function github(newest: string): GitHubStore {
  const store = new GitHubStore({ repository: 'dono/nome', token: 'chave' }, 'main')
  vi.spyOn(store, 'newestChange').mockResolvedValue(newest)
  return store
}

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
  expect((await liveState(github(newest)))?.sentence).toMatch(sentence)
})

it('an editor reads nothing of a site that does not say its version', async () => {
  site(null)
  expect(await liveState(undefined)).toBeUndefined()
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })),
  )
  expect(await liveState(undefined)).toBeUndefined()
})

it('an editor whose key may not read why a publication failed still reads that it is not there yet', async () => {
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      url.endsWith('/pulls')
        ? Response.json({}, { status: 403 })
        : Response.json({ commit: 'b2', day: '2026-11-24', content: CONTENT }),
    ),
  )
  expect(await liveState(github('c3'))).toEqual({
    sentence: 'Ainda não publicado: o site mostra o conteúdo de 24/11/2026, 10:42.',
  })
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

it('an editor reads why the last publication failed, in the words of its own comment only', async () => {
  const comments: unknown[] = []
  const answers = (url: string): unknown =>
    url.endsWith('/pulls')
      ? [{ number: 12 }]
      : url.includes('/comments')
        ? comments
        : url.includes('/commits')
          ? [{ sha: 'c3' }]
          : { commit: 'b2', day: '2026-11-24', content: CONTENT }
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(Response.json(answers(url))))
  const store = new GitHubStore({ repository: 'dono/nome', token: 'chave' }, 'main')
  const shown = async (until: string) => {
    const { container, unmount } = await render(createElement(LiveLine, { store }))
    await vi.waitFor(() => expect(container.textContent).toContain(until))
    const text = container.textContent
    const link = container.querySelector('a')?.href
    await unmount()
    return { text, link }
  }
  const comment = (login: string, report: string) => ({
    user: { login },
    html_url: 'https://github.com/dono/nome/pull/12#1',
    body: `${FAILURE_HEADING}c3 falhou\n\n\`\`\`\`text\n${report}\n\`\`\`\`\n`,
  })
  comments.push(comment('estranho', 'clique aqui'))
  expect((await shown('Ainda não publicado')).text).not.toContain('falhou')
  comments.push(comment('github-actions[bot]', 'ERRADO: o smoke respondeu 500'))
  const { text, link } = await shown('falhou')
  expect(text).toMatch(/A última publicação falhou\..*ERRADO: o smoke respondeu 500/)
  expect(link).toBe('https://github.com/dono/nome/pull/12#1')
})
