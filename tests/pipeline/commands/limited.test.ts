import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { runLimited } from '../../../src/pipeline/commands/limited'

vi.setConfig({ testTimeout: 120_000 })

const root = fileURLToPath(new URL('../../..', import.meta.url))
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
      `require('node:child_process').spawn(process.execPath, ['-e', 'for (;;);', ` +
      `'${marker}'], { stdio: 'inherit' }); setInterval(() => {}, 1000)`
    expect(
      await runLimited(process.execPath, ['-e', parent], { ...generous, seconds: 1.5 }),
    ).toEqual(stopped('1,5 segundos'))
    expect(spawnSync('pgrep', ['-f', `^.*node.*${marker}$`], { encoding: 'utf8' }).stdout).toBe('')
  })

  // Outside of what V8 counts as its own, where --max-old-space-size would not see it.
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

describe('the check of content made to choke it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bomba-'))
  const contentDir = join(folder, 'content')
  beforeAll(() => {
    cpSync(join(root, 'tests/pipeline/check/base/content'), contentDir, { recursive: true })
    // Every one is legal; together they ask for minutes and gigabytes.
    const article = readFileSync(join(contentDir, 'posts/artigo.mdx'), 'utf8')
    for (let number = 0; number < 1500; number += 1)
      writeFileSync(
        join(contentDir, `posts/bomba-${number}.mdx`),
        article + `\n\nSucata de **cobre** nº ${number}, [no dia](/contato).`.repeat(450),
      )
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const check = (...limits: string[]) =>
    spawnSync(
      process.execPath,
      [
        'src/pipeline/commands/run.mjs',
        'src/pipeline/commands/limited-cli.ts',
        ...limits,
        process.execPath,
        'src/pipeline/commands/run.mjs',
        'src/pipeline/check/cli.ts',
        '--dir',
        contentDir,
      ],
      { cwd: root, encoding: 'utf8', env: { ...process.env, GITHUB_ACTIONS: '' } },
    )

  it.each([
    ['the time', ['4', '4000'], '4 segundos'],
    ['the memory', ['100', '350'], '350 MB de memória'],
  ])('is stopped at %s that it was given, with one sentence', (_, limits, limit) => {
    const { status, stdout, stderr } = check(...limits)
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: `${stopped(limit).stopped}\n`,
    })
  })
})
