import type { Rolldown } from 'vite'
import { PATHS } from './paths'

type Splitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>
type Graph = Rolldown.ChunkingContext

const ENTRY = 'src/site/client.tsx'
/** What every page runs; see the entry. */
const STARTS = ['src/site/router.tsx', 'src/site/boot/start.tsx']

/** Icons come with who shows them: with the core's other modules every page would be 0.1 KB larger. */
const ICONS = /\/lucide-react\//

/** The drawings that content names: a page that shows any of them has all. */
const DRAWINGS = 'src/site/ui/icon.tsx'
/** What a page with a mail button runs; the rest of the hand-off is for forms. */
const MESSAGES = [
  'use-prepared-message.ts',
  'shell/message-panel.tsx',
  'shell/no-script-note.tsx',
].map((name) => `src/site/handoff/${name}`)
/** Pages that show no list and no document of a list: what none of them needs does not come with what they need. */
const SHORT = /\/routes\/(?:index|sobre|contato|servicos)\.tsx/

/**
 * How the visitor's scripts are put into files. Left to themselves, modules that some pages share become files of a few
 * hundred bytes, up to 52 for a page, and each is compressed alone. What only one kind of page needs stays apart by itself.
 */
export function chunkGroups(): Splitting {
  let found: Sets | undefined
  /** A group of the modules that two or more kinds of pages share. */
  const shared = (name: string, isIn: (id: string, sets: Sets) => boolean) => ({
    debugName: name,
    name: (id: string, graph: Graph) => {
      found ??= setsOf(graph)
      return (found.kinds.get(id)?.size ?? 0) > 1 && isIn(id, found) ? name : null
    },
  })
  return {
    // The entry's own modules would come along, and the entry would then wait for the file.
    includeDependenciesRecursively: false,
    groups: [
      // Each is a step of the boot, so that no task is long.
      { name: 'react', test: /\/node_modules\/react\/|\/boot\/react\.ts$/, priority: 3 },
      {
        name: 'react-dom',
        test: /\/node_modules\/(?:react-dom|scheduler)\/|\/boot\/react-dom\.ts$/,
        priority: 3,
      },
      {
        debugName: 'core',
        name: (id, graph) => ((found ??= setsOf(graph)).always.has(id) ? 'core' : null),
        priority: 2,
      },
      // What several parts share, by who needs it: pages with a mail button, with a form, the lots, the materials, most pages, some.
      { ...shared('messages', (id, { messages }) => messages.has(id)), priority: 1 },
      {
        ...shared('forms', (id) => /\/src\/site\/(?:handoff\/|lib\/use-shaped-input)/.test(id)),
        priority: 1,
      },
      { ...shared('fields', (id) => /\/src\/site\/ui\/fields/.test(id)), priority: 1 },
      { ...shared('lot-parts', (id) => /\/src\/site\/features\/lots\//.test(id)), priority: 1 },
      {
        ...shared('material-parts', (id) => /\/src\/site\/features\/materials\//.test(id)),
        priority: 1,
      },
      { ...shared('drawings', (id, { drawings }) => drawings.has(id)), priority: 1 },
      {
        ...shared(
          'parts',
          (id, { kinds }) =>
            OURS.test(id) && [...(kinds.get(id) ?? [])].some((kind) => SHORT.test(kind)),
        ),
        priority: 0,
      },
      { ...shared('some-parts', (id) => OURS.test(id)), priority: 0 },
    ],
  }
}

const OURS = /\/src\/(?:site\/(?:ui|lib|features\/not-found)|content)\/|\/lucide-react\//

interface Sets {
  /** What every page runs once it has started. */
  always: ReadonlySet<string>
  messages: ReadonlySet<string>
  drawings: ReadonlySet<string>
  /** For each module the kinds of pages, and the parts that come late, which need it. */
  kinds: ReadonlyMap<string, ReadonlySet<string>>
}

function setsOf(graph: Graph): Sets {
  const entry = together([ENTRY], graph)
  const core = together(STARTS, graph)
  const always = new Set([...core].filter((id) => !ICONS.test(id) && !entry.has(id)))
  const others = (starts: readonly string[]) =>
    new Set([...together(starts, graph)].filter((id) => !core.has(id)))
  const kinds = new Map<string, Set<string>>()
  const note = (kind: string, ids: Iterable<string>) => {
    for (const id of ids)
      if (!always.has(id) && !entry.has(id)) kinds.set(id, (kinds.get(id) ?? new Set()).add(kind))
  }
  for (const start of lateStarts([...core], graph)) note(kindOf(start), together([start], graph))
  // What all pages show beside their own needs a place, too.
  for (const id of core)
    if (ICONS.test(id)) for (const kind of [...STARTS, '/routes/index.tsx']) note(kind, [id])
  const drawings = new Set(
    [...together([DRAWINGS], graph)].filter(
      (id) => ICONS.test(id) && (graph.getModuleInfo(id)?.importers.length ?? 0) === 1,
    ),
  )
  const icon = `${PATHS.root}${DRAWINGS}`
  // Who shows them must not stand beside what shows none, or every page would ask for both files.
  for (const id of [icon, ...(graph.getModuleInfo(icon)?.importers ?? [])]) drawings.add(id)
  return { always, messages: others(MESSAGES), drawings, kinds }
}

/** Pages of a list and its first one show the same. */
const kindOf = (start: string): string => start.replace(/\.(?:index|pagina\.\$page)(?=\.tsx)/, '')

/** The modules that are asked for while the site runs, such as a route's component. */
function lateStarts(running: readonly string[], graph: Graph): Set<string> {
  const starts = new Set<string>()
  const waiting = [...running]
  const seen = new Set<string>()
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const start of dynamicallyImportedIds) starts.add(start)
    waiting.push(...importedIds, ...dynamicallyImportedIds)
  }
  return starts
}

/** The modules that come with the given ones, themselves among them: all that is imported without waiting. */
function together(starts: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>()
  const waiting = starts.map((start) =>
    start.startsWith('src/') ? `${PATHS.root}${start}` : start,
  )
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
