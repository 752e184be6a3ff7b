import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canonicalTarget, siteServer } from '../../../src/pipeline/serve/site-server'

const dist = mkdtempSync(join(tmpdir(), 'retrilha-site-'))
mkdirSync(join(dist, 'assets'))
const files: Record<string, string> = {
  'index.html': 'início', 'contato.html': 'contato', '404.html': 'não achamos', 'assets/a.js': 'let a', 'feed.xml': '<feed/>',
  _headers: '/*\n  X-Prova: todas\n  X-Ordem: primeira\n/assets/*\n  Cache-Control: immutable\n  X-Ordem: segunda\n',
}
for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text)
writeFileSync(join(dist, 'contato.html.gz'), gzipSync('contato'))

let server: Server
let origin: string
beforeAll(async () => {
  server = await siteServer(dist)
  await new Promise<void>((resolve) => { server.listen(0, () => resolve()) })
  // A listening TCP server has an address object.
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => { server.close() })
const get = (path: string) => fetch(`${origin}${path}`, { redirect: 'manual' })

describe('the served site', () => {
  it('has addresses without .html', async () => {
    const response = await get('/contato')
    expect([response.status, await response.text(), response.headers.get('content-type')]).toEqual([200, 'contato', 'text/html;charset=utf-8'])
  })

  it('answers unknown addresses with status 404 and the page that helps', async () => {
    const response = await get('/blog/nada')
    expect([response.status, await response.text(), response.headers.get('x-prova')]).toEqual([404, 'não achamos', 'todas'])
  })

  it('follows the headers file, the later rule over the earlier', async () => {
    const script = await get('/assets/a.js')
    expect([script.headers.get('cache-control'), script.headers.get('x-ordem')]).toEqual(['immutable', 'segunda'])
    expect((await get('/')).headers.get('x-ordem')).toBe('primeira')
  })

  it('lets pages be checked again at each visit, as hosts do', async () => {
    for (const path of ['/', '/contato', '/blog/nada']) {
      expect((await get(path)).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    }
  })

  it('sends the compressed copy to whom takes it', async () => {
    expect((await fetch(`${origin}/contato`, { headers: { 'Accept-Encoding': 'gzip' } })).headers.get('content-encoding')).toBe('gzip')
  })

  it.each(['/404', '/_headers'])('keeps the host\'s own files to itself: %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  it.each(['/../package.json', '/%2e%2e/package.json', '/_headers/../../x'])('serves nothing outside: %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})

describe('second addresses of a page', () => {
  it.each([
    ['/contato/', '/contato'], ['/contato.html?x=1', '/contato?x=1'], ['/index.html', '/'], ['//contato', '/contato'], ['/blog/index', '/blog'],
  ])('%s leads to %s', (url, target) => { expect(canonicalTarget({ url })).toBe(target) })

  it.each(['/', '/contato', '/blog/x?q=a/', '/feed.xml'])('%s stays', (url) => { expect(canonicalTarget({ url })).toBeUndefined() })
})
