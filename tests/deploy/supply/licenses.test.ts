import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PATHS } from '../../../src/pipeline/paths'
import {
  isAllowed,
  LOOKED_AT,
  lockedPackages,
  supplyErrors,
} from '../../../src/deploy/supply/licenses'

const one = { name: 'x', version: '1.0.0', license: 'MIT', tool: false, hasInstallScript: false }

describe('a licence', () => {
  it.each(['MIT', '(MIT OR CC0-1.0)', '(AGPL-3.0-or-later OR MIT)', '(MIT AND Zlib)'])(
    '%s is accepted everywhere',
    (license) => {
      expect(isAllowed(license, false)).toBe(true)
    },
  )
  it.each(['MPL-2.0', 'OFL-1.1', 'Apache-2.0 AND LGPL-3.0-or-later'])(
    '%s is accepted of tools alone',
    (license) => {
      expect([isAllowed(license, true), isAllowed(license, false)]).toEqual([true, false])
    },
  )
  it.each([
    'GPL-3.0-only',
    'AGPL-3.0-or-later',
    '(MIT AND GPL-2.0)',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE',
    'não dita',
    '',
    '((MIT OR X) AND Y)',
    // If it were split at each OR, one of its parts would be MIT alone.
    'X AND (Y OR MIT OR Z)',
  ])('«%s» is refused', (license) => {
    expect(isAllowed(license, true)).toBe(false)
  })
})

describe('the packages', () => {
  it('are refused one by one with the reason', () => {
    expect(
      supplyErrors([
        one,
        { ...one, name: 'y', license: 'MPL-2.0' },
        { ...one, name: 'z', hasInstallScript: true },
        { ...one, name: 'w', source: 'git+ssh://git@example.com/w.git#1' },
      ]),
    ).toEqual([
      'y 1.0.0: licença «MPL-2.0» num pacote que vai ao visitante não está entre as ' +
        'aceitas (src/deploy/supply/licenses.ts)',
      'z 1.0.0 tem um script de instalação que ninguém leu; leia-o e ponha-o em LOOKED_AT',
      'w 1.0.0 não vem do registro do npm, e sim de git+ssh://git@example.com/w.git#1',
    ])
  })

  it('of the lock file are all accepted, and no note speaks of one that is gone', async () => {
    const packages = await lockedPackages(PATHS.root)
    expect(packages.length).toBeGreaterThan(300)
    expect(supplyErrors(packages)).toEqual([])
    expect(
      Object.keys(LOOKED_AT).filter(
        (name) => !packages.some((item) => item.name === name && item.hasInstallScript),
      ),
    ).toEqual([])
  })

  it.each([
    { resolved: 'git+https://example.com/x.git#1' },
    { resolved: 'https://example.com/x.tgz' },
    { link: true },
  ])('of a lock file that brings one from elsewhere are refused: %o', async (entry) => {
    const folder = mkdtempSync(join(tmpdir(), 'retrilha-lock-'))
    const lock = {
      packages: { '': {}, 'node_modules/x': { version: '1.0.0', license: 'MIT', ...entry } },
    }
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
    const errors = supplyErrors(await lockedPackages(`${folder}/`))
    rmSync(folder, { recursive: true })
    expect(errors).toEqual([expect.stringMatching(/^x 1\.0\.0 não vem do registro do npm/)])
  })

  it('run nothing when they are installed, and stand at one version each', () => {
    expect(readFileSync(`${PATHS.root}.npmrc`, 'utf8')).toMatch(/^ignore-scripts=true$/m)
    const {
      dependencies,
      devDependencies,
    }: Record<string, Record<string, string>> = JSON.parse(
      readFileSync(`${PATHS.root}package.json`, 'utf8'),
    )
    expect(
      Object.entries({ ...dependencies, ...devDependencies }).filter(
        ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
      ),
    ).toEqual([])
  })
})
