import sirv from 'sirv'
import type { Connect, ViteDevServer } from 'vite'
import { companySchema } from '../../content/schema/company'
import { checkContent } from '../check/check'
import { PATHS } from '../paths'
import { buildAdmin } from './build-admin'

/**
 * The editors' page in development: built as for publication, on the first request after its
 * sources have changed. Served by Vite, it would reload and lose typed text whenever it saves a
 * document.
 */
export function adminPages(server: ViteDevServer): Connect.NextHandleFunction {
  const files = sirv(PATHS.generatedAdmin, { dev: true })
  let built: Promise<void> | undefined
  server.watcher.on('all', (_, path) => {
    if (path.startsWith(`${PATHS.root}src`) || path.endsWith('company.yaml')) built = undefined
  })
  return (request, response, next) => {
    const isPage = /^\/?(?:index\.html)?(?:[?#]|$)/.test(request.url ?? '/')
    if (isPage)
      built ??= build().catch((error: unknown) => {
        built = undefined
        throw error
      })
    void (built ?? Promise.resolve()).then(() => files(request, response, next), next)
  }
}

async function build(): Promise<void> {
  const { documents } = await checkContent({ contentDir: PATHS.content })
  // With a faulty company.yaml the page is the one without a repository, so that the editor can
  // mend the error there.
  const company =
    companySchema.safeParse(documents.find(({ type }) => type === 'Company')?.data).data ?? {}
  await buildAdmin(company, PATHS.generatedAdmin)
}
