import type { Rolldown } from 'vite'
import { PATHS } from '../paths'
import { CORE, ENTRY, SHARED, STEPS } from './chunk-table'

type Splitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>
type Graph = Rolldown.ChunkingContext

/** Icons come with the pages that show them: in the core they would be 0.1 KB more on every page. */
const ICONS = /\/lucide-react\//

/**
 * How the visitor's scripts are put into files. Left to themselves, modules that some pages share
 * become files of a few hundred bytes, up to 52 for a page, and each is compressed alone. What only
 * one page needs is in the file of its route.
 */
export function chunkGroups(): Splitting {
  let core: ReadonlySet<string> | undefined
  return {
    // The entry's own modules would come along, and the entry would then wait for the file.
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

/** The modules that come with the given ones, themselves among them: all that is imported without waiting. */
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
