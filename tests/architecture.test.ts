import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { importFaults, type Sources } from './architecture/import-faults'
import { globPattern, readImports } from './architecture/read-imports'
import { VIOLATIONS } from './architecture/violations'

const root = fileURLToPath(new URL('..', import.meta.url))
const paths = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.[cm]?[jt]sx?$/.test(path) && !/\.d\.[cm]?ts$/.test(path))
const house: Sources = new Map(paths.map((path) => [path, readFileSync(`${root}${path}`, 'utf8')]))

/** The project's sources with one more line at the end of a file, or with a new file. */
const planted = (path: string, line: string): Sources =>
  new Map([...house, [path, `${house.get(path) ?? ''}\n${line}\n`]])

describe('the house', () => {
  it('has no import that its rooms refuse, nothing in a browser that does not belong there, and no circle', () => {
    expect(house.size).toBeGreaterThan(100)
    expect(importFaults(house)).toEqual([])
  })

  it.each(VIOLATIONS)('refuses in %s: %s', (path, line, answer) => {
    expect(importFaults(planted(path, line)).join('\n')).toContain(answer)
  })

  it('reads imports in every form', () => {
    const text = `import a from './a'
      import type { B } from '../b'
      import { type C } from '../b'
      export { c } from './c'
      export * from './c'
      const d = await import('./d')
      import './e.css'
      type F = typeof import('./a')
      const g = require('./d')
      const h = import.meta.glob(['./c.ts', '../b*'])
      const i = new URL('./c.ts', import.meta.url)
      import j from '../../.generated/content/lots.json'`
    const known = new Set(['src/x/a.ts', 'src/b.ts', 'src/x/c.ts', 'src/x/d.tsx'])
    const found = readImports('src/x/y.ts', text, known)
    expect(found.map(({ to, types }) => `${to}${types ? ' (type)' : ''}`)).toEqual([
      'src/x/a.ts',
      'src/b.ts (type)',
      'src/b.ts (type)',
      'src/x/c.ts',
      'src/x/c.ts',
      'src/x/d.tsx',
      'src/x/e.css',
      'src/x/a.ts (type)',
      'src/x/d.tsx',
      'src/x/c.ts',
      'src/b.ts',
      'src/x/c.ts',
      'generated',
    ])
  })

  it.each([
    ['src/**', 'src/a/b.ts', true],
    ['src/**/b.ts', 'src/b.ts', true],
    ['src/*.ts', 'src/a/b.ts', false],
    ['src/{a,c}/?.ts', 'src/a/b.ts', true],
    ['src/$slug.ts', 'src/$slug.ts', true],
  ])('reads the pattern %s as Vite does for %s', (glob, path, is) => {
    expect(globPattern(glob).test(path)).toBe(is)
  })

  it('has every name in kebab case', () => {
    const plain = /^(?:[a-z0-9-]+\/)*(?:[a-z0-9-]+|__root|\$)(?:\.config)?\.[cm]?[jt]sx?$/
    const route = /^src\/site\/routes\/[a-z-]+(?:\.\$?[a-z-]+)+\.tsx?$/
    const handWritten = paths.filter((path) => !path.includes('.gen.'))
    expect(handWritten.filter((path) => !plain.test(path) && !route.test(path))).toEqual([])
  })

  it('has nothing on the top level but what the owner named and what tools force', () => {
    const owners =
      'package.json vite.config.ts contentlayer.config.ts tsconfig.json content src public tests README.md'
    // Required by npm, or made by builds and test runs.
    const forced = 'package-lock.json node_modules dist test-results'
    const allowed = new Set(`${owners} ${forced}`.split(' '))
    expect(readdirSync(root).filter((name) => !name.startsWith('.') && !allowed.has(name))).toEqual(
      [],
    )
  })
})

it('a pure room asks neither Node nor the browser', () => {
  const folder = mkdtempSync(`${tmpdir()}/pure-`)
  cpSync(`${root}.oxlintrc.json`, `${folder}/.oxlintrc.json`)
  const asked = ['localStorage', 'process.env', 'document']
  const rooms = ['src/content', 'src/site/handoff/message']
  for (const room of rooms) {
    mkdirSync(`${folder}/${room}`, { recursive: true })
    writeFileSync(`${folder}/${room}/x.ts`, asked.map((one) => `console.log(${one})\n`).join(''))
  }
  const oxlint = `${root}node_modules/oxlint/bin/oxlint`
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=unix'], {
    cwd: folder,
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  for (const room of rooms) {
    const said = stdout.split('\n').filter((line) => line.includes(`${room}/x.ts`))
    expect(said.join('\n')).toMatch(/localStorage[^]*process[^]*document/)
  }
})
