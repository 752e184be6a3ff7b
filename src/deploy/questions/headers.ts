import { createHash } from 'node:crypto'
import { headerOf, type Answer, questions, type Question } from '../ask'

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
 * Returns whether the header's policy and the page's own agree. The header may name styles of other
 * pages as well, and it alone has frame-ancestors.
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
/**
 * Returns whether there is exactly one policy: those of two rules arrive in two headers, or joined
 * by a comma in one.
 */
const once = (answer: Answer): boolean =>
  answer.times('content-security-policy') === 1 &&
  policyOf(answer).split('default-src').length === 2

const ONE_EACH: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=()',
  'strict-transport-security': 'max-age=63072000',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const sha256 = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Texts of elements that browsers run or apply only if the policy names their hash. */
const inlineTexts = (html: string): string[] => [
  ...Array.from(html.matchAll(/<style[^>]*>([^]*?)<\/style>/g), ([, text = '']) => text),
  ...Array.from(html.matchAll(/<script>([^]*?)<\/script>/g), ([, text = '']) => text),
]

const UNKNOWN = ['/nao-existe', '/blog/nao-existe', '/admin/nao-existe']

export const HEADER_QUESTIONS: Question[] = questions({
  'política de segurança, uma só, igual no cabeçalho e na página': async ({
    ask,
    known,
    expectThat,
  }) => {
    for (const page of known.pages) {
      const answer = await ask(page)
      const policy = policyOf(answer)
      expectThat(
        once(answer),
        `${page}: ${answer.times('content-security-policy')} política(s) no cabeçalho: ` +
          `«${policy.slice(0, 60)}»`,
      )
      expectThat(policy.includes(`frame-ancestors 'none'`), `${page}: sem frame-ancestors`)
      expectThat(
        agree(policy, metaPolicy(answer)) || !once(answer),
        `${page}: a política da página é outra`,
      )
    }
  },
  'a política conhece cada estilo e script escrito dentro das páginas': async ({
    ask,
    known,
    expectThat,
  }) => {
    for (const page of known.pages) {
      const answer = await ask(page)
      const policy = policyOf(answer)
      const unknown = inlineTexts(answer.body.toString()).filter(
        (text) => !policy.includes(sha256(text)),
      )
      expectThat(
        policy !== '' && unknown.length === 0,
        `${page}: ${unknown.length} que o navegador recusaria, com «${policy.slice(0, 60)}»`,
      )
    }
  },
  'nenhuma política recusa o estilo da página de ajuda': async ({ ask, expectThat }) => {
    for (const path of UNKNOWN) {
      const answer = await ask(path)
      const policy = policyOf(answer)
      const refused = inlineTexts(answer.body.toString()).filter(
        (text) => policy !== '' && !policy.includes(sha256(text)),
      )
      expectThat(
        refused.length === 0 && answer.body.includes('data-not-found'),
        `${path}: «${policy.slice(0, 60)}»`,
      )
    }
  },
  'endereço desconhecido também tem política no cabeçalho': async ({ ask, expectThat }) => {
    for (const path of UNKNOWN) {
      const answer = await ask(path)
      const meta = metaPolicy(answer)
      expectThat(once(answer), `${path}: ${meta ? 'só na página' : 'nenhuma'}`)
      expectThat(meta !== '', `${path}: sem política na página`)
    }
  },
  'os outros cabeçalhos de segurança, um de cada': async ({ ask, expectThat }) => {
    const answer = await ask('/')
    for (const [name, value] of Object.entries(ONE_EACH)) {
      const found = headerOf(answer, name)
      expectThat(answer.times(name) === 1 && found.startsWith(value), `${name}: «${found}»`)
    }
  },
  '/admin tem a sua própria política, e só essa': async ({ ask, known, expectThat }) => {
    if (!known.admin) return 'não há /admin nesta construção'
    const [bare, answer] = [await ask('/admin'), await ask('/admin/')]
    const [location, policy] = [headerOf(bare, 'location'), policyOf(answer)]
    expectThat(
      [301, 308].includes(bare.status) && location.endsWith('/admin/'),
      `/admin: ${bare.status} ${location}`,
    )
    expectThat(answer.status === 200, `/admin/: ${answer.status}`)
    expectThat(
      once(answer) && policy.includes(`style-src 'self';`) && policy.includes(`script-src 'self';`),
      `/admin/: «${policy.slice(0, 80)}»`,
    )
    expectThat(
      answer.times('cross-origin-opener-policy') === 1,
      '/admin/: Cross-Origin-Opener-Policy não é um só',
    )
    expectThat(
      headerOf(answer, 'x-robots-tag') === 'noindex, nofollow',
      '/admin/: buscadores o guardariam',
    )
  },
})
