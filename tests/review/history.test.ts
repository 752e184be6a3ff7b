import { expect, it, vi } from 'vitest'
import { documentHistory, textAt } from '../../src/review/history'
import { runCommand } from '../support/run-command'
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

it('npm run content:history -- --restore writes the old lines, as a change to review', () => {
  const one = new TestRepository()
  const before = one.read(FILE)
  one.edit(FILE, 'pricePerKg:\n', 'pricePerKg:\n  2026-11-21: 4.95\n')
  one.commit('Cobre')
  const run = (...args: string[]) =>
    runCommand('src/review/history-cli.ts', ['materials/cobre', ...args], { cwd: one.folder })
  expect(run().stdout).toMatch(/# 1\. .*, Ana \([^]*R\$\s4,95[^]*# 2\. .*, Ana \([^]*nasceu aqui/)
  expect(run('--restore', '3')).toMatchObject({ status: 2, stdout: '' })
  expect(run('--restore', '2')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Confira e envie'),
  })
  expect(one.read(FILE)).toBe(before)
  expect(one.git('status', '--porcelain')).toContain(`M content/${FILE}`)
  // What is not in a commit would be lost.
  one.edit(FILE, 'pricePerKg:', '# à mão\npricePerKg:')
  const mine = one.read(FILE)
  expect(run('--restore', '1').status).not.toBe(0)
  expect(one.read(FILE)).toBe(mine)
  one.delete()
})

it('a document that nobody knows has no history', async () => {
  const one = new TestRepository()
  await expect(documentHistory(one.folder, 'materials/ouro.yaml', 10)).rejects.toThrow(
    'content/materials/ouro.yaml não tem histórico',
  )
})
