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
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { ROOMS, SHOWING, type Room } from './architecture/rooms'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const paths = readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.[cm]?[jt]sx?$/.test(path))
const house = new Map(paths.map((path) => [path, readFileSync(`${ROOT}${path}`, 'utf8')]))
type Sources = typeof house

interface Import {
  from: string
  /** The path of a file from the root, or the package. */
  to: string
  isType: boolean
}

/** Imports and re-exports as oxfmt writes them, and what is imported while the code runs. */
const STATIC = /^(?:import|export) (type )?(?:[^'"={(]*(?:\{[^{}'"]*\} )?from )?['"]([^'"]+)['"]/gm
const DYNAMIC = /(typeof )?\bimport\(\s*['"]([^'"]+)['"]/g

function importsOf(from: string, text: string, sources: Sources): Import[] {
  const found = [...text.matchAll(STATIC), ...text.matchAll(DYNAMIC)]
  return found.map(([, type, name = '']) => {
    const path = name.startsWith('.') ? join(dirname(from), name) : name
    const files = ['.ts', '.tsx', '/index.ts'].map((ending) => path + ending)
    return { from, to: files.find((file) => sources.has(file)) ?? path, isType: type !== undefined }
  })
}

/** Whether a list names a path: itself, its folder, its package. */
const covers = (list: string, path: string): boolean =>
  list.split(' ').some((one) => path === one || path.startsWith(`${one}/`))

/** The room of a file; none in a folder that has no line beside rooms that have. */
function roomOf(path: string): string | undefined {
  const feature = /^src\/site\/features\/[^/]+(?=\/)/.exec(path)?.[0]
  if (feature) return feature
  const room = Object.keys(ROOMS)
    .filter((name) => path.startsWith(`${name}/`))
    .reduce((longest, name) => (name.length > longest.length ? name : longest), '')
  const isEntry = room === 'src/site' || room === 'src/admin'
  return room === '' || (isEntry && path.slice(room.length + 1).includes('/')) ? undefined : room
}
const rulesOf = (room: string): Room =>
  ROOMS[room] ?? ROOMS[`${dirname(room)}/*`] ?? { may: '', packages: '' }

const FEATURE_FOLDER = /^src\/site\/features\/([^/]+)\/([^/]+)\//

/** Why an import is refused, and what the room may import instead. */
function faultOf({ from, to, isType }: Import): string[] {
  const room = roomOf(from)
  if (!room) return [`${from}: its folder has no rule in tests/architecture/rooms.ts`]
  const { may, types = '', packages } = rulesOf(room)
  const refused = [`${from} -> ${to}: ${room} may import only ${may} and the packages ${packages}`]
  if (to.endsWith('.css')) return []
  if (!/^(?:src|tests|content)\/|^\./.test(to))
    return isType || packages === undefined || covers(packages, to) ? [] : refused
  const [, feature, folder] = FEATURE_FOLDER.exec(from) ?? []
  const [, other, sibling = 'shared'] = FEATURE_FOLDER.exec(to) ?? []
  if (folder && feature === other && ![folder, 'shared'].includes(sibling))
    return [`${from} -> ${to}: a folder of a feature imports shared/, never a sibling`]
  const target = roomOf(to) ?? to
  const names = `${may} ${isType ? types : ''}`.split(' ')
  const isListed = names.some(
    (one) =>
      one === to || one === target || (one.endsWith('/*') && dirname(target) === dirname(one)),
  )
  return target === room || isListed ? [] : refused
}

/** All files and packages that run when a file runs, itself among them. */
function reachedFrom(start: string, imports: readonly Import[]): Set<string> {
  const reached = new Set([start])
  for (const file of reached)
    for (const { from, to, isType } of imports) if (from === file && !isType) reached.add(to)
  return reached
}

function faultsOf(sources: Sources): string[] {
  const imports = [...sources].flatMap(([path, text]) => importsOf(path, text, sources))
  const reaches = (start: string, isWrong: (to: string) => boolean, sentence: string) =>
    [...reachedFrom(start, imports)].filter(isWrong).map((to) => `${start} ... ${to}: ${sentence}`)
  const visitor = `src @tanstack/react-query hast-util-to-jsx-runtime react-dom sonner ${SHOWING}`
  return [
    ...imports.flatMap(faultOf),
    ...reaches(
      'src/site/entry-client.tsx',
      (to) => !covers(visitor, to),
      'this package must not reach a visitor',
    ),
    ...reaches(
      'src/admin/main.tsx',
      (to) => to === 'src/site/content.ts',
      'the editors’ page has no built content; hand the card its texts as props',
    ),
  ]
}

const CARD = 'src/site/features/lots/list/lot-card.tsx'

describe('the house', () => {
  it('has no import that its rooms refuse', () => {
    expect(house.size).toBeGreaterThan(100)
    expect(faultsOf(house)).toEqual([])
  })

  it.each([
    ['src/site/ui/button.tsx', "import '../features/lots/list/lot-card'", 'ui may import only'],
    ['src/content/views/views.ts', "import fs from 'node:fs'", 'src/content may import only'],
    [CARD, "export * from '../../posts/post-card'", 'features/lots may import only'],
    [CARD, "import '../compare/compare-lots'", 'never a sibling'],
    ['src/site/router.tsx', "void import('../admin/main')", 'src/site may import only'],
    ['src/pipeline/paths.ts', "import '../../tests/e2e/site'", 'src/pipeline may import only'],
    ['src/content/vocabulary.ts', "export { z } from 'zod'", 'must not reach a visitor'],
    ['src/site/hooks/x.ts', "import 'react'", 'has no rule'],
  ])('refuses in %s: %s', (path, line, answer) => {
    const planted = new Map([...house, [path, `${house.get(path) ?? ''}\n${line}\n`]])
    expect(faultsOf(planted).join('\n')).toContain(answer)
  })

  it('has every name in kebab case', () => {
    const plain = /^(?:[a-z0-9-]+\/)*(?:[a-z0-9-]+|__root|\$)(?:\.(?:config|d))?\.[cm]?[jt]sx?$/
    const route = /^src\/site\/routes\/[a-z-]+(?:\.\$?[a-z-]+)+\.tsx?$/
    const isNamed = (path: string) => path.includes('.gen.') || plain.test(path) || route.test(path)
    expect(paths.filter((path) => !isNamed(path))).toEqual([])
  })

  it('has nothing on the top level but what the owner named and what tools force', () => {
    // npm requires the second line, or builds and test runs make it.
    const allowed =
      'package.json vite.config.ts contentlayer.config.ts tsconfig.json content src public tests README.md ' +
      'package-lock.json node_modules dist test-results'
    const found = readdirSync(ROOT).filter((name) => !name.startsWith('.'))
    expect(found.filter((name) => !allowed.split(' ').includes(name))).toEqual([])
  })
})

describe('lint', () => {
  const folder = mkdtempSync(`${tmpdir()}/lint-`)
  afterAll(() => rmSync(folder, { recursive: true }))
  const lint = (path: string, ...lines: string[]) => {
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true })
    writeFileSync(`${folder}/${path}`, `${lines.join('\n')}\n`)
    cpSync(`${ROOT}.oxlintrc.json`, `${folder}/.oxlintrc.json`)
    const oxlint = [`${ROOT}node_modules/oxlint/bin/oxlint`, '--format=unix']
    return spawnSync(process.execPath, oxlint, { cwd: folder, encoding: 'utf8' }).stdout
  }

  it.each(['src/content', 'src/site/handoff/message'])(
    'refuses in the pure room %s what only Node or a browser has',
    (room) => {
      const asked = ['localStorage', 'process.env', 'document']
      const said = lint(`${room}/x.ts`, ...asked.map((one) => `console.log(${one})`))
      expect(said).toMatch(/localStorage[^]*process[^]*document/)
    },
  )

  it('refuses a circle of files, of types too', () => {
    lint('src/content/a.ts', "export type { B } from './b'", 'export type A = 1')
    const said = lint('src/content/b.ts', "export type { A } from './a'", 'export type B = 2')
    expect(said).toMatch(/b\.ts:1:\d+: Dependency cycle/)
  })
})
