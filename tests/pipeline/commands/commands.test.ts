import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { beforeEach, expect, it, afterEach, vi, describe } from 'vitest'
import { parseArgs } from 'node:util'
import { CliError, runCli } from '../../../src/pipeline/run-cli'
import * as fs from 'node:fs'
import { buildDay, buildMoment, holdMoment } from '../../../src/pipeline/build-day'
import { projectVersion } from '../../../src/pipeline/git'
import { gitIn } from '../../support/git-in'

it.each([
  [undefined, '2026-11-21T02:59:00Z', '2026-11-20'],
  ['', '2026-11-21T03:00:00Z', '2026-11-21'],
  ['0', '2026-11-21T12:00:00Z', '1969-12-31'],
  ['1795262400', '1970-01-01T00:00:00Z', '2026-11-21'],
])('the day of a build: SOURCE_DATE_EPOCH %j at %s is %s in São Paulo', (epoch, now, day) => {
  expect(buildDay(epoch, new Date(now))).toBe(day)
})
it.each(['ontem', '-1', '1.5', '1'.repeat(12)])('SOURCE_DATE_EPOCH %s is refused', (wrong) => {
  expect(() => buildDay(wrong)).toThrow(/SOURCE_DATE_EPOCH/)
})

describe('a command that shows a day', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })
  const held = (on?: string, now?: Date, epoch?: string) => {
    vi.stubEnv('SOURCE_DATE_EPOCH', epoch)
    holdMoment(on, now)
    return buildMoment()
  }
  it.each([
    ['2026-12-01', '2026-12-01 12:00'],
    ['2028-02-29', '2028-02-29 12:00'],
    ['2026-12-01 00:00', '2026-12-01 00:00'],
    ['2026-12-31 23:59', '2026-12-31 23:59'],
  ])('--on %s is %s in São Paulo, whatever the machine’s time zone', (on, moment) => {
    for (const zone of ['UTC', 'Asia/Tokyo', 'America/Los_Angeles']) {
      vi.stubEnv('TZ', zone)
      expect(held(on)).toBe(moment)
    }
  })
  it.each(['amanhã', '2026-02-29', '2026-13-01', '01/12/2026', '2026-12-01 24:00'])(
    '--on %s is refused',
    (on) => {
      expect(() => held(on)).toThrow(/não é um dia/)
    },
  )
  it.each([undefined, ''])('holds one moment for a build that crosses midnight: %j', (epoch) => {
    expect(held(undefined, new Date('2026-12-01T02:59:59Z'), epoch)).toBe('2026-11-30 23:59')
    holdMoment(undefined, new Date('2026-12-01T03:00:01Z'))
    expect(buildMoment()).toBe('2026-11-30 23:59')
  })
})

it('a version says its commit and its day, and whether files have changed since', () => {
  const folder = fs.mkdtempSync(join(tmpdir(), 'versao-'))
  const day = '2026-11-24'
  expect(projectVersion(folder, day)).toEqual({ commit: null, day })
  gitIn(folder, 'init', '--quiet', '--initial-branch=main')
  expect(projectVersion(folder, day)).toEqual({ commit: null, day })
  fs.mkdirSync(join(folder, 'content'))
  fs.writeFileSync(join(folder, 'content/cobre.yaml'), 'a')
  gitIn(folder, 'add', '--all')
  gitIn(folder, 'commit', '--quiet', '--message', 'a')
  const commit = gitIn(folder, 'rev-parse', 'HEAD')
  expect(projectVersion(folder, day)).toEqual({ commit, day })
  fs.writeFileSync(join(folder, 'content/novo.yaml'), 'a')
  expect(projectVersion(folder, day)).toEqual({ commit: `${commit}-dirty`, day })
  // This folder is inside another repository, so it has no version of its own.
  expect(projectVersion(join(folder, 'content'), day)).toEqual({ commit: null, day })
})

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
    'a folder that takes no files, with the way on',
    () => Promise.reject(Object.assign(new Error('EACCES: mkdir dist'), { code: 'EACCES' })),
    'EACCES: mkdir dist. Este comando grava na pasta do projeto: confira a permissão e o espaço.',
    1,
  ],
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

/**
 * The folder of a project with two packages, one of them for another system. Its npm only notes
 * that it was called.
 */
let root = ''
const COMMAND = 'src/pipeline/commands/ensure-installed.mjs'
const KEPT = { version: '1.2.3', integrity: 'sha512-abc' }

const write = (path: string, value: unknown) => {
  fs.mkdirSync(join(root, path, '..'), { recursive: true })
  fs.writeFileSync(join(root, path), typeof value === 'string' ? value : JSON.stringify(value))
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
  return fs.existsSync(join(root, 'called'))
}

beforeEach(() => {
  root = fs.mkdtempSync(join(tmpdir(), 'installed-'))
  fs.mkdirSync(join(root, 'src/pipeline/commands'), { recursive: true })
  fs.cpSync(COMMAND, join(root, COMMAND))
  write('package-lock.json', {
    packages: {
      '': { name: 'x' },
      'node_modules/kept': KEPT,
      'node_modules/for-another-system': { version: '1.0.0', optional: true },
    },
  })
  write('bin/npm', `#!/bin/sh\ntouch "${join(root, 'called')}"\n`)
  fs.chmodSync(join(root, 'bin/npm'), 0o755)
})

const gone = (path: string) => () => {
  install()
  fs.rmSync(join(root, path), { recursive: true })
}

it.each<[string, boolean, () => void]>([
  ['what npm installed by hand is not installed again', false, () => install()],
  ['a fresh clone is installed', true, () => {}],
  ['another version in the lock file is', true, () => install({ ...KEPT, version: '1.2.2' })],
  ['other bytes of the version are', true, () => install({ ...KEPT, integrity: 'sha512-xyz' })],
  ['a package whose folder is gone is', true, gone('node_modules/kept')],
  ['an installation that broke off is done again', true, gone('node_modules/.package-lock.json')],
])('%s', (_, again, prepare) => {
  prepare()
  expect(installs()).toBe(again)
})

const TOO_OLD = '18.20.0 20.18.3 21.7.3 22.11.0'.split(' ')
const NEW_ENOUGH = '20.19.0 22.12.0 23.0.0 24.1.0'.split(' ')
it.each([...TOO_OLD, ...NEW_ENOUGH])('Node %s is accepted, or told to be too old', (version) => {
  const accepted = NEW_ENOUGH.includes(version)
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
  fs.cpSync(join(root, 'src'), join(named, 'src'), { recursive: true })
  const { status, stderr } = spawnSync(process.execPath, [join(named, COMMAND)], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([1, expect.stringContaining('Rename the folder')])
})
