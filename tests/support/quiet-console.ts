import { format } from 'node:util'
import { afterEach, beforeEach, vi } from 'vitest'

/**
 * A warning that no test expects fails its test: React's mismatches, a library's notices. A test
 * that expects one replaces console.error or console.warn itself, which also shows what it expects.
 */
const unexpected: string[] = []

// happy-dom does not know this element yet.
const isKnown = (message: string): boolean =>
  message.startsWith('The tag <search> is unrecognized in this browser')

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
  if (unexpected.length > 0)
    throw new Error(`Printed to the console without being expected:\n${unexpected.join('\n')}`)
})
