import { afterEach, describe, expect, it, vi } from 'vitest'
import { readData } from '../../../src/site/lib/static-data'

const answer = (body: string, init: ResponseInit & { type?: string } = {}) =>
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      new Response(body, {
        ...init,
        headers: { 'content-type': init.type ?? 'application/json; charset=utf-8' },
      }),
    ),
  )
afterEach(() => vi.unstubAllGlobals())

describe('a file of data', () => {
  it('is its JSON', async () => {
    answer('{"slug":"a"}')
    expect(await readData('/dados/lotes/a.json')).toEqual({ slug: 'a' })
  })
  it('is nothing where the host knows none, also where it answers with a page', async () => {
    answer('<p>', { status: 404, type: 'text/html' })
    expect(await readData('/dados/lotes/x.json')).toBeNull()
    answer('<!DOCTYPE html>', { type: 'text/html' })
    expect(await readData('/dados/lotes/x.json')).toBeNull()
  })
  it('fails loudly when the host does', async () => {
    answer('', { status: 503 })
    await expect(readData('/dados/lotes/a.json')).rejects.toThrow('/dados/lotes/a.json: 503')
  })
})
