import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fileHash, fingerprint, isPdf, laudoOf } from '../../src/content/laudo-fingerprint'
import { all } from '../support/model-documents'

const laudos = [...all('Laudo')].map(([slug, laudo]) => ({ ...laudo, slug }))
const pdf = (slug: string) => new Uint8Array(readFileSync(`tests/fixtures/laudos/${slug}.pdf`))

describe('a laudo', () => {
  it('is known by its PDF, whatever the file is called', async () => {
    for (const slug of ['rt-l-2026-0090', 'rt-l-2026-0151', 'rt-l-2026-0163'])
      expect(await laudoOf(await fileHash(pdf(slug)), laudos)).toMatchObject({ slug })
  })

  it('is unknown after any one byte has changed', async () => {
    const whole = pdf('rt-l-2026-0163')
    const known = await Promise.all(
      Array.from(whole, async (byte, at) => {
        const changed = whole.with(at, byte ^ 1)
        return laudoOf(await fileHash(changed), laudos)
      }),
    )
    expect(known.filter(Boolean)).toEqual([])
  })

  it('has another fingerprint under another number, so that the list alone names no file', async () => {
    const hash = await fileHash(pdf('rt-l-2026-0163'))
    const prints = await Promise.all(['A-1', 'A-2'].map((number) => fingerprint(number, hash)))
    expect(new Set([hash, ...prints]).size).toBe(3)
  })

  it('is a PDF by its first bytes', () => {
    expect(isPdf(pdf('rt-l-2026-0090'))).toBe(true)
    expect(isPdf(new TextEncoder().encode(`\uFEFF\r\n%PDF-1.7`))).toBe(true)
    expect(isPdf(new TextEncoder().encode('PK\u0003\u0004'))).toBe(false)
    expect(isPdf(new Uint8Array())).toBe(false)
  })
})
