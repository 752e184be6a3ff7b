import { beforeEach, expect, it } from 'vitest'
import { mayReload } from '../../../src/site/lib/reload-once'

const pageOf = (content: string) =>
  new DOMParser().parseFromString(
    `<script data-files="" data-content="${content}" src="/assets/client.js"></script>`,
    'text/html',
  )
beforeEach(() => sessionStorage.clear())

it('allows one whole load an address and release', () => {
  const page = pageOf('/assets/content-a.js')
  expect([mayReload('/sobre', page), mayReload('/sobre', page)]).toEqual([true, false])
  expect(mayReload('/servicos', page)).toBe(true)
  expect(mayReload('/sobre', pageOf('/assets/content-b.js'))).toBe(true)
})

it('allows none where the storage throws or forgets, which would load for ever', () => {
  const page = pageOf('/assets/content-a.js')
  const blocked = (): never => {
    throw new DOMException('blocked', 'SecurityError')
  }
  expect(mayReload('/sobre', page, blocked)).toBe(false)
  expect(mayReload('/sobre', page, () => ({ getItem: () => null, setItem: blocked }))).toBe(false)
  expect(mayReload('/sobre', page, () => ({ getItem: () => null, setItem: () => {} }))).toBe(false)
})
