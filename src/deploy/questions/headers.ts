import { createHash } from 'node:crypto'
import { headerOf, type Answer } from '../ask'
import { expectThat, type Question } from '../question'

const policyOf = (answer: Answer): string => headerOf(answer, 'content-security-policy')
const directives = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(';').map((one) => {
      const [name = '', ...values] = one.trim().split(/\s+/)
      return [name, values]
    }),
  )
const metaPolicy = ({ body }: Answer): string =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(body.toString())?.[1] ?? ''
/**
 * The page's policy names its own styles; the header's may name those of its neighbours too.
 * frame-ancestors stands only in the header.
 */
function agree(header: string, meta: string): boolean {
  const [outer, inner] = [directives(header), directives(meta)]
  outer.delete('frame-ancestors')
  return (
    outer.size === inner.size &&
    Array.from(inner).every(([name, values]) => {
      const allowed = outer.get(name)
      return (
        allowed !== undefined &&
        (name === 'style-src' || allowed.length === values.length) &&
        values.every((value) => allowed.includes(value))
      )
    })
  )
}
/** Two policies of two rules arrive in one line, joined by a comma, or in two. */
const once = (answer: Answer): boolean =>
  answer.times('content-security-policy') === 1 &&
  policyOf(answer).split('default-src').length === 2

const policy: Question = {
  name: 'política de segurança, uma só, igual no cabeçalho e na página',
  ask: async (ask, known) => {
    const errors: string[] = []
    for (const page of known.pages) {
      const answer = await ask(page)
      errors.push(
        ...expectThat(
          once(answer),
          `${page}: ${answer.times('content-security-policy')} política(s) no cabeçalho: ` +
            `«${policyOf(answer).slice(0, 60)}»`,
        ),
        ...expectThat(
          policyOf(answer).includes(`frame-ancestors 'none'`),
          `${page}: sem frame-ancestors`,
        ),
        ...expectThat(
          agree(policyOf(answer), metaPolicy(answer)) || !once(answer),
          `${page}: a política da página é outra`,
        ),
      )
    }
    return errors
  },
}

const missingPolicy: Question = {
  name: 'endereço desconhecido também tem política no cabeçalho',
  ask: async (ask) => {
    const errors: string[] = []
    for (const path of ['/nao-existe', '/blog/nao-existe']) {
      const answer = await ask(path)
      errors.push(
        ...expectThat(once(answer), `${path}: ${metaPolicy(answer) ? 'só na página' : 'nenhuma'}`),
        ...expectThat(metaPolicy(answer) !== '', `${path}: sem política na página`),
      )
    }
    return errors
  },
}

const ONE_EACH: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=()',
  'strict-transport-security': 'max-age=63072000',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const others: Question = {
  name: 'os outros cabeçalhos de segurança, um de cada',
  ask: async (ask) => {
    const answer = await ask('/')
    return Object.entries(ONE_EACH).flatMap(([name, value]) =>
      expectThat(
        answer.times(name) === 1 && headerOf(answer, name).startsWith(value),
        `${name}: «${headerOf(answer, name)}»`,
      ),
    )
  },
}

const admin: Question = {
  name: '/admin tem a sua própria política, e só essa',
  ask: async (ask, known) => {
    if (!known.admin) return { skipped: 'não há /admin nesta construção' }
    const [bare, answer] = [await ask('/admin'), await ask('/admin/')]
    return [
      ...expectThat(
        [301, 308].includes(bare.status) && headerOf(bare, 'location').endsWith('/admin/'),
        `/admin: ${bare.status} ${headerOf(bare, 'location')}`,
      ),
      ...expectThat(answer.status === 200, `/admin/: ${answer.status}`),
      ...expectThat(
        once(answer) &&
          /style-src 'self';/.test(policyOf(answer)) &&
          /script-src 'self';/.test(policyOf(answer)),
        `/admin/: «${policyOf(answer).slice(0, 80)}»`,
      ),
      ...expectThat(
        answer.times('cross-origin-opener-policy') === 1,
        '/admin/: Cross-Origin-Opener-Policy não é um só',
      ),
      ...expectThat(
        headerOf(answer, 'x-robots-tag') === 'noindex, nofollow',
        '/admin/: buscadores o guardariam',
      ),
    ]
  },
}

const sha256 = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Texts of elements that browsers run or apply only where the policy names their hash. */
const inlineTexts = (html: string): string[] => [
  ...Array.from(html.matchAll(/<style[^>]*>([^]*?)<\/style>/g), ([, text = '']) => text),
  ...Array.from(html.matchAll(/<script>([^]*?)<\/script>/g), ([, text = '']) => text),
]

const inlineHashes: Question = {
  name: 'a política conhece cada estilo e script escrito dentro das páginas',
  ask: async (ask, known) => {
    const errors: string[] = []
    for (const page of known.pages) {
      const answer = await ask(page)
      const unknown = inlineTexts(answer.body.toString()).filter(
        (text) => !policyOf(answer).includes(sha256(text)),
      )
      errors.push(
        ...expectThat(
          policyOf(answer) !== '' && unknown.length === 0,
          `${page}: ${unknown.length} que o navegador recusaria, com «${policyOf(answer).slice(0, 60)}»`,
        ),
      )
    }
    return errors
  },
}

export const HEADER_QUESTIONS: Question[] = [policy, inlineHashes, missingPolicy, others, admin]
