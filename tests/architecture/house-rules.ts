import { UNREADABLE } from './read-imports'

/**
 * Who may import whom, room by room: whatever is not on a room's list is refused. A room is a folder; the longest one that
 * holds a file is the file's room. In the lists a name is a room, or one file of a room.
 */

interface Room {
  /** Rooms and files that may be imported; a room may always import itself. */
  may: readonly string[]
  /** Further ones of which only types may be imported. */
  types?: readonly string[]
  /** Packages, each with everything below it; `node:` stands for all of Node's own. */
  packages?: readonly string[]
  /** Its folders are rooms of their own: a new one without a line here is refused. */
  flat?: true
  /** What to do instead of an import that is not on the lists. */
  instead: string
}

/** Modules of content/ without zod, parser or Node: what a visitor's page may carry. */
const LIGHT_CONTENT = [
  'src/content/article-tree.ts',
  'src/content/vocabulary.ts',
  'src/content/templates.ts',
  'src/content/fold-text.ts',
  'src/content/figures.ts',
  'src/content/prices.ts',
  'src/content/today.ts',
  'src/content/picture-address.ts',
  'src/content/paging.ts',
  'src/content/posts/paths.ts',
  'src/content/lots/categories.ts',
  'src/content/lots/listing.ts',
  'src/content/lots/paths.ts',
  'src/content/lots/related.ts',
  'src/content/lots/reuse-impact.ts',
  'src/content/manifest/manifest.ts',
]
/** Icons one by one: Vite would read all two thousand of the package for each, in the build and while developing. */
const REACT = ['react', 'lucide-react/icons']
const SITE_BASE = ['src/site/lib', ...LIGHT_CONTENT]

const pipeline = (may: readonly string[], packages: readonly string[] = []): Room => ({
  may: ['src/pipeline', 'src/content', ...may],
  packages: ['node:', ...packages],
  instead:
    'a room of the pipeline takes from its neighbours only what its list names; move what two rooms share up to src/pipeline or into src/content',
})

const feature: Room = {
  may: [
    'src/site/content.ts',
    'src/site/handoff',
    'src/site/handoff/message',
    'src/site/ui',
    ...SITE_BASE,
  ],
  types: ['src/content'],
  packages: [...REACT, '@tanstack/react-router'],
  instead:
    'a feature knows handoff, ui, lib and the content hooks; let the route compose it with its siblings and hand it what it needs',
}

/** `*` stands for one folder's name: every feature is a room of its own. */
export const ROOMS: Readonly<Record<string, Room>> = {
  'src/content': {
    may: [],
    packages: [
      'diff',
      'zod',
      'parse5',
      'rehype-raw',
      'rehype-sanitize',
      'remark-gfm',
      'remark-parse',
      'remark-rehype',
      'unified',
      'yaml',
    ],
    instead:
      'content/ says what a document is: it imports nothing of ours and nothing that only Node or a browser has',
  },
  'src/pipeline': {
    ...pipeline([
      'src/pipeline/assets',
      'src/pipeline/cache',
      'src/pipeline/check',
      'src/pipeline/compile',
      'src/pipeline/hosts',
      'src/pipeline/output',
      'src/pipeline/render',
    ]),
    flat: true,
  },
  'src/pipeline/check': pipeline(['src/pipeline/photos'], ['yaml']),
  'src/pipeline/compile': pipeline(
    ['src/pipeline/check', 'src/pipeline/photos', 'src/pipeline/font'],
    [
      '@contentlayer2',
      'hast',
      'unified',
      'remark-parse',
      'remark-rehype',
      'react',
      'react-dom',
      'react-markdown',
    ],
  ),
  'src/pipeline/cache': pipeline([]),
  'src/pipeline/photos': pipeline(['src/pipeline/cache'], ['sharp']),
  'src/pipeline/font': pipeline(['src/pipeline/cache'], ['subset-font']),
  'src/pipeline/render': {
    ...pipeline(
      ['src/pipeline/check', 'src/pipeline/hosts', 'src/site/server.tsx'],
      ['parse5', UNREADABLE],
    ),
    types: ['src/site/lib'],
  },
  'src/pipeline/assets': {
    ...pipeline(
      ['src/pipeline/admin', 'src/pipeline/cache', 'src/pipeline/render'],
      ['postcss', 'purgecss', 'vite'],
    ),
    types: ['src/site/lib'],
  },
  'src/pipeline/output': {
    ...pipeline(
      [
        'src/pipeline/assets',
        'src/pipeline/cache',
        'src/pipeline/check',
        'src/pipeline/hosts',
        'src/pipeline/render',
        'src/site/worker/weights.ts',
      ],
      ['sharp', 'vite'],
    ),
    types: ['src/site/worker'],
  },
  'src/pipeline/hosts': pipeline([]),
  'src/deploy': {
    may: ['src/content', 'src/pipeline', 'src/pipeline/hosts'],
    packages: ['node:'],
    instead:
      'deploy asks a built or published site from outside; what a build writes belongs to src/pipeline/hosts',
  },
  'src/review': pipeline(
    ['src/pipeline/check', 'src/pipeline/commands', 'src/pipeline/serve'],
    [
      '@playwright/test',
      'diff',
      'react',
      'hast',
      'react-dom',
      'react-markdown',
      'rehype-raw',
      'rehype-sanitize',
      'remark-gfm',
      'remark-parse',
      'sharp',
      'unified',
      'yaml',
      'zod',
    ],
  ),
  'src/pipeline/serve': pipeline(['src/pipeline/hosts'], ['sirv']),
  'src/pipeline/admin': pipeline(
    ['src/pipeline/check', 'src/pipeline/hosts'],
    ['vite', '@vitejs/plugin-react', '@tailwindcss/vite', 'sirv'],
  ),
  'src/editor': pipeline(['src/pipeline/check'], ['yaml']),
  'src/pipeline/dev': pipeline(
    [
      'src/pipeline/admin',
      'src/pipeline/check',
      'src/pipeline/compile',
      'src/pipeline/render',
      'src/site/server.tsx',
    ],
    ['parse5', 'sirv', 'vite'],
  ),
  'src/pipeline/commands': pipeline([], ['@playwright/test', 'esbuild', UNREADABLE]),
  'src/admin': {
    may: ['src/content', 'src/site/features/*', 'src/site/ui', 'src/site/lib'],
    packages: [
      'diff',
      'react',
      'react-dom',
      'react-markdown',
      'react/jsx-runtime',
      '@tanstack/react-router',
      '@tanstack/react-query',
      'lucide-react/icons',
      'yaml',
      'zod',
    ],
    instead:
      'the editors’ page shows the folder that is open: it knows content/ and the site’s cards, never the content of the build',
  },
  'src/site': {
    flat: true,
    may: ['src/site/boot', 'src/site/routes', 'src/site/ui', ...SITE_BASE, 'generated'],
    types: ['src/content'],
    packages: ['react', 'react-dom', '@tanstack'],
    instead: 'the entries wire router, boot and content; what shows something belongs to a feature',
  },
  'src/site/boot': {
    may: ['src/site/router.tsx', ...SITE_BASE],
    types: ['src/site/worker'],
    packages: ['react', 'react-dom', '@tanstack/react-router'],
    instead: 'the boot starts the router and knows no page',
  },
  'src/site/worker': {
    may: [],
    packages: ['workbox-precaching'],
    instead:
      'the service worker runs beside every page and knows none: it takes what it keeps from the build',
  },
  'src/site/routes': {
    may: [
      'src/site/content.ts',
      'src/site/features/*',
      'src/site/handoff',
      'src/site/handoff/message',
      'src/site/ui',
      ...SITE_BASE,
    ],
    types: ['src/content'],
    packages: ['react', '@tanstack'],
    instead:
      'a route wires param, loader, head and one component; what it shows belongs to a feature',
  },
  'src/site/features/*': feature,
  'src/site/handoff/message': {
    may: SITE_BASE,
    types: ['src/content'],
    instead:
      'the messages of the hand-off know no React, no component and no browser; what needs them belongs beside that folder',
  },
  'src/site/handoff': {
    may: ['src/site/handoff/message', 'src/site/content.ts', 'src/site/ui', ...SITE_BASE],
    types: ['src/content'],
    packages: [...REACT, '@tanstack/react-router'],
    instead: 'handoff stands below features and above ui and lib; take what is needed as a prop',
  },
  'src/site/ui': {
    may: SITE_BASE,
    types: ['src/content'],
    packages: [...REACT, 'sonner', '@tanstack/react-router'],
    instead: 'ui knows no content, no feature and no boot; take what is needed as a prop',
  },
  'src/site/lib': {
    may: LIGHT_CONTENT,
    types: ['src/content'],
    packages: ['react'],
    instead: 'lib holds what has no subject of its own and knows no component',
  },
}

/** Packages that a visitor's page may carry, by whatever chain it reaches them. */
export const BROWSER_PACKAGES = [
  'react',
  'react-dom',
  '@tanstack/react-router',
  '@tanstack/react-query',
  'lucide-react/icons',
  'sonner',
]

/** Rooms that promise to know no React: not even by a chain through a room that may. */
export const PURE_ROOMS = ['src/content', 'src/site/handoff/message']

/** Where the visitor's browser starts to load. */
export const BROWSER_ENTRIES = ['src/site/client.tsx']

/** Where the editors' browser starts, and the door that only opens onto the content of the build: a component that asks it has no provider there. */
export const EDITORS_ENTRIES = ['src/admin/main.tsx']
export const CONTENT_DOOR = 'src/site/content.ts'

/** The only files that may import routes: the tree that the router's plugin generates, and the router that takes it. */
export const ROUTE_TREE = 'src/site/route-tree.gen.ts'
export const ROUTER = 'src/site/router.tsx'
