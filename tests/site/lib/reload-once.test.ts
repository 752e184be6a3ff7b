import { expect, it, vi } from 'vitest'
import { mayReload } from '../../../src/site/lib/reload-once'

it('a page is reloaded by itself once an address and release', () => {
  const release = (index: string) => {
    document.body.innerHTML = `<script data-content="${index}"></script>`
  }
  release('/assets/content-a.json')
  expect([mayReload('/sobre'), mayReload('/sobre'), mayReload('/servicos')]).toEqual([
    true,
    false,
    true,
  ])
  release('/assets/content-b.json')
  expect(mayReload('/sobre')).toBe(true)
})

it('and never where the storage throws or forgets, which would load for ever', () => {
  const storage = vi.spyOn(window, 'sessionStorage', 'get')
  const forgets = { getItem: { value: () => null }, setItem: { value: () => undefined } }
  storage.mockReturnValue(Object.create(Storage.prototype, forgets))
  expect(mayReload('/x')).toBe(false)
  storage.mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(mayReload('/x')).toBe(false)
  storage.mockRestore()
})
