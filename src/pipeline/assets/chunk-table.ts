/** One of the visitor's script files. */
interface Chunk {
  name: string
  /** Paths of its modules. */
  modules?: RegExp
}

/**
 * The table of script files. By these names the bundler groups modules into files
 * (chunk-groups.ts), the build finds the files of a page (page-scripts.ts), and Vite omits files
 * that run already from its preloads (vite.config.ts).
 */

export const ENTRY = 'src/site/client.tsx'
export const STYLE = 'src/site/styles/site.css'

/**
 * The steps of the start, on every page, in the order of their import. Each is a file, so that no
 * task is long.
 */
export const STEPS: readonly Chunk[] = [
  { name: 'react', modules: /\/node_modules\/react\// },
  {
    name: 'react-dom',
    modules: /\/node_modules\/(?:react-dom|scheduler)\/|\/start\/react-dom\.ts$/,
  },
  // All imports of CORE, at any depth.
  { name: 'core' },
]

/** Modules that every page runs once it has started. */
export const CORE = ['src/site/router.tsx', 'src/site/start/application.tsx']

/**
 * Modules that two or more pages need, by purpose; a module belongs to the first line that fits.
 */
export const SHARED: readonly Required<Chunk>[] = [
  { name: 'forms', modules: /\/src\/site\/(?:handoff\/|lib\/use-shaped-input|ui\/fields)/ },
  { name: 'lot-parts', modules: /\/src\/site\/features\/lots\// },
  {
    name: 'check-parts',
    modules: /\/ui\/(?:answer-box|file-drop)|\/icons\/(?:circle-(?:help|x)|file-text|upload)/,
  },
  { name: 'material-parts', modules: /\/src\/site\/features\/materials\// },
  {
    name: 'parts',
    modules: /\/src\/(?:site\/(?:ui|lib|features\/not-found)|content)\/|\/lucide-react\//,
  },
]

/**
 * Imported at a tap, or once the page is idle. Any page may import them, so visitors' devices keep
 * them.
 */
export const LATER = [
  'src/site/handoff/prepared-message-panel.tsx',
  'src/site/features/services/request-page.tsx',
  'src/site/start/keep-offline.ts',
]
