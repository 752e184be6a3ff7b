import { afterEach, expect, it, vi } from 'vitest'
import { callGitHub } from '../../../src/admin/store/github-api'

const access = { repository: 'dono/nome', token: 'chave' }
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['a page of the network', 200, {}, '<!doctype html>', 'O GitHub não respondeu.'],
  ['a wrong key', 401, {}, '{}', 'não aceitou a chave'],
  ['too many requests', 403, { 'Retry-After': '60' }, '{}', 'Tente de novo daqui a pouco'],
  ['no more requests', 403, { 'X-RateLimit-Remaining': '0' }, '{}', 'Tente de novo daqui a pouco'],
  ['no permission', 403, { 'X-RateLimit-Remaining': '42' }, '{}', 'A chave não dá acesso'],
])('says what to do after %s', async (_, status, headers, body, sentence) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers }))
  await expect(callGitHub(access, 'pulls')).rejects.toThrow(sentence)
})

it('says that nobody answers, and that what was typed stays', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(callGitHub(access, 'pulls')).rejects.toThrow(
    'O GitHub não respondeu. Confira a internet e tente de novo; o que você escreveu continua aqui.',
  )
})

it.each([
  [true, 'application/vnd.github.raw+json'],
  [false, 'application/vnd.github+json'],
])('asks for a raw file (%s) as %s', async (raw, accept) => {
  const asked = vi.fn(async () => new Response('{}'))
  vi.stubGlobal('fetch', asked)
  await callGitHub(access, 'contents/content/photos/a.jpg', { raw })
  expect(asked).toHaveBeenCalledWith(
    expect.any(String),
    expect.objectContaining({ headers: expect.objectContaining({ Accept: accept }) }),
  )
})
