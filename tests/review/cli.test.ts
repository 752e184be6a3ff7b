import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { gitIn } from '../support/git-in'
import { runCommand } from '../support/run-command'
import { TestRepository } from './test-repository'

vi.setConfig({ testTimeout: 120_000 })

const run = (cwd: string, ...args: string[]) => {
  const { status, stdout, stderr } = runCommand('src/review/cli.ts', args, { cwd })
  return { status, stdout, stderr }
}
const one = new TestRepository()
const elsewhere = mkdtempSync(join(tmpdir(), 'sem-git-'))
afterAll(() => {
  one.delete()
  rmSync(elsewhere, { recursive: true })
})

it('prints Markdown and succeeds; --strict fails on a warning; --json is whole', () => {
  one.edit('materials/inox.yaml', '4.5', '45')
  const plain = run(one.folder)
  expect(plain).toMatchObject({ status: 0, stderr: '' })
  expect(plain.stdout).toMatch(/^# Revisão do conteúdo\n/)
  expect(run(one.folder, '--strict').status).toBe(1)
  const json = run(one.folder, '--json')
  expect(JSON.parse(json.stdout)).toMatchObject({
    head: { name: 'pasta de trabalho' },
    warnings: [{ kind: 'price-jump' }, { kind: 'price-day' }],
  })
  one.git('checkout', '--quiet', '--', 'content')
  expect(run(one.folder, '--strict').status).toBe(0)
})

it('the folder may be named as a shell completes it', () => {
  one.edit('materials/inox.yaml', '4.5', '45')
  const plain = run(one.folder).stdout
  expect(plain).toContain('`content/materials/inox.yaml:')
  for (const dir of ['./content/', join(one.folder, 'content')])
    expect(run(one.folder, '--dir', dir).stdout).toBe(plain)
  one.git('checkout', '--quiet', '--', 'content')
})

it.each([
  [
    'an unknown revision',
    () => run(one.folder, 'nenhum-ramo'),
    'A revisão «nenhum-ramo» não existe neste repositório. Confira o nome com «git branch -a» ou «git log».\n',
  ],
  [
    'a folder without Git',
    () => run(elsewhere),
    'Esta pasta não está em um repositório Git, e sem histórico não há com o que comparar.\n',
  ],
  [
    'an unknown option',
    () => run(one.folder, '--tudo'),
    'Opção desconhecida. Uso: npm run content:diff -- [base] [head] [--json] [--strict] [--dir content]\n',
  ],
  [
    'a third revision',
    () => run(one.folder, 'a', 'b', 'c'),
    'São no máximo duas revisões. Uso: npm run content:diff -- [base] [head] [--json] [--strict] [--dir content]\n',
  ],
  [
    'a folder that is in neither version',
    () => run(one.folder, '--dir', 'conteudo'),
    'Não há a pasta «conteudo» em nenhuma das versões: confira o nome depois de --dir.\n',
  ],
])('%s is one sentence and exit code 2', (_, act, stderr) => {
  expect(act()).toEqual({ status: 2, stdout: '', stderr })
})

it('a shallow clone without the base says how to get it', () => {
  one.edit('lots/notebooks.yaml', 'units: 10', 'units: 12')
  one.commit('Unidades')
  const clone = join(elsewhere, 'raso')
  one.git('clone', '--quiet', '--depth=1', '--branch=mudanca', `file://${one.folder}`, clone)
  expect(run(clone)).toEqual({
    status: 2,
    stdout: '',
    stderr:
      'Não há ramo main nem origin/main. Este clone é raso (shallow): traga o histórico ' +
      'com «git fetch --unshallow origin» e tente de novo.\n',
  })
})

it('compares with main as it is here, and with that of the server only where there is none', () => {
  const clone = join(elsewhere, 'clone')
  one.git('clone', '--quiet', '--branch=main', `file://${one.folder}`, clone)
  const two = (...args: string[]) => gitIn(clone, ...args)
  two('checkout', '--quiet', '-b', 'outra')
  const base = () => JSON.parse(run(clone, '--json').stdout).base.name
  expect(base()).toBe('main')
  two('branch', '--quiet', '-D', 'main')
  expect(base()).toBe('origin/main')
})
