import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, headersFile } from '../../../src/pipeline/prerender/headers'
import { headersFor, parseHeaderRules } from '../../../src/pipeline/serve/header-rules'

const policy = await contentSecurityPolicy({ styles: ['body{}', 'main{}', 'body{}'], mapEmbed: 'https://mapa.example/embed?x=1', imageHosts: ['fotos.example'] })

describe('the security policy', () => {
  it('lets scripts come from this site only, and never from the page itself', () => {
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toMatch(/unsafe-|\*/)
    expect(policy).toContain("default-src 'none'")
  })

  it('names the inlined styles, and the two of the toasts, by hash', () => {
    expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(4)
    expect(policy).toContain("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
  })

  it('opens only the map and the hosts that the company allows', () => {
    expect(policy).toContain('frame-src https://mapa.example;')
    expect(policy).toContain("img-src 'self' data: https://fotos.example;")
  })
})

describe('the headers file', () => {
  const rules = parseHeaderRules(headersFile(policy))

  it('gives every page the policy', () => {
    expect(headersFor(rules, '/contato').get('Content-Security-Policy')).toBe(policy)
  })

  it('names no header twice for a path, as hosts would send both values', () => {
    for (const path of ['/contato', '/assets/client-1.js', '/fotos/a.avif']) {
      const names = rules.filter(({ prefix }) => path.startsWith(prefix)).flatMap(({ headers }) => headers.map(([name]) => name))
      expect([path, names]).toEqual([path, [...new Set(names)]])
    }
  })

  it.each(['/assets/client-1.js', '/fotos/lots/a.12-720.avif'])('lets %s be kept for a year', (path) => {
    expect(headersFor(rules, path).get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  })
})
