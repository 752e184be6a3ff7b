import { expect, it } from 'vitest'
import { changeLines } from '../../src/content/compare/change-lines'
import { runCommand } from '../support/run-command'
import { TestRepository } from './test-repository'

const FILE = 'materials/cobre.yaml'

it('a document that was deleted and brought back has one first version', () => {
  const text = 'description: Retiramos tudo.\n'
  expect(changeLines('Service', undefined, text)).toEqual(['primeira versão deste documento'])
  expect(changeLines('Service', text, '')).toEqual(['o documento foi apagado'])
  expect(changeLines('Service', '', text)).toEqual(['o documento voltou'])
})

it('of an article, the words that differ are said, and the paragraph that is new', () => {
  const article = (body: string) => `---\ntitle: Sucata\n---\n\n${body}\n`
  const [before, after] = [
    article('O cobre vale mais do que o alumínio.\n\nO fim.'),
    article('O cobre vale menos do que o alumínio.\n\nO meio.\n\nO fim.'),
  ]
  expect(changeLines('Post', before, after)).toEqual([
    'Texto 1: sai «mais», entra «menos»',
    'Texto 2: — → O meio.',
  ])
  expect(changeLines('Post', before, before.replace('\n---', ' # hoje\n---'))).toEqual([
    'nada muda para quem visita',
  ])
})

it('of a text whose blanks alone change, that is said', () => {
  const service = (text: string) => `description: ${text}\n`
  expect(
    changeLines(
      'Service',
      service('"Retiramos tudo  em um dia útil."'),
      service('"Retiramos tudo em um dia útil."'),
    ),
  ).toEqual(['Descrição: só os espaços mudam'])
  expect(
    changeLines(
      'Service',
      service('"Retiramos tudo  em um dia útil."'),
      service('"Retiramos tudo em dois dias úteis."'),
    ),
  ).toEqual(['Descrição: sai «um dia útil», entra «dois dias úteis»'])
})

it('an editor reads each change of a document, with what visitors saw, and brings an older state back', () => {
  const one = new TestRepository()
  const before = one.read(FILE)
  one.edit(FILE, 'pricePerKg:\n', 'pricePerKg:\n  2026-11-21: 4.95\n')
  one.commit('Cobre')
  one.edit('company.yaml', 'name: ', 'name: Nova ')
  one.commit('Outro documento')
  const run = (...args: string[]) =>
    runCommand('src/review/history-cli.ts', args, { cwd: one.folder })
  const { stdout } = run('content/materials/cobre')
  expect(stdout).toMatch(
    /1\. .*, Ana \([^]*2\. .*, Ana \(.*\n {3}primeira versão deste documento\n$/,
  )
  expect(stdout).toMatch(
    /R\$\s4,50 → R\$\s4,95 \(\+10,0%\)\n[^]*Carga de 100 kg: R\$\s450,00 → R\$\s495,00/,
  )
  expect(stdout).not.toContain('3. ')

  expect(run('materials/cobre', '--restore', '3')).toMatchObject({ status: 2, stdout: '' })
  expect(run('materials/cobre', '--restore', '2')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Confira e envie'),
  })
  expect(one.read(FILE)).toBe(before)
  expect(one.git('status', '--porcelain')).toContain(`M content/${FILE}`)
  // A restore would lose changes that are not committed, so it is refused.
  one.edit(FILE, 'pricePerKg:', '# à mão\npricePerKg:')
  const mine = one.read(FILE)
  expect(run('materials/cobre', '--restore', '1').status).not.toBe(0)
  expect(one.read(FILE)).toBe(mine)

  expect(run('materials/ouro').stderr).toContain('content/materials/ouro.yaml não tem histórico')
  expect(run('outro').stderr).toContain('Não há o documento «outro»')
})
