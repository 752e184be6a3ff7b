import { readImports, type Import } from './read-imports'
import {
  ROOMS,
  ROUTER_MAKERS,
  ROUTER_NAMES,
  ROUTE_TREE,
  VISITOR_PACKAGES,
  type Room,
} from './rooms'

/** Source texts by their path from the project's root. */
export type Sources = ReadonlyMap<string, string>

const isOurs = (path: string): boolean => path.startsWith('src/') || path === 'generated'

/** `react` covers react and react/jsx-runtime, `node:` covers node:fs. */
const covers = (name: string, asked: string): boolean =>
  asked === name || asked.startsWith(name.endsWith(':') ? name : `${name}/`)

/**
 * The room of a file: the longest folder above it that ROOMS lists, by its own name or with a star
 * for the last part. Undefined without one, and in a folder below a `flat` room that has no line.
 */
function roomOf(path: string): { name: string; room: Room } | undefined {
  const parts = path.split('/').slice(0, -1)
  for (let length = parts.length; length > 0; length--) {
    const name = parts.slice(0, length).join('/')
    const room = ROOMS[name] ?? ROOMS[[...parts.slice(0, length - 1), '*'].join('/')]
    if (room) return room.flat && length < parts.length ? undefined : { name, room }
  }
  return undefined
}

const lists = (list: readonly string[], path: string): boolean => {
  const name = roomOf(path)?.name ?? ''
  return list.some(
    (one) => one === path || one === name || (one.endsWith('/*') && covers(one.slice(0, -2), name)),
  )
}

/** The feature of a file, and its folder there. */
const FEATURE_FOLDER = /^src\/site\/features\/([^/]+)\/([^/]+)\//

/** Why an import is refused; undefined when it is allowed. */
function importFault({ from, to, types, names }: Import): string | undefined {
  const here = roomOf(from)
  if (!here)
    return `${from}: its folder has no rules; give the room a line in tests/architecture/rooms.ts`
  const { name, room } = here
  const refused = `${from} -> ${to}: ${room.instead}`
  if (to.endsWith('.css')) return undefined
  if (!isOurs(to)) {
    if (types || !room.packages) return undefined
    if (!room.packages.some((one) => covers(one, to))) return refused
    const taken = names.find((one) => !ROUTER_NAMES.includes(one))
    return taken && to === '@tanstack/react-router' && !ROUTER_MAKERS.test(from)
      ? `${from} takes ${taken} of the router: only router.tsx, the start and the routes make one; use Link or a hook`
      : undefined
  }
  if (
    to.startsWith('src/site/routes/') &&
    from !== ROUTE_TREE &&
    !from.startsWith('src/site/routes/')
  )
    return `${from} -> ${to}: only the generated route tree imports routes; move what is shared to a feature`
  const [, feature, folder] = FEATURE_FOLDER.exec(from) ?? []
  const [, other, sibling = 'shared'] = FEATURE_FOLDER.exec(to) ?? []
  if (folder && feature === other && sibling !== folder && sibling !== 'shared')
    return `${from} -> ${to}: a folder of a feature imports shared/, never a sibling`
  if (roomOf(to)?.name === name || lists(room.may, to)) return undefined
  return types && lists(room.types ?? [], to) ? undefined : refused
}

type Edges = ReadonlyMap<string, ReadonlySet<string>>

function edgesOf(pairs: Iterable<readonly [string, string]>): Edges {
  const edges = new Map<string, Set<string>>()
  for (const [from, to] of pairs) edges.set(from, (edges.get(from) ?? new Set()).add(to))
  return edges
}

/** For every file that runs when one of `starts` runs, a chain of imports from that start to it. */
function chainsFrom(starts: readonly string[], edges: Edges): string[][] {
  const chains = new Map(starts.map((start) => [start, [start]]))
  for (const [file, chain] of chains)
    for (const to of edges.get(file) ?? []) if (!chains.has(to)) chains.set(to, [...chain, to])
  return [...chains.values()]
}

/** Faults of chains of allowed imports that reach a file or package that they must not reach. */
function chainFaults(edges: Edges, files: readonly string[]): string[] {
  const reached = (
    starts: readonly string[],
    isWrong: (to: string) => boolean,
    sentence: string,
  ): string[] =>
    chainsFrom(starts, edges)
      .filter((chain) => isWrong(chain.at(-1) ?? ''))
      .map((chain) => `${chain.join(' -> ')}: ${sentence}`)
  const pure = files.filter((file) => /^src\/(?:content|site\/handoff\/message)\//.test(file))
  return [
    ...reached(
      ['src/site/entry-client.tsx'],
      (to) =>
        !isOurs(to) && !to.endsWith('.css') && !VISITOR_PACKAGES.some((one) => covers(one, to)),
      'this package must not reach a visitor',
    ),
    ...reached(
      pure,
      (to) => covers('react', to) || covers('react-dom', to),
      'this room knows no React, not even through another one',
    ),
    ...reached(
      ['src/admin/main.tsx'],
      (to) => to === 'src/site/content.ts',
      'the editors’ page has no built content; hand the card its texts as props',
    ),
  ]
}

/** Chains by which a file or folder imports itself; each circle is reported once. */
function circles(edges: Edges): string[] {
  const done = new Set<string>()
  const faults: string[] = []
  const walk = (at: string, chain: readonly string[]) => {
    const again = chain.indexOf(at)
    if (again >= 0)
      return void faults.push(
        `${[...chain.slice(again), at].join(' -> ')}: a circle; move what both need into a third place`,
      )
    if (done.has(at)) return
    for (const to of edges.get(at) ?? []) if (edges.has(to)) walk(to, [...chain, at])
    done.add(at)
  }
  for (const at of edges.keys()) walk(at, [])
  return faults
}

/**
 * The folder of a file, one level below a room that runs in Node. No two such folders may import
 * each other. Files beside them are open to all and have no such folder.
 */
const nodeFolder = (path: string): string | undefined =>
  /^src\/(?:pipeline|review|editor|deploy)\/[^/]+(?=\/)/.exec(path)?.[0]

/** Every fault of a set of sources, as sentences that say what to do instead. */
export function importFaults(sources: Sources): string[] {
  const known = new Set(sources.keys())
  const imports = [...sources].flatMap(([path, text]) => readImports(path, text, known))
  const running = imports.filter(({ types }) => !types)
  const betweenFolders = imports.flatMap(({ from, to }): [string, string][] => {
    const [a, b] = [nodeFolder(from), nodeFolder(to)]
    return a && b && a !== b ? [[a, b]] : []
  })
  return [
    ...imports.flatMap((one) => importFault(one) ?? []),
    ...chainFaults(edgesOf(running.map(({ from, to }) => [from, to])), [...known]),
    ...circles(edgesOf(imports.map(({ from, to }) => [from, to]))),
    ...circles(edgesOf(betweenFolders)),
  ]
}
