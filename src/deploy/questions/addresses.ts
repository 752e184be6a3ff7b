import { headerOf, type Answer } from '../ask'
import { expectThat, type Question } from '../question'

/** Where an answer sends, as a path when it stays on this host. */
const target = (answer: Answer): string =>
  headerOf(answer, 'location').replace(/^https?:\/\/[^/]+/, '')

const leads = (from: string, answer: Answer, to: string, statuses: readonly number[]): string[] =>
  expectThat(
    statuses.includes(answer.status) && target(answer) === to,
    `${from}: ${answer.status} ${headerOf(answer, 'location')}, esperado ${statuses.join(' ou ')} para ${to}`,
  )

/** A page with one part in its address. */
const inner = (pages: string[]): string =>
  pages.find((page) => /^\/[^/]+$/.test(page)) ?? '/contato'

const pages: Question = {
  name: 'páginas respondem 200 em HTML',
  ask: async (ask, known) => {
    const errors: string[] = []
    for (const page of known.pages) {
      const answer = await ask(page)
      errors.push(
        ...expectThat(
          answer.status === 200 &&
            /^text\/html;\s*charset=utf-8$/i.test(headerOf(answer, 'content-type')),
          `${page}: ${answer.status} ${headerOf(answer, 'content-type')}`,
        ),
      )
    }
    return [...errors, ...expectThat(known.pages.length > 0, 'o sitemap não tem páginas')]
  },
}

const secondAddresses: Question = {
  name: '/pagina/ e /pagina.html levam a /pagina',
  ask: async (ask, known) => {
    const page = inner(known.pages)
    const errors: string[] = []
    for (const from of [`${page}/`, `${page}.html`, '/index.html'])
      errors.push(...leads(from, await ask(from), from === '/index.html' ? '/' : page, [301, 308]))
    return errors
  },
}

const redirects: Question = {
  name: 'endereços antigos levam aos novos',
  ask: async (ask, known) => {
    if (known.redirects.length === 0)
      return { skipped: 'não há redirecionamentos nesta construção' }
    const errors: string[] = []
    for (const { from, to, status } of known.redirects.slice(0, 20))
      errors.push(...leads(from, await ask(from), to, [status]))
    return errors
  },
}

const missing: Question = {
  name: 'endereço desconhecido: 404 com a página de ajuda',
  ask: async (ask) => {
    const errors: string[] = []
    for (const path of [
      '/nao-existe',
      '/blog/nao-existe',
      '/blog/nao-existe/',
      '/assets/de-antes-AAAAAAAA.js',
      '/a/b/c',
    ]) {
      const answer = await ask(path)
      errors.push(
        ...expectThat(answer.status === 404, `${path}: ${answer.status}`),
        ...expectThat(answer.body.includes('data-not-found'), `${path}: não é a página de ajuda`),
        ...expectThat(
          !/immutable/.test(headerOf(answer, 'cache-control')),
          `${path}: o erro ficaria guardado (${headerOf(answer, 'cache-control')})`,
        ),
      )
    }
    return errors
  },
}

const hidden: Question = {
  name: 'arquivos da hospedagem não são servidos',
  ask: async (ask) => {
    const errors: string[] = []
    for (const path of ['/_headers', '/%5fheaders', '/_redirects', '/404', '/.git/config']) {
      const { status } = await ask(path)
      errors.push(...expectThat(status === 404, `${path}: ${status}`))
    }
    return errors
  },
}

const hostile: Question = {
  name: 'nenhuma grafia sai do site ou o derruba',
  ask: async (ask) => {
    const errors: string[] = []
    for (const path of [
      '//exemplo.invalid/',
      '//contato/',
      '/\\\\exemplo.invalid/',
      '/%5c%5cexemplo.invalid/',
      '/%2fexemplo.invalid/',
      '/..%2f..%2fpackage.json',
      '/%2e%2e/package.json',
      '/%zz',
      '/a%0d%0aX-Mau:1/',
    ]) {
      const answer = await ask(path)
      const location = headerOf(answer, 'location')
      errors.push(
        ...expectThat(answer.status < 500, `${path}: ${answer.status}`),
        ...expectThat(
          location === '' ||
            new URL(location, 'http://aqui.invalid').hostname !== 'exemplo.invalid',
          `${path}: leva a ${location}`,
        ),
        ...expectThat(!/^[/\\]{2}/.test(location), `${path}: leva a ${location}`),
        ...expectThat(
          answer.headers['x-mau'] === undefined && !answer.body.includes('"devDependencies"'),
          `${path}: a resposta foi quebrada`,
        ),
      )
    }
    return errors
  },
}

const nothing: Question = {
  name: 'um byte nulo no endereço não derruba o servidor',
  ask: async (ask) => {
    const { status } = await ask('/contato%00')
    return expectThat(status >= 400 && status < 500, `/contato%00: ${status}`)
  },
}

const methods: Question = {
  name: 'só GET e HEAD',
  ask: async (ask, known) => {
    const page = inner(known.pages)
    const [head, missingHead, post] = [
      await ask(page, { method: 'HEAD' }),
      await ask('/nao-existe', { method: 'HEAD' }),
      await ask(page, { method: 'POST' }),
    ]
    return [
      ...expectThat(
        head.status === 200 && head.body.length === 0,
        `HEAD ${page}: ${head.status}, ${head.body.length} bytes`,
      ),
      ...expectThat(
        missingHead.status === 404 && missingHead.body.length === 0,
        `HEAD /nao-existe: ${missingHead.status}, ${missingHead.body.length} bytes`,
      ),
      ...expectThat(post.status === 405, `POST ${page}: ${post.status}`),
    ]
  },
}

export const ADDRESS_QUESTIONS: Question[] = [
  pages,
  secondAddresses,
  redirects,
  missing,
  hidden,
  hostile,
  nothing,
  methods,
]
