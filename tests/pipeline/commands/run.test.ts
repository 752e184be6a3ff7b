import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommand } from '../../support/run-command'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'comando-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const run = (source: string, ...args: string[]) => {
  const file = join(folder, 'command.ts')
  writeFileSync(file, source)
  return { file, ...runCommand(file, args) }
}

it('runs a command with its arguments, and each module knows where it stands', () => {
  writeFileSync(join(folder, 'neighbour.ts'), 'export const place: string = import.meta.url\n')
  const { file, stdout } = run(
    "import { place } from './neighbour'\nconsole.log(JSON.stringify([import.meta.url, " +
      'place, process.argv.slice(1)]))\n',
    '--uma',
    'dois três',
  )
  expect(JSON.parse(stdout)).toEqual([
    pathToFileURL(file).href,
    pathToFileURL(join(folder, 'neighbour.ts')).href,
    [file, '--uma', 'dois três'],
  ])
})

it('runs what a file has become', () => {
  expect(run("console.log('antes')").stdout).toBe('antes\n')
  expect(run("console.log('depois')").stdout).toBe('depois\n')
})

it('a module imported before a package runs before it', () => {
  writeFileSync(join(folder, 'first.mjs'), "process.env.NODE_ENV = 'production'\n")
  const react = JSON.stringify(
    pathToFileURL(join(process.cwd(), 'node_modules/react/index.js')).href,
  )
  const { stdout } = run(
    `import './first.mjs'\nimport react from ${react}\nconsole.log('captureOwnerStack' in react)\n`,
  )
  expect(stdout).toBe('false\n')
})

it('runs a plain module that the command imports first before its packages', () => {
  writeFileSync(join(folder, 'settings.mjs'), "process.env.NODE_ENV = 'production'\n")
  const react = JSON.stringify(
    pathToFileURL(join(process.cwd(), 'node_modules/react/index.js')).href,
  )
  const { stdout } = run(
    `import './settings.mjs'\nimport react from ${react}\nconsole.log('captureOwnerStack' in react)\n`,
  )
  expect(stdout).toBe('false\n')
})

it('ends with the code that the command gives', () => {
  expect(run('process.exitCode = 3').status).toBe(3)
})

it('names the line of the source where it fails', () => {
  const { file, status, stderr } = run(
    "type Nothing = never\nconst fail = (): Nothing => { throw new Error('assim não') }\nfail()\n",
  )
  expect([status, stderr]).toEqual([1, expect.stringContaining(`${file}:2:`)])
})

it('names the line of the source that is not TypeScript', () => {
  const { status, stderr } = run('const = 1\n')
  expect([status, stderr]).toEqual([1, expect.stringContaining('command.ts:1:6')])
})
