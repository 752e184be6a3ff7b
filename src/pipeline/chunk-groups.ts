import type { Rolldown } from 'vite'
import { PATHS } from './paths'

type Splitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>
type Graph = Rolldown.ChunkingContext

const ENTRY = 'src/site/client.tsx'
/** What every page runs; see the entry. */
const STARTS = ['src/site/router.tsx', 'src/site/boot/start.tsx']

/** Icons come with who shows them: with the core's other modules every page would be 0.1 KB larger. */
const ICONS = /\/lucide-react\//

/**
 * How the visitor's scripts are put into files. Left to themselves, modules that some pages share become files of a few
 * hundred bytes, up to 52 for a page, and each is compressed alone.
 */
export function chunkGroups(): Splitting {
  let always: Set<string> | undefined
  const isAlways = (id: string, graph: Graph) => {
    always ??= new Set([...together(STARTS, graph)].filter((id) => !ICONS.test(id) && !together([ENTRY], graph).has(id)))
    return always.has(id)
  }
  return {
    // The entry's own modules would come along, and the entry would then wait for the file.
    includeDependenciesRecursively: false,
    groups: [
      // Each is a step of the boot, so that no task is long.
      { name: 'react', test: /\/node_modules\/react\/|\/boot\/react\.ts$/, priority: 3 },
      { name: 'react-dom', test: /\/node_modules\/(?:react-dom|scheduler)\/|\/boot\/react-dom\.ts$/, priority: 3 },
      { debugName: 'core', name: (id, graph) => isAlways(id, graph) ? 'core' : null, priority: 2 },
      // What several parts share, by who needs it: pages with a form, the lots, the materials, every page.
      { name: 'forms', test: /\/src\/site\/(?:handoff\/|ui\/fields)/, minShareCount: 2, priority: 1 },
      { name: 'lot-parts', test: /\/src\/site\/features\/lots\//, minShareCount: 2, priority: 1 },
      { name: 'material-parts', test: /\/src\/site\/features\/materials\//, minShareCount: 2, priority: 1 },
      { name: 'parts', test: /\/src\/(?:site\/(?:ui|lib)|content)\/|\/lucide-react\//, minShareCount: 2, priority: 0 },
    ],
  }
}

/** The modules that come with the given ones, themselves among them: all that is imported without waiting. */
function together(files: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>()
  const waiting = files.map((file) => `${PATHS.root}${file}`)
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...graph.getModuleInfo(id)?.importedIds ?? [])
  }
  return found
}
