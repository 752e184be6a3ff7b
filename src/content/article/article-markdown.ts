import type { Root } from 'hast'
import type { Options as RemarkRehypeOptions } from 'remark-rehype'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize, { defaultSchema, type Options as SanitizeSchema } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import type { PluggableList } from 'unified'
import { elementsIn } from './article-tree'

/**
 * Turns article Markdown with HTML into safe HTML, for the build and for live previews: unified and
 * react-markdown get the same plugin lists, so both render the same page. The build parses first,
 * checks everything that was written, and sanitizes what it publishes.
 */

const PREFIX = 'artigo-'

const { '*': everywhere = [], a = [], img = [], ...attributes } = defaultSchema.attributes ?? {}

/**
 * GitHub's schema, tightened. `align` on any element becomes a style in prerendered HTML and could
 * carry a whole declaration, so only table cells keep it, with three values. Links and pictures
 * lose plain http and exotic schemes.
 */
const articleSanitizeSchema: SanitizeSchema = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []), 'figure', 'figcaption', 'caption', 'abbr'],
  attributes: {
    ...attributes,
    '*': everywhere.filter((name) => name !== 'align' && name !== 'title'),
    a: a.filter((name) => name !== 'target'),
    abbr: ['title'],
    img: [...img.filter((name) => name !== 'longDesc' && name !== 'src'), 'src', 'alt'],
    td: [['align', 'left', 'right', 'center']],
    th: [['align', 'left', 'right', 'center']],
  },
  protocols: { href: ['https', 'mailto', 'tel'], src: ['https'], cite: ['https'] },
  // An id of the text must not shadow one of the page (DOM clobbering).
  clobberPrefix: PREFIX,
}

/** Elements that an article may have; the sanitizer removes others silently. */
export const ARTICLE_ELEMENTS: ReadonlySet<string> = new Set(articleSanitizeSchema.tagNames)

/** One ~ stays as it is: "5~7 dias úteis, 10~12 no interior" would be struck through. */
export const articleRemarkPlugins: PluggableList = [[remarkGfm, { singleTilde: false }]]
export const articleRemarkRehypeOptions: RemarkRehypeOptions = {
  allowDangerousHtml: true,
  clobberPrefix: '',
  footnoteLabel: 'Notas',
  footnoteBackLabel: 'Voltar ao texto',
}

/**
 * Prefixes links within the article, such as those from a footnote to its note: the sanitizer
 * prefixes only the ids.
 */
const linkToPrefixedIds = () => (tree: Root) => {
  const elements = elementsIn(tree)
  const ids = new Set(elements.map(({ properties }) => properties.id))
  for (const { properties: link, tagName } of elements) {
    if (tagName !== 'a' || typeof link.href !== 'string' || !link.href.startsWith('#')) continue
    const id = `${PREFIX}${link.href.slice(1)}`
    if (ids.has(id)) link.href = `#${id}`
  }
}

/** The plugins that make a parsed article safe to show. */
export const articleSafetyPlugins: PluggableList = [
  [rehypeSanitize, articleSanitizeSchema],
  linkToPrefixedIds,
]

/**
 * For text that is shown live: raw HTML is parsed first and then sanitized; nothing may be inserted
 * between the two.
 */
export const articleRehypePlugins: PluggableList = [rehypeRaw, ...articleSafetyPlugins]
