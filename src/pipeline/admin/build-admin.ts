import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { escapeHtml } from '../render/html'
import { adminPolicy, policyMeta, type Opened } from '../hosts/site-rules'
import { PATHS } from '../paths'

interface CompanyFacts extends Pick<Opened, 'imageHosts'> {
  repository?: { name: string; branch: string } | undefined
}

/**
 * Builds the editors' page into a folder, apart from the site: no chunk is shared, so that no byte
 * of a visitor's page depends on it.
 */
export async function buildAdmin(company: CompanyFacts, outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: PATHS.admin,
    base: '/admin/',
    publicDir: false,
    logLevel: 'warn',
    // The package's form for browsers decodes by innerHTML, which the page's policy forbids.
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

/**
 * Fills the page of src/admin/index.html with facts of company.yaml, keeps the part for a site with
 * or without a repository, and adds its security policy.
 */
export function adminHtml(template: string, { repository, imageHosts = [] }: CompanyFacts): string {
  const policy = policyMeta(adminPolicy({ repository, imageHosts }))
  const other = repository ? 'without-repository' : 'with-repository'
  return template
    .replace(new RegExp(`<!--${other}-->.*?<!--/-->`, 's'), '')
    .replace(/<!--(?:with(?:out)?-repository|\/)-->\n/g, '')
    .replaceAll('%repository%', () => escapeHtml(repository?.name ?? ''))
    .replaceAll('%branch%', () => escapeHtml(repository?.branch ?? 'main'))
    .replace('<!--policy-->', () => policy)
}
