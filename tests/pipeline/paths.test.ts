import { resolve } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
})

/** Imports the module anew: Vite takes another query for another module, and leaves all others. */
const cacheWith = async (value: string | undefined): Promise<string> => {
  vi.stubEnv('RETRILHA_CACHE', value)
  const address = `/src/pipeline/paths.ts?cache=${value}`
  const read: typeof import('../../src/pipeline/paths') = await import(address)
  return read.PATHS.cache
}

it('keeps what builds leave for the next one among the packages, or where RETRILHA_CACHE says', async () => {
  const usual = resolve('node_modules/.cache/retrilha')
  expect(await cacheWith(undefined)).toBe(usual)
  expect(await cacheWith('')).toBe(usual)
  expect(await cacheWith('/srv/retrilha')).toBe('/srv/retrilha')
  expect(await cacheWith('../kept')).toBe(resolve('../kept'))
})
