import type { Element, Root } from 'hast'
import { type ComponentProps, memo } from 'react'
import { textOf } from '../../../content/article-tree'
import { SmartLink } from '../../ui/smart-link'
import { DONE, sectionLink, TO_DO } from './labels'
import { renderTree, type TagComponents } from './render-tree'

/** What a renderer of hast may pass beside an element's attributes. */
type From<Tag extends 'a' | 'h2' | 'h3' | 'input'> = ComponentProps<Tag> & {
  node?: Element
  'data-footnote-ref'?: unknown
  'data-footnote-backref'?: unknown
}

function ArticleLink({ node: _, href = '', children, ...props }: From<'a'>) {
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

/** A heading with an id gets the link that a visitor copies to share this section. */
const heading = (Tag: 'h2' | 'h3') =>
  function ArticleHeading({ node, children, ...props }: From<'h2'>) {
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

/** The box of a task list says what it shows: it has no label of its own. */
const TaskBox = ({ node: _, ...props }: From<'input'>) => (
  <input {...props} readOnly aria-label={props.checked ? DONE : TO_DO} />
)

/** How elements of an article appear; for the built tree and for a live preview alike. */
export const articleComponents = {
  a: ArticleLink,
  h2: heading('h2'),
  h3: heading('h3'),
  input: TaskBox,
} satisfies TagComponents

/**
 * The only place where the HTML of an article reaches a page. The tree comes parsed and sanitized from the build.
 * `memo`: the index marks another section at every scroll, and the text stays.
 */
export const ArticleBody = memo(function ArticleBody({ tree }: { tree: Root }) {
  return renderTree(tree, articleComponents)
})
