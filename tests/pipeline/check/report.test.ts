import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { formatDiagnostic } from '../../../src/pipeline/check/report'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/**
 * Runs the check in a process of its own, which takes seconds on a busy machine. The timeouts below
 * only end one that hangs.
 */
const check = (...args: string[]) =>
  spawnSync(
    process.execPath,
    ['src/pipeline/commands/run.mjs', 'src/pipeline/check/cli.ts', ...args],
    { cwd: root, encoding: 'utf8' },
  )

it('an error is one line that an editor program can jump from', () => {
  expect(
    formatDiagnostic({
      severity: 'error' as const,
      file: 'content/a.yaml',
      line: 3,
      column: 8,
      field: 'price',
      message: 'está vazio',
      fix: 'escreva um valor',
    }),
  ).toBe('content/a.yaml:3:8 price: está vazio — escreva um valor')
})

it(
  'the command prints one line of counts and succeeds on sound content, with its warnings; --strict fails for them',
  { timeout: 60_000 },
  () => {
    const { status, stdout, stderr } = check('--dir', 'tests/fixtures/content')
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^Conteúdo certo: \d+ documentos, rascunhos: \d+\.\n$/),
    })
    expect(stderr).toContain(
      'smartphones-galaxy-a52-128-gb.yaml:4:16 originalPrice: aviso: o selo diria 0% OFF — ' +
        'confira price e originalPrice\n',
    )
    // The number of warnings depends on the day, because prices grow old.
    expect(stderr.trimEnd().split('\n').at(-1)).toMatch(
      /^Erros: 0\. Avisos: \d+\. Avisos não impedem de publicar\.$/,
    )
    const strict = check('--strict', '--dir', 'tests/fixtures/content')
    expect([strict.status, strict.stdout, strict.stderr.trimEnd().split('\n').at(-1)]).toEqual([
      1,
      '',
      expect.stringMatching(/^Erros: 0\. Avisos: \d+\.$/),
    ])
  },
)

it(
  'the command prints an error and a count, and fails; a folder that does not exist is one',
  { timeout: 60_000 },
  () => {
    const { status, stderr } = check('--dir', 'nenhuma')
    expect(status).toBe(1)
    expect(stderr).toBe(
      'nenhuma:1:1 arquivo: a pasta do conteúdo não existe, ou é um atalho (link simbólico) — confira o nome depois de --dir, e coloque a própria pasta no lugar\nErros: 1. Avisos: 0.\n',
    )
  },
)
