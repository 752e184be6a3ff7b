import { expect, it, vi } from 'vitest'
import { documentHistory, textAt } from '../../src/review/history'
import { TestRepository } from './test-repository'

vi.setConfig({ testTimeout: 120_000 })

const FILE = 'materials/cobre.yaml'

it('an editor reads each change of a document, with what visitors saw, and finds its old lines', async () => {
  const one = new TestRepository()
  const before = one.read(FILE)
  one.edit(FILE, 'pricePerKg:\n', 'pricePerKg:\n  2026-11-21: 4.95\n')
  one.commit('Cobre')
  one.edit('company.yaml', 'name: ', 'name: Nova ')
  one.commit('Outro documento')
  const [price, start, ...rest] = await documentHistory(one.folder, FILE, 10)
  expect(rest).toEqual([])
  expect(price?.author).toBe('Ana')
  expect(price?.report).toMatch(/R\$\s4,50.*R\$\s4,95/s)
  expect(price?.report).not.toContain('company')
  expect(start?.report).toBe('')
  expect(await documentHistory(one.folder, FILE, 1)).toHaveLength(1)
  expect(textAt(one.folder, FILE, start?.commit ?? '').toString()).toBe(before)
  one.edit(FILE, 'pricePerKg:', 'pricePerKg: ')
  expect(() => textAt(one.folder, FILE, start?.commit ?? '')).toThrow(
    /ainda não estão em um commit/,
  )
})

it('a document that nobody knows has no history', async () => {
  const one = new TestRepository()
  await expect(documentHistory(one.folder, 'materials/ouro.yaml', 10)).rejects.toThrow(
    'content/materials/ouro.yaml não tem histórico',
  )
})
