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
