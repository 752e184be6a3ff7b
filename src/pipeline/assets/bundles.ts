import { rm } from 'node:fs/promises'
import { build, type InlineConfig } from 'vite'
import type { DocumentOf } from '../../content/document-types'
import { buildAdmin } from '../admin/build-admin'
import { PATHS } from '../paths'

/**
 * Builds the scripts and styles of the site, the server that renders the pages, and the editors'
 * page.
 * @param company the facts for the editors' page; undefined leaves it out
 */
export async function buildBundles(
  company: Pick<DocumentOf<'Company'>, 'repository' | 'imageHosts'> | undefined,
): Promise<void> {
  const common: InlineConfig = {
    root: PATHS.root,
    configFile: `${PATHS.root}vite.config.ts`,
    logLevel: 'warn',
  }
  await rm(PATHS.dist, { recursive: true, force: true })
  await build({
    ...common,
    build: { outDir: PATHS.dist },
  })
  await build({
    ...common,
    build: {
      outDir: PATHS.server,
      ssr: 'src/site/entry-server.tsx',
      copyPublicDir: false,
      manifest: false,
    },
  })
  if (company) await buildAdmin(company, `${PATHS.dist}/admin`)
}
