import type { Element, Root } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ComponentProps } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { textOf } from '../../../content/article/article-tree'
import type { ArticleHeading } from '../../../content/views/views'
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

/** The only place where the HTML of an article reaches a page. The build has parsed and sanitized the tree. */
export const ArticleBody = ({ tree }: { tree: Root }) =>
  toJsxRuntime(tree, {
    Fragment,
    jsx,
    jsxs,
    components: articleComponents,
    passNode: true,
    tableCellAlignToStyle: false,
  })

/** Table of contents. */
export function ArticleToc({ title, headings }: { title: string; headings: ArticleHeading[] }) {
  if (headings.length === 0) return null
  return (
    <nav
      className="lg:sticky lg:top-28 lg:col-[1/4] lg:max-h-[calc(100vh-136px)] lg:self-start lg:overflow-y-auto lg:[scrollbar-width:thin] print:hidden"
      aria-labelledby="indice"
    >
      <p className="silk mb-4 text-copper-700" id="indice">
        {title}
      </p>
      <ol className="steps text-small max-lg:gap-0">
        {headings.map(({ id, text }) => (
          <li
            key={id}
            className="max-lg:before:top-4 max-lg:not-last:after:top-7.5 max-lg:not-last:after:-bottom-4"
          >
            <a
              className="block py-2.5 text-ink-muted no-underline -outline-offset-3 hover:underline max-lg:min-h-11 lg:py-0.5"
              href={`#${id}`}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
