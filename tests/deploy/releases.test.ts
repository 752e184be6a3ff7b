import { mkdirSync, mkdtempSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { placeOf } from '../../src/deploy/place'
import { offer } from '../../src/deploy/releases'

let work: string
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'retrilha-releases-'))
})

/** A file of a release of the place. */
const fileOf = (release: string, file: string) => join(work, 'srv/releases', release, 'site', file)
function has(release: string, file: string, text: string): string {
  const path = fileOf(release, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return path
}

// Places need GNU's tools.
describe.skipIf(process.platform !== 'linux')('a release that is offered', () => {
  it('gives the others what they lack, and leaves what they have, also where cp fails for a file that it skips', async () => {
    has('1', 'assets/pages/new.js', 'new')
    has('1', 'assets/both.js', 'both')
    const [older, newer] = [has('0', 'assets/both.js', 'both'), has('2', 'assets/both.js', 'both')]
    utimesSync(older, 0, 0)
    const numbers = () => [older, newer].map((file) => statSync(file).ino)
    const before = numbers()
    // The cp of coreutils 9.2 to 9.4.
    writeFileSync(join(work, 'cp'), '#!/bin/sh\n/bin/cp "$@"\ncase $1 in -*n*) exit 1; esac\n', {
      mode: 0o755,
    })
    const { run, ...place } = placeOf(join(work, 'srv'))
    await offer(
      { ...place, run: (script, ...more) => run(`PATH=${work}:$PATH; ${script}`, ...more) },
      '1',
    )
    expect(numbers()).toEqual(before)
    for (const release of ['0', '2']) {
      expect(readFileSync(fileOf(release, 'assets/pages/new.js'), 'utf8')).toBe('new')
      expect(statSync(fileOf(release, 'assets/pages/new.js')).nlink).toBe(3)
    }
  })

  it('is not shown when another cannot get its scripts', async () => {
    has('0', 'assets', 'a file where a folder should be')
    has('1', 'assets/new.js', 'new')
    await expect(offer(placeOf(join(work, 'srv')), '1')).rejects.toThrow(/assets/)
  })
})
