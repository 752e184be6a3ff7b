import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { siteServer } from '../../../src/pipeline/serve/site-server'

const dist = mkdtempSync(join(tmpdir(), 'retrilha-site-'))
for (const folder of ['assets', 'admin', 'blog', '.git']) mkdirSync(join(dist, folder))
const files: Record<string, string> = {
  'index.html': 'início',
  'contato.html': 'contato',
  'some.html': 'some',
  'blog.html': 'blog',
  'blog/x.html': 'artigo',
  '404.html': 'nada',
  'admin/index.html': 'editores',
  'assets/a.js': '0123456789',
  'feed.xml': '<feed/>',
  '.git/config': 'segredo',
  _redirects: '/velho /contato 301\n/a%C3%A7%C3%A3o%20velha /contato 301\n',
  _headers:
    '/*\n  X-Prova: todas\n/contato\n  X-Pagina: contato\n/assets/*\n  Cache-Control: ' +
    'immutable\n/404\n  Cache-Control: no-store\n',
}
for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text)
writeFileSync(join(dist, 'contato.html.gz'), gzipSync('contato'))

let server: Server
beforeAll(async () => {
  server = await siteServer(dist)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
})
afterAll(() => {
  server.close()
})

/** Sends the address exactly as written, where fetch would change it before it leaves. */
const ask = (method: string, path: string, headers = {}) =>
  new Promise<{ status?: number | undefined; headers: IncomingHttpHeaders; body: string }>(
    (resolve, reject) => {
      // The address of a listening TCP server is an object.
      const { port } = server.address() as AddressInfo
      const sent = request({ port, method, path, headers, agent: false }, (answer) => {
        let body = ''
        answer.on('data', (part: Buffer) => (body += part.toString()))
        answer.on('end', () =>
          resolve({ status: answer.statusCode, headers: answer.headers, body }),
        )
      })
      sent.on('error', reject).end()
    },
  )
const get = (path: string, headers = {}) => ask('GET', path, headers)

describe('the served site', () => {
  it.each([
    ['/', 'início'],
    ['/contato', 'contato'],
    ['/contato?x=1', 'contato'],
    ['/%63ontato', 'contato'],
    ['/blog/x', 'artigo'],
    ['/admin/', 'editores'],
  ])('%s is the page «%s»', async (path, text) => {
    expect(await get(path)).toMatchObject({
      status: 200,
      body: text,
      headers: { 'content-type': 'text/html;charset=utf-8', 'x-prova': 'todas' },
    })
  })

  it.each(['/nada', '/blog/nada', '/blog/nada/', '/nada.html', '/assets/antigo.js', '/assets'])(
    'answers %s with status 404, the page that helps and nothing to keep',
    async (path) => {
      expect(await get(path)).toMatchObject({
        status: 404,
        body: 'nada',
        headers: { 'x-prova': 'todas', 'cache-control': 'no-store' },
      })
    },
  )

  it('gives an address its own headers, and none of another that begins alike', async () => {
    expect((await get('/contato')).headers['x-pagina']).toBe('contato')
    expect((await get('/contatos')).headers['x-pagina']).toBeUndefined()
    expect((await get('/assets/a.js')).headers['cache-control']).toBe('immutable')
    expect((await get('/')).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  it('goes on without a file that a build takes away', async () => {
    rmSync(join(dist, 'some.html'))
    expect(await get('/some')).toMatchObject({
      status: 404,
      body: 'nada',
      headers: { 'cache-control': 'no-store' },
    })
    expect(await get('/contato')).toMatchObject({ status: 200 })
  })

  it('sends the compressed copy to whom takes it', async () => {
    const { headers } = await get('/contato', { 'Accept-Encoding': 'gzip' })
    expect(headers['content-encoding']).toBe('gzip')
  })

  it('lets a copy be checked without being sent again', async () => {
    const { headers } = await get('/assets/a.js')
    const again = await get('/assets/a.js', { 'If-None-Match': headers.etag })
    expect(again).toMatchObject({
      status: 304,
      body: '',
      headers: { 'cache-control': 'immutable' },
    })
  })

  it.each(['bytes=-3', 'bytes=2-4'])('answers the range %s with the whole', async (range) => {
    const answer = await get('/assets/a.js', { Range: range })
    expect(answer).toMatchObject({ status: 200, body: '0123456789' })
  })

  it.each([
    ['HEAD', '/contato', 200, { 'content-length': '7' }],
    ['HEAD', '/nada', 404, { 'content-length': '4' }],
    ['POST', '/contato', 405, { allow: 'GET, HEAD' }],
    ['OPTIONS', '/contato', 405, { allow: 'GET, HEAD' }],
  ])('answers %s of %s with status %d and no body', async (method, path, status, headers) => {
    expect(await ask(method, path)).toMatchObject({ status, headers, body: '' })
  })
})

describe('second addresses', () => {
  it.each([
    ['/contato/', '/contato'],
    ['/contato.html?x=1', '/contato?x=1'],
    ['/index.html', '/'],
    ['/blog/', '/blog'],
    ['/admin', '/admin/'],
    ['/admin/index.html', '/admin/'],
    ['/contato%2f', '/contato'],
  ])('%s leads to %s', async (path, to) => {
    expect(await get(path)).toMatchObject({ status: 308, headers: { location: to } })
  })

  it.each([
    ['/a%C3%A7%C3%A3o%20velha', '/contato'],
    ['/%61%c3%a7%c3%a3o%20velha', '/contato'],
    ['/velho?x=1', '/contato?x=1'],
  ])('of what moved are known by every spelling and keep their query: %s', async (path, to) => {
    expect(await get(path)).toMatchObject({ status: 301, headers: { location: to } })
  })
})

describe('no spelling of an address', () => {
  it.each(
    '/404 /%34%304 /404.html /_headers /%5fheaders /%5Fredirects /.git/config /%2egit/config /./_headers'.split(
      ' ',
    ),
  )('reaches a file that is not for visitors: %s', async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, body: 'nada' })
  })

  it.each([
    // Leaves the folder, or breaks the answer.
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2f..%2fetc/passwd',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/..%5c..%5cpackage.json',
    '/contato%00',
    '/contato%0d%0aX-Mau:1',
    // Sends the visitor to another host.
    '//exemplo.org',
    '//exemplo.org/',
    '/\\\\exemplo.org/',
    '/\\exemplo.org/',
    '/%5c%5cexemplo.org/',
    '/%2fexemplo.org/',
    '//contato/',
    '///contato.html',
    '/%0a/exemplo.org/',
    // Cannot be read.
    '/%zz',
    '/%',
    '/%c3%28',
    'http://exemplo.org/',
    '*',
  ])('leads out of the site: %s', async (path) => {
    const { status, headers } = await get(path)
    expect([status, headers.location, headers['x-mau']]).toEqual([404, undefined, undefined])
  })
})

it('the preview answers this machine alone, unless it is told otherwise', async () => {
  const root = mkdtempSync(join(tmpdir(), 'retrilha-preview-'))
  cpSync('src/', join(root, 'src'), { recursive: true })
  for (const [name, path] of Object.entries({ node_modules: resolve('node_modules'), dist }))
    symlinkSync(path, join(root, name), 'junction')
  const options = { cwd: root, env: { ...process.env, HOST: '', PORT: '0' } }
  const preview = spawn(process.execPath, ['--import=tsx', 'src/pipeline/serve/cli.ts'], options)
  onTestFinished(() => void preview.kill())
  const [said] = await once(preview.stdout, 'data')
  expect(String(said)).toContain('http://localhost:0 ')
})
