import { parseArgs } from 'node:util'
import { afterEach, expect, it, vi } from 'vitest'
import { CliError, runCli } from '../../src/pipeline/run-cli'

afterEach(() => {
  process.exitCode = 0
})

const broken = new TypeError('x is not a function')

it.each([
  [
    'its sentence',
    () => Promise.reject(new Error('O disco está cheio.')),
    'O disco está cheio.',
    1,
  ],
  ['its own exit code', () => Promise.reject(new CliError('Nada a fazer.', 3)), 'Nada a fazer.', 3],
  [
    'a full disk with what to do',
    () => Promise.reject(Object.assign(new Error('ENOSPC: no space'), { code: 'ENOSPC' })),
    'O disco está cheio: libere espaço e rode de novo.',
    1,
  ],
  [
    'a folder that refuses with its path',
    () => Promise.reject(Object.assign(new Error('EROFS'), { code: 'EROFS', path: '/dist' })),
    'Sem permissão em /dist: confira de quem é a pasta e rode de novo.',
    1,
  ],
  ['a fault of ours with its stack', () => Promise.reject(broken), broken, 1],
  [
    'an option that nobody knows',
    () => void parseArgs({ args: ['--x'], options: {} }),
    'Opção desconhecida. Use --y.',
    2,
  ],
])('a command that fails tells %s', async (_, main, told, code) => {
  const said = vi.spyOn(console, 'error').mockReset().mockReturnValue()
  runCli(main, 'Use --y.')
  await vi.waitFor(() => expect(said).toHaveBeenCalled())
  expect(said.mock.calls).toEqual([[told]])
  expect(process.exitCode).toBe(code)
})
