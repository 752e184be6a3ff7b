import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { articleRemarkPlugins } from '../../content/article-markdown'
import { markdownLimitError } from '../../content/check/markdown-limits'

const parser = unified().use(remarkParse).use(articleRemarkPlugins)

/**
 * Returns whether two articles' Markdown makes the same page: line ends, other bullets, comments
 * and the like change nothing.
 */
export function sameArticle(before: string, after: string): boolean {
  const [a, b] = [before, after].map((text) => text.replace(/\r\n?/g, '\n').trim())
  if (a === b) return true
  // A text that the check refuses to parse is not parsed here either.
  if (a === undefined || b === undefined || markdownLimitError(a) || markdownLimitError(b))
    return false
  return shapeOf(a) === shapeOf(b)
}

/** The tree without its positions and comments. */
function shapeOf(text: string): string {
  const tree = parser.parse(text)
  return JSON.stringify(tree, (key, value: unknown) => {
    if (key === 'position') return undefined
    return Array.isArray(value) ? value.filter((node: unknown) => !isComment(node)) : value
  })
}

const isComment = (node: unknown): boolean =>
  typeof node === 'object' &&
  node !== null &&
  'type' in node &&
  node.type === 'html' &&
  'value' in node &&
  /^<!--(?:(?!-->)[^])*-->$/.test(String(node.value).trim())
