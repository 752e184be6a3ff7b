import { expect, it, vi } from 'vitest'
import { importAnew } from '../../../src/site/lib/import-anew'

const failed = (words: string) => vi.fn(() => Promise.reject(new TypeError(words)))
const NAMED = 'Failed to fetch dynamically imported module: https://site.example/assets/x-1.js'

it('imports by name, and says so where that fails for the first time', async () => {
  expect(await importAnew(async () => 'the module', 3)).toBe('the module')
  await expect(importAnew(failed(NAMED), 0)).rejects.toThrow(NAMED)
})

it('after a failure it asks for the address that the browser names', async () => {
  // Node cannot import over https; its error mentions https, so the address was imported.
  const outcome = importAnew(failed(NAMED), 2)
  await expect(outcome).rejects.toThrow('https')
  await expect(outcome).rejects.not.toThrow(NAMED)
})

it('where the browser names none, its error stays', async () => {
  const words = 'Importing a module script failed.'
  await expect(importAnew(failed(words), 2)).rejects.toThrow(words)
})
