import { existsSync } from 'node:fs'
import { sep } from 'node:path'
import { parseArgs } from 'node:util'
import sirv from 'sirv'
import { createServer, type Connect, type Plugin, type ViteDevServer } from 'vite'
import { companySchema } from '../../content/schema/company'
import { buildAdmin } from '../admin/build-admin'
import { holdMoment, ON } from '../build-day'
import { checkContent } from '../check/check'
import { PATHS } from '../paths'
import { contentOnDisk } from '../render/render-pages'
import { runCli } from '../run-cli'
import { ContentWatch } from './content-watch'

/** `npm run dev`: the site and the editors' page from the sources and from content/, live. */
async function main(args: string[]): Promise<void> {
  const { on } = parseArgs({ args, options: ON }).values
  // Without --on, the day changes at midnight while the server runs.
  if (on !== undefined) holdMoment(on)
  const server = await createServer({
    root: PATHS.root,
    configFile: `${PATHS.root}vite.config.ts`,
    // Not in node_modules, which copies of the project share: each would find another one's files
    // there and rebuild them.
    cacheDir: `${PATHS.generated}/vite`,
    plugins: [contentDevServer()],
    server: { port: Number(process.env.PORT || 5173) },
  })
  await server.listen()
  server.printUrls()
}

/**
 * Compiles content/ at the start and after every change. A good change shows in the open page; a
 * faulty one shows its Portuguese message in the overlay and in the terminal while the last good
 * page stays.
 */
function contentDevServer(): Plugin {
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
      server.environments.client.hot.on('vite:client:connect', () => content.notify())
      for (const folder of [PATHS.generatedPublic, PATHS.generatedPictures])
        server.middlewares.use(sirv(folder, { dev: true }))
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
 * What development alone adds to the head. The overlay's own last lines are English and about
 * settings; the message of ContentWatch says how to close it.
 */
const DEV_HEAD = `<style>vite-error-overlay::part(tip) { display: none }
.edit-page { position: fixed; left: 12px; bottom: 12px; z-index: 9; padding: 10px 14px; background: #fff; border-radius: 3px; box-shadow: 0 2px 8px #0006 }
@media print { .edit-page { display: none } }</style>`

/** Renders as the prerender does, with Vite's client and the style sheet as a file of its own. */
async function renderPage(server: ViteDevServer, url: string): Promise<string> {
  // Only at the very first start is there no good state to show; the overlay then shows the fix.
  if (!existsSync(`${PATHS.generatedContent}/company.json`))
    return server.transformIndexHtml(
      url,
      `<!DOCTYPE html><html lang="pt-BR"><head><title>Conteúdo inválido</title>${DEV_HEAD}</head><body></body></html>`,
    )
  const { render, startElement } = (await server.ssrLoadModule(
    '/src/site/entry-server.tsx',
  )) as typeof import('../../site/entry-server')
  const { html } = await render(url, contentOnDisk())
  const style = '<link rel="stylesheet" href="/src/site/styles/site.css">'
  const script = startElement({ entry: '/src/site/entry-client.tsx', files: [] })
  const tags = `${DEV_HEAD}${style}${script}</head>`
  const page = await server.transformIndexHtml(
    url,
    html.replace('</head>', () => tags),
  )
  // Line breaks between Vite's tags would be text that the application does not expect in the head.
  return page.replace(/<head>.*?<\/head>/s, (head) => head.replace(/>\s+</g, '><'))
}

/**
 * The editors' page in development: built as for publication, on the first request after its
 * sources have changed. Served by Vite, it would reload and lose typed text whenever it saves a
 * document.
 */
function adminPages(server: ViteDevServer): Connect.NextHandleFunction {
  const files = sirv(PATHS.generatedAdmin, { dev: true })
  let built: Promise<void> | undefined
  server.watcher.on('all', (_, path) => {
    if (path.startsWith(`${PATHS.root}src`) || path.endsWith('company.yaml')) built = undefined
  })
  const build = async () => {
    const { documents } = await checkContent({ contentDir: PATHS.content })
    const company = documents.find(({ type }) => type === 'Company')?.data
    // With a faulty company.yaml the page is the one without a repository, so that the editor can
    // mend the error there.
    await buildAdmin(companySchema.safeParse(company).data ?? {}, PATHS.generatedAdmin)
  }
  const answer = async (...[request, response, next]: Parameters<Connect.NextHandleFunction>) => {
    if (/^\/?(?:index\.html)?(?:[?#]|$)/.test(request.url ?? '/')) built ??= build()
    try {
      await built
    } catch (error) {
      built = undefined
      return next(error)
    }
    files(request, response, next)
  }
  return (...call) => void answer(...call)
}

runCli(main, 'Use: npm run dev -- [--on AAAA-MM-DD]')
