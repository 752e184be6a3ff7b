import { PageFailed } from '../../ui/page-failed'
import { BACK, FAILED, LOADING } from './labels'

/** While the body of an article is on its way. */
export function ArticleLoading() {
  return (
    <section className="wrap pb-section">
      <p role="status" className="flex min-h-[50vh] items-center gap-3 text-lead">
        <span className="spinner" aria-hidden="true" />
        {LOADING}
      </p>
    </section>
  )
}

/** An article that did not arrive. */
export const ArticleFailed = () => (
  <PageFailed title={FAILED} back={{ href: '/blog', label: BACK }} />
)
