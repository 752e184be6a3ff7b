import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { timerFiles } from '../../src/deploy/timer'

const has = (command: string, ...args: string[]) => spawnSync(command, args).status === 0

it('a server fetches what was merged and publishes it, with the words that the operator wrote', () => {
  const work = mkdtempSync(join(tmpdir(), 'o servidor '))
  mkdirSync(join(work, 'bin'))
  for (const [name, script] of Object.entries({
    git: 'echo git "$@" >> "$LOG"',
    npm: 'printf "%s|" npm "$PWD" "$@" >> "$LOG"',
  }))
    writeFileSync(join(work, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  const files = timerFiles(work, work, join(work, 'bin'), ['/srv/a', '--reload', "sh -c 'x y'"])
  writeFileSync(join(work, 'publicar.sh'), files.get('publicar.sh') ?? '')
  const env = { ...process.env, LOG: join(work, 'log') }
  expect(spawnSync('sh', [join(work, 'publicar.sh')], { env }).status).toBe(0)
  expect(readFileSync(join(work, 'log'), 'utf8')).toBe(
    `git pull --quiet --ff-only\nnpm|${work}|run|--silent|deploy|--|/srv/a|--reload|sh -c 'x y'|`,
  )
  expect(files.get('retrilha-publicar.service')).toContain(
    `ExecStart=/bin/sh "${work}/publicar.sh"`,
  )
})

it.skipIf(!has('systemd-analyze', '--version'))(
  'systemd knows the unit, and its timer comes at 00:05 in São Paulo',
  () => {
    const work = mkdtempSync(join(tmpdir(), 'retrilha-timer-'))
    for (const [file, text] of timerFiles(work, work, '/usr/bin', ['/srv/a']))
      writeFileSync(join(work, file), text)
    const units = ['service', 'timer'].map((kind) => join(work, `retrilha-publicar.${kind}`))
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...units], {
      encoding: 'utf8',
    })
    expect(stderr.split('\n').filter((line) => line.includes('retrilha'))).toEqual([])
    expect(status).toBe(0)
    const calendar = /OnCalendar=(.*)/.exec(readFileSync(units[1] ?? '', 'utf8'))?.[1] ?? ''
    const args = ['calendar', calendar, '--base-time=2026-12-01 03:04:00 UTC']
    expect(spawnSync('systemd-analyze', args, { encoding: 'utf8' }).stdout).toContain(
      '03:05:00 UTC',
    )
  },
)
