import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { compareContent } from '../../src/review/compare-content'
import { gitIn } from '../support/git-in'
import { runCommand } from '../support/run-command'
import { TestRepository } from './test-repository'

const run = (cwd: string, ...args: string[]) => {
  const { status, stdout, stderr } = runCommand('src/review/cli.ts', args, { cwd })
  return { status, stdout, stderr }
}
const one = new TestRepository()
const elsewhere = mkdtempSync(join(tmpdir(), 'sem-git-'))

it('prints Markdown, or all as JSON; --strict fails on a warning; a folder is named as a shell completes it', async () => {
  const changed = new TestRepository()
  changed.edit('materials/inox.yaml', '4.5', '45')
  const { folder } = changed
  expect(run(folder)).toMatchObject({
    status: 0,
    stderr: '',
    stdout: expect.stringMatching(/^# Revisão do conteúdo\n[^]*`content\/materials\/inox\.yaml:/),
  })
  const { status, stdout } = run(folder, '--json', '--strict', '--dir', './content/')
  expect(status).toBe(1)
  const diff = JSON.parse(stdout)
  expect(diff).toMatchObject({
    head: { name: 'pasta de trabalho' },
    warnings: [{ kind: 'price-jump' }, { kind: 'price-day' }],
    documents: [{ file: 'content/materials/inox.yaml' }],
  })
  expect(await compareContent({ folder, content: join(folder, 'content') })).toMatchObject(diff)
  expect(run(one.folder, '--strict').status).toBe(0)
})

it.each([
  [['--tudo'], 'Opção desconhecida.'],
  [['a', 'b', 'c'], 'São no máximo duas revisões.'],
])('%j is one sentence and exit code 2', (args, sentence) => {
  expect(run(one.folder, ...args)).toEqual({
    status: 2,
    stdout: '',
    stderr: `${sentence} Uso: npm run content:diff -- [base] [head] [--json] [--strict] [--dir content]\n`,
  })
})

it.each([
  [
    'an unknown revision',
    { folder: one.folder, base: 'nenhum-ramo' },
    'A revisão «nenhum-ramo» não existe neste repositório. Confira o nome com «git branch -a» ou «git log».',
  ],
  [
    'a folder without Git',
    { folder: elsewhere },
    'Esta pasta não está em um repositório Git, e sem histórico não há com o que comparar.',
  ],
  [
    'a folder that is in neither version',
    { folder: one.folder, content: 'conteudo' },
    'Não há a pasta «conteudo» em nenhuma das versões: confira o nome depois de --dir.',
  ],
])('%s is refused with a sentence', async (_, options, message) => {
  await expect(compareContent(options)).rejects.toMatchObject({ message, exitCode: 2 })
})

it('a shallow clone without the base says how to get it', async () => {
  one.edit('lots/notebooks.yaml', 'units: 10', 'units: 12')
  one.commit('Unidades')
  const clone = join(elsewhere, 'raso')
  one.git('clone', '--quiet', '--depth=1', '--branch=mudanca', `file://${one.folder}`, clone)
  await expect(compareContent({ folder: clone })).rejects.toThrow(
    'Não há ramo main nem origin/main. Este clone é raso (shallow): traga o histórico ' +
      'com «git fetch --unshallow origin» e tente de novo.',
  )
})

it('compares with main as it is here, and with that of the server only where there is none', async () => {
  const clone = join(elsewhere, 'clone')
  one.git('clone', '--quiet', '--branch=main', `file://${one.folder}`, clone)
  gitIn(clone, 'checkout', '--quiet', '-b', 'outra')
  expect((await compareContent({ folder: clone })).base.name).toBe('main')
  gitIn(clone, 'branch', '--quiet', '-D', 'main')
  expect((await compareContent({ folder: clone })).base.name).toBe('origin/main')
})
