import { expect, it } from 'vitest'
import { sameBytes } from '../../../src/admin/store/content-store'

it('two files are the same only byte by byte and to the end', () => {
  const bytes = (...values: number[]) => Uint8Array.from(values)
  expect(sameBytes(bytes(1, 2), bytes(1, 2))).toBe(true)
  expect(sameBytes(bytes(1), bytes(1, 2))).toBe(false)
  expect(sameBytes(bytes(1, 2), bytes(1))).toBe(false)
  expect(sameBytes(bytes(), undefined)).toBe(false)
  expect(sameBytes(undefined, undefined)).toBe(true)
})
