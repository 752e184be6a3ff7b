/**
 * Another toolchain that makes a static home page. Its small sources are texts here, and its page
 * is a file that the project's compiler does not read (home-page.jsx, home.astro). They import
 * packages that the project does not have and that are installed only where the peer is built.
 */
export interface Peer {
  name: string
  /** Exact versions. */
  packages: Readonly<Record<string, string>>
  /** Small files, by their path in the peer's folder. */
  files: Readonly<Record<string, string>>
  /** The path in the peer's folder to which each file of this folder is copied. */
  copied: Readonly<Record<string, string>>
  /** The path of the file that receives the page's content. */
  content: string
  /** The program in node_modules/.bin that builds the site, with its arguments. */
  build: readonly [program: string, ...args: string[]]
  /** The folder of the built site. */
  out: string
}

const REACT = { react: '19.3.1', 'react-dom': '19.3.1' }

const astro: Peer = {
  name: 'Astro 7.3.5',
  // Its commands need a newer Node than the project's oldest; this package brings one.
  packages: { astro: '7.3.5', node: '24.11.1' },
  files: { 'src/pages/index.astro': `---\nimport Home from '../home.astro'\n---\n<Home />\n` },
  copied: {
    'home.astro': 'src/home.astro',
    'picture.astro': 'src/picture.astro',
    'home.css': 'src/home.css',
  },
  content: 'src/home.json',
  build: ['astro', 'build'],
  out: 'dist',
}

const next: Peer = {
  name: 'Next 16.4.6 (export)',
  packages: { next: '16.4.6', ...REACT },
  files: {
    'next.config.mjs': `export default { output: 'export' }\n`,
    'app/layout.jsx':
      `import './home.css'\nimport content from './home.json'\nexport const metadata = { ` +
      'title: content.company.name, description: content.company.description }\nexport ' +
      'default function Layout({ children }) { return <html ' +
      'lang="pt-BR"><body>{children}</body></html> }\n',
    'app/page.jsx': `import { HomePage } from './home-page'\nexport default HomePage\n`,
  },
  copied: { 'home-page.jsx': 'app/home-page.jsx', 'home.css': 'app/home.css' },
  content: 'app/home.json',
  build: ['next', 'build'],
  out: 'out',
}

const start: Peer = {
  name: 'TanStack Start 1.169.5',
  packages: {
    '@tanstack/react-start': '1.169.5',
    '@tanstack/react-router': '1.170.46',
    vite: '8.3.8',
    '@vitejs/plugin-react': '6.3.0',
    ...REACT,
  },
  files: {
    'vite.config.mjs':
      `import { tanstackStart } from '@tanstack/react-start/plugin/vite'\nimport react ` +
      `from '@vitejs/plugin-react'\nexport default { plugins: [tanstackStart({ prerender: ` +
      '{ enabled: true, crawlLinks: false } }), react()] }\n',
    'src/router.tsx':
      `import { createRouter } from '@tanstack/react-router'\nimport { routeTree } from ` +
      `'./routeTree.gen'\nexport const getRouter = () => createRouter({ routeTree })\n`,
    'src/routes/__root.tsx': `import { HeadContent, Outlet, Scripts, createRootRoute } from '@tanstack/react-router'
import content from '../home.json'
import style from '../home.css?url'
export const Route = createRootRoute({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: content.company.name },
      { name: 'description', content: content.company.description },
    ],
    links: [{ rel: 'stylesheet', href: style }],
  }),
  component: () => <html lang="pt-BR"><head><HeadContent /></head><body><Outlet /><Scripts /></body></html>,
})
`,
    'src/routes/index.tsx':
      `import { createFileRoute } from '@tanstack/react-router'\nimport { HomePage } from ` +
      `'../home-page'\nexport const Route = createFileRoute('/')({ component: HomePage })\n`,
  },
  copied: { 'home-page.jsx': 'src/home-page.jsx', 'home.css': 'src/home.css' },
  content: 'src/home.json',
  build: ['vite', 'build'],
  out: 'dist/client',
}

export const PEERS: readonly Peer[] = [astro, next, start]
