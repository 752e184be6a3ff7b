import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { asker, originOf, outcomeOf, type Known } from '../../src/deploy/ask'
import { knownOf } from '../support/known-of'
import { serveSite, type ServedSite } from '../support/served-site'
import { CERTIFICATE } from '../../src/deploy/questions/deployed'
import { RELEASE_QUESTIONS, smoke, SMOKE_QUESTIONS, wrongAt } from '../../src/deploy/smoke'
import { FILE_LIST } from '../../src/pipeline/hosts/file-list'
import { smallSite } from '../pipeline/hosts/small-site'

let running: ServedSite
let known: Known
const servers: Server[] = []
beforeAll(async () => {
  const folders = await smallSite()
  running = await serveSite(folders.dist)
  known = knownOf(folders.dist)
})
afterAll(async () => {
  await running.close()
  for (const server of servers) server.close()
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  // A listening TCP server has an address object.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('a release answers all but for the certificate', () => {
  expect([CERTIFICATE, ...RELEASE_QUESTIONS]).toHaveLength(SMOKE_QUESTIONS.length)
  expect(RELEASE_QUESTIONS).not.toContain(CERTIFICATE)
})

it('an answer that never ends is cut off', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const origin = await serve((_, response) => response.write('a'))
  const said = asker(origin)('/').catch(String)
  vi.advanceTimersByTime(120_000)
  expect(await said).toContain('resposta incompleta depois de 120 s')
})

describe('every question', () => {
  it.each(SMOKE_QUESTIONS.map((question) => [question.name, question] as const))(
    'is content with a host that does it right: %s',
    async (name, question) => {
      const outcome = await outcomeOf(question, asker(running.origin), known)
      expect(outcome).toEqual(
        name.startsWith('certificado')
          ? { kind: 'skipped', said: [expect.stringContaining('https')] }
          : { kind: 'right' },
      )
    },
  )

  it.each(
    SMOKE_QUESTIONS.filter(
      ({ name }) => !/certificado|trecho|guarda no|não mudou|grafia|nulo/.test(name),
    ).map((question) => [question.name, question] as const),
  )('finds fault with a host that answers anything with one page: %s', async (_, question) => {
    const origin = await serve((_request, response) => {
      response.end('<title>x</title>/assets/client-1.js /fotos/cobre-720.avif')
    })
    expect((await outcomeOf(question, asker(origin), known)).kind).toBe('wrong')
  })

  it.each(
    SMOKE_QUESTIONS.filter(({ name }) => /trecho|guarda no|não mudou|grafia|nulo/.test(name)).map(
      (question) => [question.name, question] as const,
    ),
  )('finds fault with a host that does it wrong: %s', async (_, question) => {
    const origin = await serve((request, response) => {
      // Wrong bytes for a range, a redirect to the requested address, a 502, no ETag.
      if (request.headers.range) response.writeHead(206).end('0')
      else if (request.url?.startsWith('//') || request.url === '/contato%00')
        response
          .writeHead(request.url === '/contato%00' ? 502 : 308, { Location: request.url })
          .end()
      else response.end('<title>x</title>/assets/client-1.js /fotos/cobre-720.avif')
    })
    expect((await outcomeOf(question, asker(origin), known)).kind).toBe('wrong')
  })
})

describe('what the content may be', () => {
  const ask = async (name: RegExp, answer: (path: string) => [type: string, body: string]) => {
    const question = SMOKE_QUESTIONS.find((one) => name.test(one.name))
    const origin = await serve((request, response) => {
      const [type, body] = answer(request.url ?? '/')
      response.writeHead(200, { 'Content-Type': type }).end(body)
    })
    return question && outcomeOf(question, asker(origin), known)
  }

  it('two lots of one title, which the check lets pass, do not undo a publication', async () => {
    const lots = ['/lote/a', '/lote/b'].map((path) => `<loc>https://empresa.example${path}</loc>`)
    const answer = (path: string): [string, string] =>
      path === '/sitemap.xml'
        ? ['text/xml', lots.join('')]
        : ['text/html', '<title>Lote de notebooks</title>']
    expect(await ask(/sitemap/, answer)).toEqual({ kind: 'right' })
  })

  it('nor does a blog whose articles have all gone', async () => {
    expect(await ask(/feed/, () => ['application/atom+xml', '<feed></feed>'])).toEqual({
      kind: 'right',
    })
  })
})

it('a site that still answers with a page of another is asked again until the release is there', async () => {
  let asked = 0
  const origin = await serve((request, response) => {
    const isList = request.url === FILE_LIST
    if (isList) asked++
    response.end(isList && asked > 1 ? '{"/a.js":"1"}' : '<!doctype html>')
  })
  expect(await wrongAt(origin, { '/a.js': '1' })).toMatch(/^ERRADO/)
  expect(asked).toBeGreaterThan(1)
}, 20_000)

it('an address without its beginning is told how to be written', () => {
  const use = '--site https://www.empresa.com.br'
  expect(originOf('https://www.empresa.com.br/contato', use)).toBe('https://www.empresa.com.br')
  for (const given of ['www.empresa.com.br', 'empresa.com.br:8080', 'ftp://empresa.com.br', ''])
    expect(() => originOf(given, use)).toThrow(
      `«${given}» não é o endereço de um site. Escreva assim: ${use}`,
    )
})

async function smokeLines(origin: string): Promise<{ right: boolean; lines: string[] }> {
  const lines: string[] = []
  return { right: await smoke(origin, (line) => lines.push(line)), lines }
}

describe('the smoke test of a deployed site', () => {
  it('says line by line that all is right', async () => {
    const { lines, right } = await smokeLines(running.origin)
    expect(right).toBe(true)
    expect(lines.at(-1)).toBe(`${running.origin}: tudo certo.`)
    expect(lines.filter((line) => line.startsWith('certo')).length).toBeGreaterThan(18)
  })

  it('says what is wrong, and where', async () => {
    const origin = await serve((_request, response) => {
      response.end('<loc>https://empresa.example/contato</loc>')
    })
    const { lines, right } = await smokeLines(origin)
    expect(right).toBe(false)
    expect(lines).toContain('ERRADO  endereço desconhecido: 404 com a página de ajuda')
    expect(lines).toContain('          /assets/de-antes-AAAAAAAA.js: 200')
  })

  it.each([
    ['a script is gone', '/assets/client-1.js', 404, undefined],
    ['no file is listed', FILE_LIST, 200, () => '{}'],
    ['a page has lost its text', '/blog/x', 200, (page: string) => page.replace(/<p>.*<\/p>/, '')],
    [
      'a style is not the one that the policy names',
      '/contato',
      200,
      (page: string) => page.replace('main{', 'main {'),
    ],
  ])('finds that %s', async (_, path, status, changed) => {
    const origin = await serve((request, response) => {
      void asker(running.origin)(request.url ?? '/', { method: request.method ?? 'GET' }).then(
        (answer) => {
          const isMeant = request.url === path
          const body = isMeant && changed ? changed(answer.body.toString()) : answer.body
          response.writeHead(isMeant ? status : answer.status, {
            ...answer.headers,
            'content-length': Buffer.byteLength(body),
          })
          response.end(body)
        },
      )
    })
    const { lines, right } = await smokeLines(origin)
    expect(right).toBe(false)
    expect(lines.join('\n')).toContain(path)
  })

  it('says plainly that nobody answers', async () => {
    const { lines, right } = await smokeLines('http://127.0.0.1:1')
    expect([right, lines.length]).toEqual([false, 1])
    expect(lines[0]).toMatch(/não responde: .*ECONNREFUSED/)
  })

  it('forgives a site on Cloudflare only what Cloudflare cannot do', async () => {
    const origin = await serve((_request, response) => {
      response.setHeader('CF-Ray', 'x').end('<loc>https://empresa.example/contato</loc>')
    })
    const { lines, right } = await smokeLines(origin)
    expect(right).toBe(false)
    expect(lines.filter((line) => line.startsWith('sabido')).length).toBeGreaterThan(0)
    expect(lines.filter((line) => line.startsWith('ERRADO')).length).toBeGreaterThan(8)
  })
})
