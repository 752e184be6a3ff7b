import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { buildDay, buildMoment, holdMoment } from '../../src/pipeline/build-day'
import { projectVersion } from '../../src/pipeline/git'
import { gitIn } from '../support/git-in'

describe('the day of a build', () => {
  it('is the clock of São Paulo', () => {
    expect(buildDay(undefined, new Date('2026-11-21T02:59:00Z'))).toBe('2026-11-20')
    expect(buildDay('', new Date('2026-11-21T03:00:00Z'))).toBe('2026-11-21')
  })
  it('is set by SOURCE_DATE_EPOCH', () => {
    expect(buildDay('0', new Date())).toBe('1969-12-31')
    expect(buildDay(String(Date.parse('2026-11-21T12:00:00Z') / 1000), new Date(0))).toBe(
      '2026-11-21',
    )
  })
  it('refuses what is no number of seconds', () => {
    for (const wrong of ['ontem', '-1', '1.5', '1'.repeat(12)])
      expect(() => buildDay(wrong)).toThrow(/SOURCE_DATE_EPOCH/)
  })
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
  const folder = mkdtempSync(join(tmpdir(), 'versao-'))
  const day = '2026-11-24'
  expect(projectVersion(folder, day)).toEqual({ commit: null, day })
  gitIn(folder, 'init', '--quiet', '--initial-branch=main')
  expect(projectVersion(folder, day)).toEqual({ commit: null, day })
  mkdirSync(join(folder, 'content'))
  writeFileSync(join(folder, 'content/cobre.yaml'), 'a')
  gitIn(folder, 'add', '--all')
  gitIn(folder, 'commit', '--quiet', '--message', 'a')
  const commit = gitIn(folder, 'rev-parse', 'HEAD')
  expect(projectVersion(folder, day)).toEqual({ commit, day })
  writeFileSync(join(folder, 'content/novo.yaml'), 'a')
  expect(projectVersion(folder, day)).toEqual({ commit: `${commit}-dirty`, day })
  // This folder is inside another repository, so it has no version of its own.
  expect(projectVersion(join(folder, 'content'), day)).toEqual({ commit: null, day })
})
