import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { runLimited } from '../../../src/pipeline/commands/limited'
import { runCommand } from '../../support/run-command'

vi.setConfig({ testTimeout: 120_000 })

/** A program that never ends and takes hardly any processor time. */
const ENDLESS = 'setInterval(() => {}, 1000)'
const generous = { seconds: 100, megabytes: 4000 }
const stopped = (limit: string) => ({
  status: 1,
  stopped:
    `Parado: passou de ${limit}. O conteúdo não foi lido até o fim; procure nele ` +
    'arquivos demais, grandes demais ou feitos para travar.',
})

describe('a command that may take only so much', () => {
  it('ends as it ends by itself', async () => {
    expect(await runLimited(process.execPath, ['-e', ''], generous)).toEqual({ status: 0 })
    expect(await runLimited(process.execPath, ['-e', 'process.exit(3)'], generous)).toEqual({
      status: 3,
    })
  })

  it('is stopped with its children when it never ends', async () => {
    const marker = `limite-${process.pid}`
    const parent =
      `require('node:child_process').spawn(process.execPath, ['-e', '${ENDLESS}', ` +
      `'${marker}'], { stdio: 'inherit' }); ${ENDLESS}`
    expect(
      await runLimited(process.execPath, ['-e', parent], { ...generous, seconds: 1.5 }),
    ).toEqual(stopped('1,5 segundos'))
    expect(spawnSync('pgrep', ['-f', `^.*node.*${marker}$`], { encoding: 'utf8' }).stdout).toBe('')
  })

  // The child's buffers are outside of V8's heap, where --max-old-space-size does not count them.
  it('is stopped when a child of it takes ever more memory', async () => {
    const child = 'const kept = []; setInterval(() => kept.push(Buffer.alloc(2e7, 1)), 5)'
    const parent =
      `require('node:child_process').spawn(process.execPath, ['-e', ` +
      `${JSON.stringify(child)}], { stdio: 'inherit' })`
    expect(
      await runLimited(process.execPath, ['-e', parent], { ...generous, megabytes: 400 }),
    ).toEqual(stopped('400 MB de memória'))
  })
})

it('the command says in one sentence why it stopped another', () => {
  const endless = [process.execPath, '-e', ENDLESS]
  const { status, stdout, stderr } = runCommand('src/pipeline/commands/limited-cli.ts', [
    '1',
    '4000',
    ...endless,
  ])
  const prefix = process.env.GITHUB_ACTIONS ? '::error title=Conteúdo demais::' : ''
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `${prefix}${stopped('1 segundos').stopped}\n`,
  })
})

it('a command that is interrupted takes the other one with it', async () => {
  const marker = `interrompido-${process.pid}`
  const child = `console.log(1); ${ENDLESS}`
  const command = [process.execPath, '-e', child, marker]
  const limited = spawn(process.execPath, [
    'src/pipeline/commands/run.mjs',
    'src/pipeline/commands/limited-cli.ts',
    '100',
    '4000',
    ...command,
  ])
  await once(limited.stdout, 'data')
  limited.kill('SIGINT')
  expect(await once(limited, 'close')).toEqual([1, null])
  expect(spawnSync('pgrep', ['-f', marker], { encoding: 'utf8' }).stdout).toBe('')
})
