import { decoded } from '../../content/text/web-address'
import { usePhoto, usePictureOf } from '../form/use-photo'
import type { ComponentProps } from 'react'
import Markdown from 'react-markdown'
import {
  articleRehypePlugins,
  articleRemarkPlugins,
  articleRemarkRehypeOptions,
} from '../../content/article/article-markdown'
import { readingMinutes } from '../../content/article/article-tree'
import { markdownLimitError } from '../../content/article/markdown-limits'
import type { DocumentOf } from '../../content/document-types'
import { articleComponents } from '../../site/features/posts/article-body'
import { PostCard } from '../../site/features/posts/post-card'

/** An address that loads as no picture, so that the card shows its drawing. */
const NO_PICTURE = { href: 'data:,', alt: '' }

/** A picture in the text: a file of the content, or one of an allowed host. */
function TextPicture({ node: _, src, alt, ...props }: ComponentProps<'img'> & { node?: unknown }) {
  const shown = usePhoto(typeof src === 'string' ? decoded(src) : '')
  return shown ? (
    <img {...props} src={shown.url} alt={alt ?? ''} referrerPolicy="no-referrer" />
  ) : null
}

const components = { ...articleComponents, img: TextPicture }

/** The card of an article and its text, sanitized by the same lists as in the build. */
export function ArticlePreview({
  post: { image, ...post },
  slug,
  body,
}: {
  post: DocumentOf<'Post'>
  slug: string
  body: string
}) {
  const picture = usePictureOf(image)
  // A text that would block the parser is not parsed; the check names the line.
  const choking = markdownLimitError(body)
  return (
    <>
      <PostCard
        post={{ ...post, slug, minutes: readingMinutes(body), image: picture ?? NO_PICTURE }}
      />
      <div className="article-body mt-8" data-testid="artigo">
        {choking ? (
          <p>
            {choking.message}: {choking.fix}.
          </p>
        ) : (
          <Markdown
            remarkPlugins={articleRemarkPlugins}
            remarkRehypeOptions={articleRemarkRehypeOptions}
            rehypePlugins={articleRehypePlugins}
            components={components}
          >
            {body}
          </Markdown>
        )}
      </div>
    </>
  )
}
