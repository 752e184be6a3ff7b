import { readFile } from 'node:fs/promises'
import { sep } from 'node:path'
import type { Plugin, ViteDevServer, InlineConfig } from 'vite'
import sirv from 'sirv'
import { adminPages } from '../admin/admin-dev'
import { PATHS } from '../paths'
import { contentOnDisk } from '../render/render-pages'
import { listenPlace } from '../serve/site-server'
import { ContentWatch } from './content-watch'

/**
 * `npm run dev`: compiles content/ at the start and after every change. A good change shows in the
 * open page; a faulty one shows its Portuguese message in the overlay and in the terminal while the
 * last good page stays.
 */
export function contentDevServer(): Plugin {
  return {
    name: 'retrilha:content',
    // The page is reloaded once, after the whole compilation; Vite's own updates would arrive file
    // by file in between.
    hotUpdate: ({ file }) => (file.startsWith(PATHS.generated) ? [] : undefined),
    async configureServer(server) {
      const content = new ContentWatch(server)
      await content.compile()
      server.watcher.add(PATHS.content)
      server.watcher.on('all', (_, path) => {
        if (path.startsWith(PATHS.content + sep)) content.changed()
      })
      // A page that is opened or reloaded while the content is broken must show that, too.
      server.environments.client.hot.on('vite:client:connect', () => content.tell())
      server.middlewares.use(sirv(PATHS.generatedPublic, { dev: true }))
      // lib/read-content.ts fetches content files here in development.
      server.middlewares.use('/conteudo', sirv(PATHS.generatedContent, { dev: true }))
      server.middlewares.use('/admin', adminPages(server))
      // After Vite's own middlewares, so that modules and files of public/ come first.
      return () => {
        server.middlewares.use((request, response, next) => {
          void renderPage(server, request.url ?? '/').then((html) => {
            response.setHeader('Content-Type', 'text/html; charset=utf-8')
            response.end(html)
          }, next)
        })
      }
    },
  }
}

/**
 * Styles of development alone. The overlay's own last lines are English and about settings; the
 * message of ContentWatch says how to close it.
 */
const DEV_STYLE =
  '<style>vite-error-overlay::part(tip) { display: none } .edit-page { position: fixed; left: 12px; ' +
  'bottom: 12px; z-index: 9; padding: 10px 14px; background: #fff; border-radius: 3px; ' +
  'box-shadow: 0 2px 8px #0006 } @media print { .edit-page { display: none } }</style>'

/** Renders as the prerender does, with Vite's client and the style sheet as a file of its own. */
async function renderPage(server: ViteDevServer, url: string): Promise<string> {
  const hasContent = await readFile(`${PATHS.generatedContent}/company.json`).then(
    () => true,
    () => false,
  )
  // Only at the very first start is there no good state to show; the overlay then shows the fix.
  if (!hasContent)
    return server.transformIndexHtml(
      url,
      '<!DOCTYPE html><html lang="pt-BR"><head><title>Conteúdo inválido</title>' +
        `${DEV_STYLE}</head><body></body></html>`,
    )
  const { render, startElement } = (await server.ssrLoadModule(
    '/src/site/entry-server.tsx',
  )) as typeof import('../../site/entry-server')
  const { html } = await render(url, contentOnDisk())
  const style = '<link rel="stylesheet" href="/src/site/styles/site.css">'
  const script = startElement({ entry: '/src/site/entry-client.tsx', files: [] })
  const tags = DEV_STYLE + style + script
  return withoutHeadBreaks(
    await server.transformIndexHtml(
      url,
      html.replace('</head>', () => `${tags}</head>`),
    ),
  )
}

/**
 * Removes the line breaks that Vite puts between its tags: they would be text that the application
 * does not expect in the head.
 */
const withoutHeadBreaks = (html: string): string =>
  html.replace(/<head>.*?<\/head>/s, (head) => head.replace(/>\s+</g, '><'))

/** Vite's settings for `npm run dev`, besides vite.config.ts. */
export const devConfig = (): InlineConfig => ({
  root: PATHS.root,
  configFile: `${PATHS.root}vite.config.ts`,
  // Not in node_modules, which copies of the project share: each would find another one's files
  // there and rebuild them.
  cacheDir: `${PATHS.generated}/vite`,
  plugins: [contentDevServer()],
  server: { port: listenPlace({ PORT: process.env.PORT || '5173' }).port },
})
