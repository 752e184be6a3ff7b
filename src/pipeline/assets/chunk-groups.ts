import type { Rolldown } from 'vite'
import { PATHS } from '../paths'
import { CORE, ENTRY, SHARED, STEPS } from './chunk-table'

type Splitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>
type Graph = Rolldown.ChunkingContext

/**
 * Icons are bundled with the pages that show them: in the core they would add 0.1 KB to every page.
 */
const ICONS = /\/lucide-react\//

/**
 * Groups the visitor's modules into files. By default, modules that some pages share become files
 * of a few hundred bytes, up to 52 for a page, and each is compressed alone. Modules of only one
 * page are in the file of its route.
 */
export function chunkGroups(): Splitting {
  let core: ReadonlySet<string> | undefined
  return {
    // Otherwise the entry's own modules would be included, and the entry would wait for the file.
    includeDependenciesRecursively: false,
    groups: [
      ...STEPS.flatMap(({ name, modules }) =>
        modules ? [{ name, test: modules, priority: 2 }] : [],
      ),
      {
        debugName: 'core',
        name: (id, graph) => ((core ??= coreModules(graph)).has(id) ? 'core' : null),
        priority: 1,
      },
      ...SHARED.map(({ name, modules }) => ({ name, test: modules, minShareCount: 2 })),
    ],
  }
}

function coreModules(graph: Graph): Set<string> {
  const entry = together([ENTRY], graph)
  return new Set([...together(CORE, graph)].filter((id) => !ICONS.test(id) && !entry.has(id)))
}

/** Returns the given modules and all that they import statically. */
function together(starts: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>()
  const waiting = starts.map((start) => `${PATHS.root}${start}`)
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
