import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, it } from 'vitest'
import { PATHS } from '../../../src/pipeline/paths'
import { runCommand } from '../../support/run-command'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'comando-'))
})

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

it('runs what a file has become, also one that the command only imports', () => {
  const asks = "import { place } from './neighbour'\nconsole.log(place)\n"
  for (const place of ['aqui', 'fora']) {
    writeFileSync(join(folder, 'neighbour.ts'), `export const place = '${place}'\n`)
    expect(run(asks).stdout).toBe(`${place}\n`)
  }
  expect(run("console.log('depois')").stdout).toBe('depois\n')
})

it('bundles a command once while nothing of it changes', () => {
  const { file, stdout } = run('console.log(1)')
  const name = createHash('sha256').update(file).digest('hex').slice(0, 16)
  const memory = join(PATHS.root, '.generated/run', `${name}.json`)
  const { file: bundle } = JSON.parse(readFileSync(memory, 'utf8'))
  writeFileSync(bundle, 'console.log(2)')
  expect([stdout, runCommand(file).stdout]).toEqual(['1\n', '2\n'])
  rmSync(bundle)
  expect(runCommand(file).stdout).toBe('1\n')
})

it('cleans old bundles also while another command takes one away', () => {
  // Like a file that is deleted after the folder was read: it has a name, and cannot be opened.
  const gone = join(PATHS.root, '.generated/run/gone.mjs')
  symlinkSync(join(folder, 'gone.mjs'), gone)
  try {
    expect(run("console.log('limpo')").stdout).toBe('limpo\n')
  } finally {
    rmSync(gone)
  }
})

it('a module imported before a package runs before it, and the command ends with the code that it gives', () => {
  writeFileSync(join(folder, 'first.mjs'), "process.env.NODE_ENV = 'production'\n")
  const react = JSON.stringify(
    pathToFileURL(join(process.cwd(), 'node_modules/react/index.js')).href,
  )
  const { stdout, status } = run(
    `import './first.mjs'\nimport react from ${react}\nconsole.log('captureOwnerStack' in react)\nprocess.exitCode = 3\n`,
  )
  expect([stdout, status]).toEqual(['false\n', 3])
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
