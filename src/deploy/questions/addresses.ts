import { headerOf, type Answer, questions, type Inquiry, type Question } from '../ask'
import { withQuery } from '../../pipeline/hosts/site-rules'

/** Expects an answer to redirect to a path of its own host. */
function expectMoved(
  expectThat: Inquiry['expectThat'],
  from: string,
  answer: Answer,
  to: string,
  statuses: readonly number[],
): void {
  const location = headerOf(answer, 'location')
  expectThat(
    statuses.includes(answer.status) && location.replace(/^https?:\/\/[^/]+/, '') === to,
    `${from}: ${answer.status} ${location}, esperado ${statuses.join(' ou ')} para ${to}`,
  )
}

/** A page with one segment in its address. */
const inner = (pages: string[]): string =>
  pages.find((page) => /^\/[^/]+$/.test(page)) ?? '/contato'

const HOSTILE = [
  '//exemplo.invalid/',
  '//contato/',
  '/\\\\exemplo.invalid/',
  '/%5c%5cexemplo.invalid/',
  '/%2fexemplo.invalid/',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/package.json',
  '/%zz',
  '/a%0d%0aX-Mau:1/',
]

export const ADDRESS_QUESTIONS: Question[] = questions({
  'páginas respondem 200 em HTML': async ({ ask, known, expectThat }) => {
    for (const page of known.pages) {
      const answer = await ask(page)
      const type = headerOf(answer, 'content-type')
      expectThat(
        answer.status === 200 && /^text\/html;\s*charset=utf-8$/i.test(type),
        `${page}: ${answer.status} ${type}`,
      )
    }
    expectThat(known.pages.length > 0, 'o sitemap não tem páginas')
  },
  '/pagina/ e /pagina.html levam a /pagina': async ({ ask, known, expectThat }) => {
    const page = inner(known.pages)
    for (const from of [`${page}/`, `${page}.html`])
      expectMoved(expectThat, from, await ask(from), page, [301, 308])
    expectMoved(expectThat, '/index.html', await ask('/index.html'), '/', [301, 308])
    for (const from of [`${page}/?a=1`, `${page}.html?a=1`])
      expectMoved(expectThat, from, await ask(from), `${page}?a=1`, [301, 308])
  },
  'endereços antigos levam aos novos': async ({ ask, known, expectThat }) => {
    if (known.redirects.length === 0) return 'não há redirecionamentos nesta construção'
    for (const { from, to, status } of known.redirects.slice(0, 20)) {
      expectMoved(expectThat, from, await ask(from), to, [status])
      const asked = `${from}?a=1`
      expectMoved(expectThat, asked, await ask(asked), withQuery(to, '?a=1'), [status])
    }
  },
  'endereço desconhecido: 404 com a página de ajuda': async ({ ask, expectThat }) => {
    for (const path of [
      '/nao-existe',
      '/blog/nao-existe',
      '/blog/nao-existe/',
      // An open tab requests scripts of an earlier release: a page would be run as a script.
      '/assets/de-antes-AAAAAAAA.js',
      '/a/b/c',
      '/admin/nao-existe',
    ]) {
      const answer = await ask(path)
      const caching = headerOf(answer, 'cache-control')
      expectThat(answer.status === 404, `${path}: ${answer.status}`)
      expectThat(answer.body.includes('data-not-found'), `${path}: não é a página de ajuda`)
      expectThat(!/immutable/.test(caching), `${path}: o erro ficaria guardado (${caching})`)
    }
  },
  'nenhuma página tem um segundo endereço': async ({ ask, known, expectThat }) => {
    const path = `/${inner(known.pages)}`
    const { status } = await ask(path)
    expectThat(status === 404, `${path}: ${status}`)
  },
  'arquivos da hospedagem não são servidos': async ({ ask, expectThat }) => {
    for (const path of ['/_headers', '/%5fheaders', '/_redirects', '/404', '/.git/config']) {
      const { status } = await ask(path)
      expectThat(status === 404, `${path}: ${status}`)
    }
  },
  'nenhuma grafia sai do site ou o derruba': async ({ ask, expectThat }) => {
    for (const path of HOSTILE) {
      const answer = await ask(path)
      const location = headerOf(answer, 'location')
      const leaves =
        location !== '' && new URL(location, 'http://aqui.invalid').hostname === 'exemplo.invalid'
      expectThat(answer.status < 500, `${path}: ${answer.status}`)
      expectThat(!leaves && !/^[/\\]{2}/.test(location), `${path}: leva a ${location}`)
      expectThat(
        answer.headers['x-mau'] === undefined && !answer.body.includes('"devDependencies"'),
        `${path}: a resposta foi quebrada`,
      )
    }
  },
  'um byte nulo no endereço não derruba o servidor': async ({ ask, expectThat }) => {
    const { status } = await ask('/contato%00')
    expectThat(status >= 400 && status < 500, `/contato%00: ${status}`)
  },
  'só GET e HEAD': async ({ ask, known, expectThat }) => {
    const page = inner(known.pages)
    for (const [path, wanted] of [
      [page, 200],
      ['/nao-existe', 404],
    ] as const) {
      const { status, body } = await ask(path, { method: 'HEAD' })
      expectThat(
        status === wanted && body.length === 0,
        `HEAD ${path}: ${status}, ${body.length} bytes`,
      )
    }
    const { status } = await ask(page, { method: 'POST' })
    expectThat(status === 405, `POST ${page}: ${status}`)
  },
})
