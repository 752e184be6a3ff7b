import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Absolute paths of the project's folders; a build recreates everything below .generated and dist.
 */
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
  /**
   * JSON Schema of every YAML document, for VS Code; src/editor/vscode-cli.ts writes it and the
   * snippets.
   */
  editorSchemas: at('.vscode/schemas'),
  editorSnippets: at('.vscode/conteudo.code-snippets'),
  generated: at('.generated'),
  generatedContent: at('.generated/content'),
  /** Files of dist that the content makes, laid out as their URLs: data and feeds; photos and cards. */
  generatedPublic: at('.generated/public'),
  generatedPictures: at('.generated/pictures'),
  /** The editors' page as the development server shows it. */
  generatedAdmin: at('.generated/admin'),
  /** The cuts of the font, which src/pipeline/fonts/cut-fonts.ts makes. */
  fonts: at('src/site/styles/fonts'),
  server: at('.generated/server'),
  /** Settings for hosts that do not read dist/_headers: nginx.conf. */
  hosts: at('.generated/hosts'),
  dist: at('dist'),
  /**
   * Files that builds keep for the next one: the folder may be deleted at any time. RETRILHA_CACHE
   * names another folder, which outlives the checkout or which several checkouts share.
   */
  cache: process.env.RETRILHA_CACHE
    ? resolve(process.env.RETRILHA_CACHE)
    : at('node_modules/.cache/retrilha'),
}

/** The two entries of Vite's build for browsers, from the project's root. */
export const ENTRY = 'src/site/entry-client.tsx'
export const STYLE = 'src/site/styles/site.css'
