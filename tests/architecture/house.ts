import {
  BROWSER_ENTRIES,
  BROWSER_PACKAGES,
  CONTENT_DOOR,
  EDITORS_ENTRIES,
  PURE_ROOMS,
  ROOMS,
  ROUTE_TREE,
  ROUTER,
} from './house-rules'
import { readImports, type Import } from './read-imports'

/** Source texts by their path from the project's root. */
export type Sources = ReadonlyMap<string, string>

const isOurs = (path: string): boolean => path.startsWith('src/') || path === 'generated'

/** `react` covers react and react/jsx-runtime, `node:` covers node:fs. */
const covers = (name: string, asked: string): boolean =>
  asked === name || asked.startsWith(name.endsWith(':') ? name : `${name}/`)

/** The room of a file: the longest folder that has rules, with the folder's own name in place of a star. */
export function roomOf(path: string): { name: string; rules: (typeof ROOMS)[string] } | undefined {
  const parts = path.split('/').slice(0, -1)
  for (let length = parts.length; length > 0; length--) {
    const name = parts.slice(0, length).join('/')
    const rules = ROOMS[name] ?? ROOMS[[...parts.slice(0, length - 1), '*'].join('/')]
    if (rules) return rules.flat && length < parts.length ? undefined : { name, rules }
  }
  return undefined
}

const names = (list: readonly string[], path: string): boolean =>
  list.some(
    (one) =>
      one === path ||
      one === roomOf(path)?.name ||
      (one.endsWith('/*') && roomOf(path)?.name.startsWith(one.slice(0, -1))),
  )

/** Why an import is refused; undefined when the lists allow it. */
function importFault({ from, to, types }: Import): string | undefined {
  const here = roomOf(from)
  if (!here)
    return `${from}: its folder has no rules; give the room a line in tests/architecture/house-rules.ts`
  const refused = `${from} -> ${to}: ${here.rules.instead}`
  if (!isOurs(to)) {
    // A style sheet beside its component is no module; a type of a package leaves nothing behind.
    if (to.endsWith('.css') || types) return undefined
    return here.rules.packages?.some((name) => covers(name, to)) ? undefined : refused
  }
  if (to.startsWith('src/site/routes/') && from !== ROUTE_TREE)
    return `${from} -> ${to}: only the generated route tree imports routes; move what is shared to a feature`
  if (to === ROUTE_TREE && from !== ROUTER && from !== ROUTE_TREE)
    return `${from} -> ${to}: only the router takes the route tree`
  if (roomOf(to)?.name === here.name) return undefined
  if (names(here.rules.may, to)) return undefined
  return types && here.rules.types && names(here.rules.types, to) ? undefined : refused
}

function byFileOf(imports: readonly Import[]): Map<string, Import[]> {
  const byFile = new Map<string, Import[]>()
  for (const one of imports) byFile.set(one.from, [...(byFile.get(one.from) ?? []), one])
  return byFile
}

/** Chains of imports: to every file of ours that runs when one of `starts` does, and to what each of them asks of packages. */
function reach(
  starts: readonly string[],
  imports: readonly Import[],
): { ours: string[][]; packages: string[][] } {
  const byFile = byFileOf(imports.filter(({ types }) => !types))
  const chains = new Map(starts.map((start) => [start, [start]]))
  const packages: string[][] = []
  for (const [file, chain] of chains) {
    for (const { to } of byFile.get(file) ?? []) {
      if (isOurs(to) && !chains.has(to)) chains.set(to, [...chain, to])
      if (!isOurs(to) && !to.endsWith('.css')) packages.push([...chain, to])
    }
  }
  return { ours: [...chains.values()], packages }
}

/** What is reached without being meant to: packages by a visitor's page, React by a room that promises to do without, the built content by the editors' page. */
const chainFaults = (imports: readonly Import[], files: Iterable<string>): string[] => {
  const asks = (chain: readonly string[], list: readonly string[]) =>
    list.some((name) => covers(name, chain.at(-1) ?? ''))
  const pure = [...files].filter((file) => PURE_ROOMS.includes(roomOf(file)?.name ?? ''))
  return [
    ...reach(BROWSER_ENTRIES, imports)
      .packages.filter((chain) => !asks(chain, BROWSER_PACKAGES))
      .map((chain) => `${chain.join(' -> ')}: this package must not reach a visitor`),
    ...reach(pure, imports)
      .packages.filter((chain) => asks(chain, ['react', 'react-dom']))
      .map(
        (chain) => `${chain.join(' -> ')}: this room knows no React, not even through another one`,
      ),
    ...reach(EDITORS_ENTRIES, imports)
      .ours.filter((chain) => chain.at(-1) === CONTENT_DOOR)
      .map(
        (chain) =>
          `${chain.join(' -> ')}: the editors’ page has no built content; hand the card its texts as props`,
      ),
  ]
}

/** Files that import each other in a circle, types included; each circle once, as the chain that closes it. */
function circles(imports: readonly Import[]): string[] {
  const byFile = byFileOf(imports)
  const done = new Set<string>()
  const faults: string[] = []
  const walk = (file: string, chain: readonly string[]) => {
    const again = chain.indexOf(file)
    if (again >= 0)
      return void faults.push(
        `${[...chain.slice(again), file].join(' -> ')}: a circle; move what both need into a third file`,
      )
    if (done.has(file)) return
    for (const { to } of byFile.get(file) ?? []) if (byFile.has(to)) walk(to, [...chain, file])
    done.add(file)
  }
  for (const file of byFile.keys()) walk(file, [])
  return faults
}

/** Every fault of the house in a set of sources, as sentences that name the right way. */
export function houseFaults(sources: Sources): string[] {
  const known = new Set(sources.keys())
  const imports = [...sources].flatMap(([path, text]) => readImports(path, text, known))
  return [
    ...imports.flatMap((one) => importFault(one) ?? []),
    ...chainFaults(imports, known),
    ...circles(imports),
  ]
}
