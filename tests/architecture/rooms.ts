/**
 * What a room may import. A room is a folder; a file belongs to the room with the longest name that
 * covers it. `*` stands for the name of one folder, so that each feature is a room of its own.
 */
export interface Room {
  /** Rooms and files of ours that may be imported; a room may always import itself. */
  may: readonly string[]
  /** Further rooms and files, from which only types may be imported. */
  types?: readonly string[]
  /** Packages that may be imported; `node:` covers all of Node's own. Without a list, any may. */
  packages?: readonly string[]
  /** Each folder in the room needs a line of its own: a new folder is refused until it has one. */
  flat?: true
  /** The sentence that tells a developer what to do instead of a refused import. */
  instead: string
}

/** Icons are imported one by one; Vite would read all two thousand of the package for each. */
const REACT = ['react', 'lucide-react/icons']
const ROUTER = '@tanstack/react-router'
const SITE_BASE = ['src/content', 'src/site/lib']

const node = (may: readonly string[], instead: string): Room => ({
  may: ['src/content', ...may],
  instead,
})

const adminModel: Room = {
  may: ['src/content', 'src/admin/store'],
  packages: ['yaml', 'zod'],
  instead:
    'store and check of /admin know files and documents, no component; let a screen use what they return',
}
const adminScreen: Room = {
  may: ['src/admin/*', ...SITE_BASE, 'src/site/ui'],
  packages: [...REACT, 'react-dom', 'diff'],
  instead: 'a screen composes the rooms of /admin; the site’s cards are the preview’s',
}

const adminPart: Room = {
  may: ['src/admin/form', 'src/admin/photos', 'src/admin/check', ...SITE_BASE, 'src/site/ui'],
  types: ['src/admin/store'],
  packages: REACT,
  instead:
    'a field or photo of /admin knows no screen and opens no folder; let the screen hand it over',
}

export const ROOMS: Readonly<Record<string, Room>> = {
  'src/content': {
    may: [],
    packages: [
      'diff',
      'parse5',
      'rehype-raw',
      'rehype-sanitize',
      'remark-gfm',
      'remark-parse',
      'remark-rehype',
      'unified',
      'yaml',
      'zod',
    ],
    instead:
      'content/ says what a document is: it imports nothing of ours, nothing of Node and nothing that draws',
  },
  'src/pipeline': {
    ...node(
      ['src/deploy', 'src/site/entry-server.tsx', 'src/site/worker/weights.ts'],
      'a build knows content and asks the site through its server entry; review and editor use it, not it them',
    ),
    types: ['src/site/lib', 'src/site/worker'],
  },
  'src/deploy': node(['src/pipeline'], 'deploy puts a built site on a host and asks it there'),
  'src/review': node(
    ['src/pipeline', 'src/deploy'],
    'review compares content; move what it shares to pipeline',
  ),
  'src/editor': node(
    ['src/pipeline'],
    'editor holds commands; move what they share to pipeline or content',
  ),

  'src/admin': {
    flat: true,
    may: ['src/admin/screens', 'src/admin/store'],
    packages: ['react-dom', 'zod'],
    instead:
      'the entry of /admin opens a store and shows the screens; what else it needs belongs to a room of /admin',
  },
  'src/admin/store': adminModel,
  'src/admin/check': adminModel,
  'src/admin/form': adminPart,
  'src/admin/photos': adminPart,
  'src/admin/preview': {
    ...adminPart,
    may: [...adminPart.may, 'src/site/features/*'],
    packages: [...REACT, 'react-markdown', ROUTER],
  },
  'src/admin/screens': adminScreen,
  'src/admin/prices': adminScreen,

  'src/site': {
    flat: true,
    may: ['src/site/*', 'src/content', 'generated'],
    packages: ['react', 'react-dom', '@tanstack'],
    instead:
      'the entries wire router, start and content; what shows something belongs to a feature',
  },
  'src/site/routes': {
    may: [
      'src/site/features/*',
      'src/site/handoff',
      'src/site/handoff/message',
      'src/site/content.ts',
      'src/site/ui',
      ...SITE_BASE,
    ],
    packages: ['react', '@tanstack'],
    instead:
      'a route wires param, loader, head and one component; what it shows belongs to a feature',
  },
  'src/site/features/*': {
    may: [
      'src/site/content.ts',
      'src/site/handoff',
      'src/site/handoff/message',
      'src/site/ui',
      ...SITE_BASE,
    ],
    packages: [...REACT, ROUTER],
    instead:
      'a feature knows handoff, ui, lib and the content hooks; let the route compose it ' +
      'with its siblings and hand it what it needs',
  },
  'src/site/handoff/message': {
    may: SITE_BASE,
    packages: [],
    instead:
      'the messages of the hand-off know no React and no component; what needs them belongs beside that folder',
  },
  'src/site/handoff': {
    may: ['src/site/handoff/message', 'src/site/content.ts', 'src/site/ui', ...SITE_BASE],
    packages: [...REACT, ROUTER],
    instead: 'handoff stands below features and above ui and lib; take what is needed as a prop',
  },
  'src/site/ui': {
    may: SITE_BASE,
    packages: [...REACT, 'sonner', ROUTER],
    instead: 'ui knows no built content, no feature and no start; take what is needed as a prop',
  },
  'src/site/lib': {
    may: ['src/content'],
    packages: ['react'],
    instead: 'lib holds what has no subject of its own and knows no component',
  },
  'src/site/worker': {
    may: [],
    packages: ['workbox-precaching'],
    instead:
      'the service worker runs beside every page and knows none: it takes what it keeps from the build',
  },
  'src/site/start': {
    may: SITE_BASE,
    types: ['src/site/worker'],
    packages: [ROUTER],
    instead: 'what an entry needs for the start knows no page',
  },
}

/** What a component may import from the router; only ROUTER_MAKERS may import more. */
export const ROUTER_NAMES = [
  'Link',
  'useHydrated',
  'useLocation',
  'useNavigate',
  'useRouter',
  'useRouterState',
]
export const ROUTER_MAKERS = /^src\/site\/(?:[^/]+$|routes\/|start\/)|^src\/admin\/preview\//

/** Packages that a visitor's page may carry, whatever chain of imports leads to them. */
export const VISITOR_PACKAGES = [...REACT, 'react-dom', ROUTER, '@tanstack/react-query', 'sonner']

/** The only file that may import routes is the tree that the router's plugin generates. */
export const ROUTE_TREE = 'src/site/route-tree.gen.ts'
