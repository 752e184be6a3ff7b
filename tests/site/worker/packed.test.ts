import { expect, it } from 'vitest'
import { asItCame, toKeep, weightOf } from '../../../src/site/worker/packed'

const html = '<p>Preço do cobre</p>'.repeat(500)
const page = () =>
  new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
    },
  })

it('a page is kept compressed and comes out as it went in, with its policy', async () => {
  const kept = await toKeep(page(), { pack: true })
  expect((await kept.clone().arrayBuffer()).byteLength).toBeLessThan(html.length / 20)
  const out = asItCame(kept)
  expect(await out.text()).toBe(html)
  expect(out.headers.get('content-security-policy')).toBe("default-src 'none'")
  expect(out.headers.get('content-type')).toBe('text/html; charset=utf-8')
})

it('a browser that cannot compress keeps the response unchanged', async () => {
  const { CompressionStream } = globalThis
  Reflect.deleteProperty(globalThis, 'CompressionStream')
  try {
    const kept = await toKeep(page(), { pack: true })
    expect(await asItCame(kept).text()).toBe(html)
    expect(weightOf(kept)).toBeGreaterThan(html.length)
  } finally {
    Object.assign(globalThis, { CompressionStream })
  }
})

it('a script stays as it came and weighs twice, a picture once, and each a little for its headers', async () => {
  const body = new Uint8Array(5000)
  const keep = (type: string) =>
    toKeep(new Response(body, { headers: { 'content-type': type } }), { pack: false })
  const [script, picture] = [await keep('text/javascript; charset=utf-8'), await keep('image/avif')]
  expect(asItCame(script)).toBe(script)
  expect([weightOf(script), weightOf(picture)]).toEqual([11_000, 6000])
})

it('a missing entry weighs nothing', () => {
  expect(weightOf(undefined)).toBe(0)
})
