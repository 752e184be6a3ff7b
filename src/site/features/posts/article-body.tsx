import type { Element, Root, RootContent } from 'hast'
import {
  type ComponentProps,
  memo,
  createElement,
  type ElementType,
  Fragment,
  type ReactNode,
} from 'react'
import { textOf } from '../../../content/article/article-tree'
import { SmartLink } from '../../ui/smart-link'

/** Attributes of an element, and the other properties that a renderer of hast may pass. */
type HastProps<Tag extends 'a' | 'h2' | 'h3' | 'input'> = ComponentProps<Tag> & {
  node?: Element
  'data-footnote-ref'?: unknown
  'data-footnote-backref'?: unknown
}

function ArticleLink({ node: _, href = '', children, ...props }: HastProps<'a'>) {
  if (/^\/(?!\/)/.test(href))
    return (
      <SmartLink href={href} {...props}>
        {children}
      </SmartLink>
    )
  return (
    <a href={href} rel={href.startsWith('https:') ? 'noopener' : undefined} {...props}>
      {children}
    </a>
  )
}

/**
 * A heading with an id gets a link to itself, which visitors can copy. Its id stands on a mark of
 * its own: reader views drop headings whose id has words such as "meta" or "com-".
 */
const heading = (Tag: 'h2' | 'h3') =>
  function ArticleHeading({ node, id, children, ...props }: HastProps<'h2'>) {
    if (!node || !id || props.className)
      return (
        <Tag id={id} {...props}>
          {children}
        </Tag>
      )
    return (
      <Tag {...props}>
        <span id={id} />
        {children}
        <a className="article-anchor" href={`#${id}`} aria-label={`Link para: ${textOf(node)}`} />
      </Tag>
    )
  }

/** Checkbox of a task list, with an accessible name. */
const TaskBox = ({ node: _, ...props }: HastProps<'input'>) => (
  <input {...props} readOnly aria-label={props.checked ? 'Feito' : 'A fazer'} />
)

/** Components for the elements of an article, in the page and in the editors' preview. */
export const articleComponents = {
  a: ArticleLink,
  h2: heading('h2'),
  h3: heading('h3'),
  input: TaskBox,
}

/**
 * The only place where the HTML of an article reaches a page. The build has parsed and sanitized the tree.
 * `memo`: the table of contents changes with every scroll, and must not render the text.
 */
export const ArticleBody = memo(function ArticleBody({ tree }: { tree: Root }) {
  return renderTree(tree)
})

const COMPONENTS = new Map<string, ElementType>(Object.entries(articleComponents))

/** React warns about white space inside these elements. */
const TABLE_PARTS: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr'])
/** Attributes whose lists HTML separates by commas; it separates all others by blanks. */
const WITH_COMMAS: ReadonlySet<string> = new Set(['accept', 'coords', 'srcSet'])

/**
 * The attributes of an element. A hast property has the same name in React, except for aria and data:
 * ariaLabelledBy -> aria-labelledby, dataFootnoteRef -> data-footnote-ref.
 */
const attributesOf = (properties: Element['properties']) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name
        .replace(/^aria[A-Z].*/, (aria) => `aria-${aria.slice(4).toLowerCase()}`)
        .replace(/^data[A-Z].*/, (data) => data.replace(/[A-Z]/g, (at) => `-${at.toLowerCase()}`)),
      Array.isArray(value) ? value.join(WITH_COMMAS.has(name) ? ',' : ' ') : value,
    ]),
  )

/**
 * Renders a sanitized HTML tree. It removes nothing: everything in the tree reaches the page. It
 * does not handle styles, SVG and MDX, which a sanitized tree never has, and is an eighth of the
 * size of hast-util-to-jsx-runtime.
 */
function renderTree(node: Root | RootContent): ReactNode {
  if (node.type === 'text') return node.value
  if (node.type !== 'root' && node.type !== 'element') return null
  const isTablePart = node.type === 'element' && TABLE_PARTS.has(node.tagName)
  const children = node.children
    .filter((child) => !isTablePart || child.type !== 'text' || child.value.trim() !== '')
    .map((child) => renderTree(child))
  if (node.type === 'root') return createElement(Fragment, null, ...children)
  const attributes = attributesOf(node.properties)
  const component = COMPONENTS.get(node.tagName)
  return component
    ? createElement(component, { ...attributes, node }, ...children)
    : createElement(node.tagName, attributes, ...children)
}
