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
import { describe, expect, it } from 'vitest'
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

type Edges = Map<string, Set<string>>

function edgesOf(imports: readonly Import[], name: (path: string) => string | undefined): Edges {
  const edges: Edges = new Map()
  for (const { from, to } of imports) {
    const [a, b] = [name(from), name(to)]
    if (a && b && (a !== b || from === to)) edges.set(a, (edges.get(a) ?? new Set()).add(b))
  }
  return edges
}

/** All that runs when a file runs. */
function reachedFrom(start: string, edges: Edges): string[] {
  const reached = new Set([start])
  for (const file of reached) for (const to of edges.get(file) ?? []) reached.add(to)
  return [...reached]
}

/** The folders of rooms that run in Node: no two of them import each other. */
const nodeFolder = (path: string) =>
  /^src\/(?:pipeline|review|editor|deploy)\/[^/]+(?=\/)/.exec(path)?.[0]

function faultsOf(sources: Sources): string[] {
  const imports = [...sources].flatMap(([path, text]) => importsOf(path, text, sources))
  const circles = [edgesOf(imports, (path) => path), edgesOf(imports, nodeFolder)].flatMap(
    (edges) =>
      [...edges]
        .filter(([at, next]) => [...next].some((to) => reachedFrom(to, edges).includes(at)))
        .map(([at]) => `${at}: a circle; move what both need into a third place`),
  )
  const running = edgesOf(
    imports.filter(({ isType }) => !isType),
    (path) => path,
  )
  const reaches = (start: string, isWrong: (to: string) => boolean, sentence: string) =>
    reachedFrom(start, running)
      .filter(isWrong)
      .map((to) => `${start} ... ${to}: ${sentence}`)
  const visitor = `src @tanstack/react-query hast-util-to-jsx-runtime react-dom sonner ${SHOWING}`
  return [
    ...imports.flatMap(faultOf),
    ...circles,
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
    ...paths
      .filter((path) => path.startsWith('src/site/handoff/message/'))
      .flatMap((path) => reaches(path, (to) => to === 'react', 'the messages know no React')),
  ]
}

const CARD = 'src/site/features/lots/list/lot-card.tsx'

describe('the house', () => {
  it('has no import that its rooms refuse, and no circle', () => {
    expect(house.size).toBeGreaterThan(100)
    expect(faultsOf(house)).toEqual([])
  })

  it.each([
    ['src/site/ui/button.tsx', "import '../features/lots/list/lot-card'", 'ui may import only'],
    ['src/content/views/views.ts', "import fs from 'node:fs'", 'src/content may import only'],
    [CARD, "export * from '../../posts/post-card'", 'features/lots may import only'],
    [CARD, "import '../compare/compare-lots'", 'never a sibling'],
    ['src/content/vocabulary.ts', "export type { Site } from './rules/site'", 'a circle'],
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

it('a pure room asks neither Node nor the browser', () => {
  const folder = mkdtempSync(`${tmpdir()}/pure-`)
  cpSync(`${ROOT}.oxlintrc.json`, `${folder}/.oxlintrc.json`)
  const asked = ['localStorage', 'process.env', 'document']
  const rooms = ['src/content', 'src/site/handoff/message']
  for (const room of rooms) {
    mkdirSync(`${folder}/${room}`, { recursive: true })
    writeFileSync(`${folder}/${room}/x.ts`, asked.map((one) => `console.log(${one})\n`).join(''))
  }
  const oxlint = `${ROOT}node_modules/oxlint/bin/oxlint`
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
