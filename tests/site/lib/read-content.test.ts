import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserReader, type ContentIndex } from '../../../src/site/lib/read-content'

const asked: string[] = []
const answer = (body: string, init: ResponseInit & { type?: string } = {}) =>
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(
      new Response(body, {
        ...init,
        headers: { 'content-type': init.type ?? 'application/json; charset=utf-8' },
      }),
    )
  })
beforeEach(() => {
  asked.length = 0
})
afterEach(() => vi.unstubAllGlobals())

const index: ContentIndex = { files: { materials: 'materials-1.json' }, values: { company: 'A' } }

describe('content in the browser', () => {
  it('comes with the index, or from the file that the index names', async () => {
    answer('[40]')
    const read = browserReader(index)
    expect(await read('company')).toBe('A')
    expect(asked).toEqual([])
    expect(await read('materials')).toEqual([40])
    expect(asked).toEqual(['/assets/materials-1.json'])
  })

  it('is nothing under a name that the index does not know, and nobody is asked', async () => {
    answer('[]')
    expect(await browserReader(index)('post-bodies/x')).toBeNull()
    expect(asked).toEqual([])
  })

  it('comes under its own name in development', async () => {
    answer('[40]')
    expect(await browserReader()('materials')).toEqual([40])
    expect(asked).toEqual(['/conteudo/materials.json'])
  })

  it('fails where the file of the release is gone, and is asked for again then', async () => {
    answer('', { status: 404, type: 'text/html' })
    const read = browserReader(index)
    await expect(read('materials')).rejects.toThrow('/assets/materials-1.json')
    answer('1')
    expect(await read('materials')).toBe(1)
  })
})

describe('a file of its own', () => {
  const read = browserReader(index)
  it('is its JSON', async () => {
    answer('{"slug":"a"}')
    expect(await read('/dados/lotes/a.json')).toEqual({ slug: 'a' })
  })
  it('is nothing where the host knows none, also where it answers with a page', async () => {
    answer('<p>', { status: 404, type: 'text/html' })
    expect(await read('/dados/lotes/x.json')).toBeNull()
    answer('<!DOCTYPE html>', { type: 'text/html' })
    expect(await read('/dados/lotes/x.json')).toBeNull()
  })
  it('fails loudly when the host does', async () => {
    answer('', { status: 503 })
    await expect(read('/dados/lotes/a.json')).rejects.toThrow('/dados/lotes/a.json: 503')
  })
})
