import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute paths of the project's folders; everything below .generated and dist is made anew by a build. */
const root = fileURLToPath(new URL('../..', import.meta.url))
const at = (path: string) => `${root}${path}`

export const PATHS = {
  root,
  content: at('content'),
  /** The editors' page. */
  admin: at('src/admin'),
  photos: at('content/photos'),
  favicon: at('public/favicon.svg'),
  /** The documents of content/ as the check read them; contentlayer.config.ts reads them there. */
  checkedContent: at('.contentlayer/content'),
  contentlayer: at('.contentlayer/generated'),
  editorSettings: at('.vscode/settings.json'),
  /** JSON Schema of every YAML document, for VS Code; made, as the snippets, by src/editor/vscode-cli.ts. */
  editorSchemas: at('.vscode/schemas'),
  editorSnippets: at('.vscode/conteudo.code-snippets'),
  generated: at('.generated'),
  generatedContent: at('.generated/content'),
  /** Built pictures, laid out as their URLs: below it /fotos/... */
  generatedPublic: at('.generated/public'),
  /** The editors' page as the development server shows it. */
  generatedAdmin: at('.generated/admin'),
  /** The cuts of the font, which src/pipeline/fonts/cut-cli.ts makes. */
  fonts: at('src/site/styles/fonts'),
  server: at('.generated/server'),
  /** Source maps of the visitors' scripts, for src/deploy/stack-cli.ts; no host serves them. */
  sourceMaps: at('.generated/source-maps'),
  /** Settings for hosts that do not read dist/_headers: nginx.conf, Caddyfile, wrangler.json. */
  hosts: at('.generated/hosts'),
  dist: at('dist'),
  /**
   * What builds keep for the next one: it may be taken away at any time. RETRILHA_CACHE names
   * another folder, one that outlives the checkout or that several share.
   */
  cache: process.env.RETRILHA_CACHE
    ? resolve(process.env.RETRILHA_CACHE)
    : at('node_modules/.cache/retrilha'),
}
