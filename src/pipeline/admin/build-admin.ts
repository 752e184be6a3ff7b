import type { Plugin } from 'vite'
import type { DocumentOf } from '../../content/document-types'
import { PATHS } from '../paths'
import { adminHtml } from './admin-html'

/**
 * Builds the editors' page into a folder, apart from the site: no chunk is shared, so that no byte
 * of a visitor's page depends on it.
 * @param further plugins besides those that the page needs
 */
export async function buildAdmin(
  company: Pick<DocumentOf<'Company'>, 'repository' | 'imageHosts'>,
  outDir: string,
  further: readonly Plugin[] = [],
): Promise<void> {
  // Loading them takes half a second, which a build with a cached page saves.
  const [{ build }, { default: react }, { default: tailwindcss }] = await Promise.all([
    import('vite'),
    import('@vitejs/plugin-react'),
    import('@tailwindcss/vite'),
  ])
  await build({
    configFile: false,
    root: PATHS.admin,
    base: '/admin/',
    publicDir: false,
    logLevel: 'warn',
    // Its form for browsers decodes by innerHTML, which the page's policy forbids.
    resolve: {
      alias: {
        'decode-named-character-reference': `${PATHS.root}node_modules/decode-named-character-reference/index.js`,
      },
    },
    plugins: [
      react(),
      tailwindcss(),
      {
        name: 'retrilha:admin',
        transformIndexHtml: { order: 'pre', handler: (html) => adminHtml(html, company) },
      },
      ...further,
    ],
    // One script and one style: an editor works in the page for long, and a chunk that fails to
    // load late would lose work.
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 2000,
    },
  })
}
