import { format } from 'node:util'
import { afterEach, beforeEach, expect, vi } from 'vitest'

/**
 * A warning that no test expects fails its test: React's mismatches, a library's notices. A test that expects one
 * replaces console.error or console.warn itself, which shows there what is expected.
 */
const unexpected: string[] = []

const isKnown = (message: string): boolean =>
  // happy-dom does not know the element yet.
  message.startsWith('The tag <search> is unrecognized in this browser') ||
  // A menu opened by hand before the start is a mismatch until the start is native elements only.
  (message.startsWith('A tree hydrated but some attributes') &&
    expect.getState().testPath?.includes('/tests/site/boot/') === true)

const collect = (...said: unknown[]): void => {
  const message = format(...said)
  if (!isKnown(message)) unexpected.push(message)
}

beforeEach(() => {
  unexpected.length = 0
  vi.spyOn(console, 'error').mockImplementation(collect)
  vi.spyOn(console, 'warn').mockImplementation(collect)
})

afterEach(() => {
  expect(unexpected.splice(0), 'printed to the console without being expected').toEqual([])
})
