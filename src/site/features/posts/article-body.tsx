import type { Element, Root } from 'hast'
import { type ComponentProps, memo } from 'react'
import { textOf } from '../../../content/article-tree'
import { SmartLink } from '../../ui/smart-link'
import { DONE, sectionLink, TO_DO } from './labels'
import { renderTree, type TagComponents } from './render-tree'

/** Attributes of an element, and what a renderer of hast may pass besides. */
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

/** A heading with an id gets a link to itself, which visitors can copy. */
const heading = (Tag: 'h2' | 'h3') =>
  function ArticleHeading({ node, children, ...props }: HastProps<'h2'>) {
    return (
      <Tag {...props}>
        {children}
        {node && props.id && !props.className && (
          <a
            className="article-anchor"
            href={`#${props.id}`}
            aria-label={sectionLink(textOf(node))}
          />
        )}
      </Tag>
    )
  }

/** Checkbox of a task list, with an accessible name. */
const TaskBox = ({ node: _, ...props }: HastProps<'input'>) => (
  <input {...props} readOnly aria-label={props.checked ? DONE : TO_DO} />
)

/** Components for the elements of an article, in the page and in the editors' preview. */
export const articleComponents = {
  a: ArticleLink,
  h2: heading('h2'),
  h3: heading('h3'),
  input: TaskBox,
} satisfies TagComponents

/**
 * The only place where the HTML of an article reaches a page. The build has parsed and sanitized the tree.
 * `memo`: the table of contents changes with every scroll, and must not render the text.
 */
export const ArticleBody = memo(function ArticleBody({ tree }: { tree: Root }) {
  return renderTree(tree, articleComponents)
})
