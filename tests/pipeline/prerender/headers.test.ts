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

  it('gives every page the policy and lets it be checked again at each visit', () => {
    const headers = headersFor(rules, '/contato')
    expect(headers.get('Content-Security-Policy')).toBe(policy)
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
  })

  it.each(['/assets/client-1.js', '/fotos/lots/a.12-720.avif'])('lets %s be kept for a year', (path) => {
    expect(headersFor(rules, path).get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  })
})
