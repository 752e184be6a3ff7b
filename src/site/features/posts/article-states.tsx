import { PageFailed } from '../../ui/page-failed'
import { BACK, FAILED, LOADING } from './labels'

/** Shown while an article loads. */
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

/** Shown when an article did not load. */
export const ArticleFailed = () => (
  <PageFailed title={FAILED} back={{ href: '/blog', label: BACK }} />
)
