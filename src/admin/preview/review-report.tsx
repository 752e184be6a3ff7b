import Markdown from 'react-markdown'
import {
  articleRehypePlugins,
  articleRemarkPlugins,
  articleRemarkRehypeOptions,
} from '../../content/article/article-markdown'

/** Its tables are wider than a phone. */
const REPORT =
  'grid grid-cols-1 gap-3 overflow-x-auto wrap-anywhere **:[h5]:text-[1rem] **:[th]:text-left ' +
  '**:[:is(th,td)]:py-1 **:[:is(th,td)]:pe-4 **:[:is(th,td)]:wrap-normal'

/** The Markdown report of the review, sanitized like an article's text. */
export function ReviewReport({ text }: { text: string }) {
  return (
    <div className={REPORT}>
      <Markdown
        components={{ h1: 'h3', h2: 'h4', h3: 'h5' }}
        remarkPlugins={articleRemarkPlugins}
        remarkRehypeOptions={articleRemarkRehypeOptions}
        rehypePlugins={articleRehypePlugins}
      >
        {text}
      </Markdown>
    </div>
  )
}
