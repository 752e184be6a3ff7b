import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'

/**
 * The folder of a project with two packages, one of them for another system. Its npm only notes
 * that it was called.
 */
let root = ''
const COMMAND = 'src/pipeline/commands/ensure-installed.mjs'
const KEPT = { version: '1.2.3', integrity: 'sha512-abc' }

const write = (path: string, value: unknown) => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), typeof value === 'string' ? value : JSON.stringify(value))
}
const install = (kept = KEPT) => {
  write('node_modules/kept/package.json', { name: 'kept', version: kept.version })
  write('node_modules/.package-lock.json', { packages: { 'node_modules/kept': kept } })
}
const installs = (): boolean => {
  const { status } = spawnSync(process.execPath, [join(root, COMMAND)], {
    env: { ...process.env, PATH: `${join(root, 'bin')}${delimiter}${process.env.PATH}` },
  })
  expect(status).toBe(0)
  return existsSync(join(root, 'called'))
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'installed-'))
  mkdirSync(join(root, 'src/pipeline/commands'), { recursive: true })
  cpSync(COMMAND, join(root, COMMAND))
  write('package-lock.json', {
    packages: {
      '': { name: 'x' },
      'node_modules/kept': KEPT,
      'node_modules/for-another-system': { version: '1.0.0', optional: true },
    },
  })
  write('bin/npm', `#!/bin/sh\ntouch "${join(root, 'called')}"\n`)
  chmodSync(join(root, 'bin/npm'), 0o755)
})

it.each<[string, boolean, () => void]>([
  ['what npm installed by hand is not installed again', false, () => install()],
  ['a fresh clone is installed', true, () => {}],
  [
    'another version in the lock file is installed',
    true,
    () => install({ ...KEPT, version: '1.2.2' }),
  ],
  [
    'other bytes of the same version are installed',
    true,
    () => install({ ...KEPT, integrity: 'sha512-xyz' }),
  ],
  [
    'a package whose folder is gone is installed',
    true,
    () => {
      install()
      rmSync(join(root, 'node_modules/kept'), { recursive: true })
    },
  ],
  [
    'an installation that broke off, and left no account of itself, is done again',
    true,
    () => {
      install()
      rmSync(join(root, 'node_modules/.package-lock.json'))
    },
  ],
])('%s', (_, again, prepare) => {
  prepare()
  expect(installs()).toBe(again)
})

it.each([
  ['18.20.0', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.3', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['23.0.0', true],
  ['24.1.0', true],
])('Node %s is accepted: %s', (version, accepted) => {
  install()
  write(
    'version.mjs',
    `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`,
  )
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `file://${join(root, 'version.mjs')}`, join(root, COMMAND)],
    { encoding: 'utf8' },
  )
  expect(status).toBe(accepted ? 0 : 1)
  expect(stderr.includes(`this is ${version}`)).toBe(!accepted)
})

it.each(['a#b', 'a%20b'])('a folder named %s is refused with what to do', (name) => {
  const named = join(root, name)
  cpSync(join(root, 'src'), join(named, 'src'), { recursive: true })
  const { status, stderr } = spawnSync(process.execPath, [join(named, COMMAND)], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([1, expect.stringContaining('Rename the folder')])
})
