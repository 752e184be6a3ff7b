import { expect, it } from 'vitest'
import { conflict, sameBytes } from '../../../src/admin/store/content-store'

it('two files are the same only byte by byte and to the end', () => {
  const bytes = (...values: number[]) => Uint8Array.from(values)
  expect(sameBytes(bytes(1, 2), bytes(1, 2))).toBe(true)
  expect(sameBytes(bytes(1), bytes(1, 2))).toBe(false)
  expect(sameBytes(bytes(1, 2), bytes(1))).toBe(false)
  expect(sameBytes(bytes(), undefined)).toBe(false)
  expect(sameBytes(undefined, undefined)).toBe(true)
})

it('only a new document is told to take another name: a list has that of its lot', () => {
  const noteOf = (file: string) =>
    conflict({ file, bytes: undefined, before: undefined }, 'no GitHub').note
  expect(noteOf('lots/monitores.yaml')).toMatch(/^Já existe .*: escolha outro nome\.$/)
  expect(noteOf('lots/monitores.csv')).toMatch(/^Já existe .*continua aqui\.$/)
})
