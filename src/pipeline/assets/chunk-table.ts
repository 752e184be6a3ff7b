/** One of the visitor's script files. */
interface Chunk {
  name: string
  /** Paths of its modules. */
  modules?: RegExp
}

/**
 * Which script file is whose: the bundler puts modules into files by these names (chunk-groups.ts),
 * the build names by them the files of a page (page-scripts.ts), and Vite leaves what runs already
 * out of its preloads (vite.config.ts).
 */

export const ENTRY = 'src/site/client.tsx'
export const STYLE = 'src/site/styles/site.css'

/** The steps of the start, on every page, in the order of their import: each is a file, so that no task is long. */
export const STEPS: readonly Chunk[] = [
  { name: 'react', modules: /\/node_modules\/react\// },
  {
    name: 'react-dom',
    modules: /\/node_modules\/(?:react-dom|scheduler)\/|\/start\/react-dom\.ts$/,
  },
  // All that CORE imports, at any depth.
  { name: 'core' },
]

/** What every page runs once it has started. */
export const CORE = ['src/site/router.tsx', 'src/site/start/application.tsx']

/** What two or more pages need, by what it is for; a module belongs to the first line that fits. */
export const SHARED: readonly Required<Chunk>[] = [
  { name: 'forms', modules: /\/src\/site\/(?:handoff\/|lib\/use-shaped-input|ui\/fields)/ },
  { name: 'lot-parts', modules: /\/src\/site\/features\/lots\// },
  { name: 'material-parts', modules: /\/src\/site\/features\/materials\// },
  {
    name: 'parts',
    modules: /\/src\/(?:site\/(?:ui|lib|features\/not-found)|content)\/|\/lucide-react\//,
  },
]

/** Imported at a tap, or once the page has come to rest: any page may ask for it, so visitors' devices keep it. */
export const LATER = [
  'src/site/handoff/prepared-message-panel.tsx',
  'src/site/features/services/request-page.tsx',
  'src/site/start/keep-offline.ts',
]
