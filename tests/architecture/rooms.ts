/**
 * What each room may import: rooms and files of ours (a room always itself), and packages, any of
 * them where none are listed. A file belongs to the longest folder here that it is in; each feature
 * is a room. From `types` it may take types alone, and types of any package.
 */
export interface Room {
  may: string
  types?: string
  packages?: string
}

/** Icons are imported one by one; Vite would read all two thousand of the package for each. */
export const SHOWING = 'react lucide-react/icons @tanstack/react-router'
const BASE = 'src/content src/site/lib'
const FEATURE = `${BASE} src/site/ui src/site/handoff src/site/handoff/message src/site/content.ts`
const ADMIN_MODEL: Room = { may: 'src/content src/admin/store', packages: 'idb-keyval yaml zod' }
const ADMIN_PART: Room = {
  may: `${BASE} src/site/ui src/admin/form src/admin/photos src/admin/check`,
  types: 'src/admin/store',
  packages: 'react lucide-react/icons',
}
const ADMIN_SCREEN: Room = {
  may: `${ADMIN_PART.may} src/admin/store src/admin/preview src/admin/screens src/admin/prices`,
  packages: `${ADMIN_PART.packages} react-dom diff`,
}

export const ROOMS: Readonly<Record<string, Room>> = {
  'src/content': {
    may: '',
    packages:
      'diff parse5 rehype-raw rehype-sanitize remark-gfm remark-parse remark-rehype unified yaml zod',
  },
  'src/pipeline': {
    may: 'src/content src/deploy src/site/entry-server.tsx',
    types: 'src/site/lib src/site/worker',
  },
  'src/deploy': { may: 'src/content src/pipeline' },
  'src/review': { may: 'src/content src/pipeline src/deploy' },
  'src/editor': { may: 'src/content src/pipeline' },
  'src/admin': { may: 'src/content src/admin/screens src/admin/store', packages: 'react-dom zod' },
  'src/admin/store': ADMIN_MODEL,
  'src/admin/check': ADMIN_MODEL,
  'src/admin/form': ADMIN_PART,
  'src/admin/photos': ADMIN_PART,
  'src/admin/preview': {
    ...ADMIN_PART,
    may: `${ADMIN_PART.may} src/site/features/*`,
    packages: `${SHOWING} react-markdown`,
  },
  'src/admin/screens': ADMIN_SCREEN,
  'src/admin/prices': ADMIN_SCREEN,
  'src/site': {
    may: `${BASE} src/site/ui src/site/start src/site/routes src/site/features/*`,
    packages: 'react react-dom @tanstack',
  },
  'src/site/routes': { may: `${FEATURE} src/site/features/*`, packages: 'react @tanstack' },
  'src/site/features/*': { may: FEATURE, packages: SHOWING },
  'src/site/features/posts': { may: FEATURE, packages: `${SHOWING} hast-util-to-jsx-runtime` },
  'src/site/handoff': {
    may: `${BASE} src/site/ui src/site/handoff/message src/site/content.ts`,
    packages: SHOWING,
  },
  'src/site/handoff/message': { may: BASE, packages: 'none' },
  'src/site/ui': { may: BASE, packages: `${SHOWING} sonner` },
  'src/site/lib': { may: 'src/content', packages: 'react' },
  'src/site/start': { may: BASE, types: 'src/site/worker', packages: '@tanstack/react-router' },
  'src/site/worker': { may: '', packages: 'workbox-precaching' },
}
