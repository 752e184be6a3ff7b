import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { HTTPS_ADDRESS } from '../../../src/content/text/web-address'
import {
  adminDirectives,
  contentOrigin,
  pageDirectives,
  policyMeta,
  policyText,
} from '../../../src/pipeline/hosts/policy'

const opened = { mapEmbed: 'https://mapa.example/embed?x=1;sandbox', imageHosts: ['fotos.example'] }
const directives = pageDirectives(
  { styles: ['body{}', 'main{}', 'body{}'], scripts: ['go()', 'go()'] },
  opened,
)
const policy = policyText(directives)
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the security policy', () => {
  it('lets scripts come from this site only, and from the page itself only the one that it is given', () => {
    expect(policy).toContain(`script-src 'self' ${hashOf('go()')};`)
    expect(policyText(pageDirectives({ styles: [], scripts: [] }, opened))).toContain(
      "script-src 'self';",
    )
    expect(policy).not.toMatch(/unsafe-|\*/)
    expect(policy).toContain("default-src 'none'")
  })

  it('names the inlined styles by hash, each once, and no other', () => {
    expect(
      policy
        .match(/style-src [^;]*/)?.[0]
        .split(' ')
        .slice(1),
    ).toEqual(["'self'", ...['body{}', 'main{}'].map(hashOf)])
  })

  it('opens only the map and the hosts that the company allows', () => {
    expect(policy).toContain('frame-src https://mapa.example;')
    expect(policy).toContain("img-src 'self' data: https://fotos.example;")
  })

  it.each([
    ['pages', policy, "'self'", "'self'", `'self' ${hashOf('go()')}`],
    [
      'the editors’ page',
      policyText(adminDirectives({ imageHosts: [], repository: true })),
      "'none'",
      "'self' https://api.github.com",
      "'self'",
    ],
  ])(
    'lets nobody frame %s or move their addresses, and names where their forms and scripts may send',
    (_, text, forms, connections, scripts) => {
      const valueOf = (name: string) =>
        text
          .split('; ')
          .find((directive) => directive.startsWith(`${name} `))
          ?.slice(name.length + 1)
      expect(
        [
          'frame-ancestors',
          'base-uri',
          'form-action',
          'connect-src',
          'default-src',
          'script-src',
        ].map(valueOf),
      ).toEqual(["'none'", "'none'", forms, connections, "'none'", scripts])
    },
  )

  it('takes no text for code or elements in pages, but by the two policies of the site', () => {
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types retrilha default")
  })

  it('says the same inside the page, but for what browsers take only from a header', () => {
    const [, content = ''] = /content="([^"]*)"/.exec(policyMeta(directives)) ?? []
    expect(`${content}; frame-ancestors 'none'`).toBe(policy)
  })
})

const HOSTILE = [
  'https://*/',
  'https://a;sandbox',
  'https://127.0.0.1/',
  'https://mapa.example:8443/',
  'https://*.example/',
  'https://a.example;script-src *',
  'https://a.example,b.example/x y',
  "https://a.example/'unsafe-inline'\n",
  'http://mapa.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '//mapa.example/',
  'https://user:pw@mapa.example/',
  'https://[::1]/',
  'https://localhost/',
  'https://mapa_example.com/',
  'https://-a.example/',
  '',
  'nada',
]

describe('an address from the content', () => {
  it.each(HOSTILE)("never brings more than a server's name into the policy: %j", (address) => {
    const origin = (() => {
      try {
        return contentOrigin(address)
      } catch {
        return undefined
      }
    })()
    expect(origin ?? 'https://a.example').toMatch(/^https:\/\/(?:[a-z0-9-]+\.)+[a-z]+$/)
    // The policy accepts every address that the check accepts.
    if (HTTPS_ADDRESS.test(address)) expect(origin).toBeDefined()
  })

  it('is refused by the check and by the build', () => {
    for (const address of HOSTILE.slice(0, 4)) {
      expect(HTTPS_ADDRESS.test(address)).toBe(false)
      expect(() => contentOrigin(address)).toThrow(/não é um endereço https/)
    }
  })

  it('is rebuilt from its origin', () => {
    expect(contentOrigin('https://Mapa.Example/a?b#c')).toBe('https://mapa.example')
    expect(() =>
      pageDirectives(
        { styles: [], scripts: [] },
        { ...opened, imageHosts: ['a.example; script-src *'] },
      ),
    ).toThrow(/não é um endereço https/)
  })
})
