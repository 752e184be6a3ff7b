import { createFileRoute } from '@tanstack/react-router'
import { BLOG_PATH } from '../../content/views/paths'
import { articleQuery, loadContent } from '../content'
import { articleHead } from '../features/posts/blog-list'
import { ArticlePage, MissingArticle } from '../features/posts/article-page'
import { PageFailed } from '../ui/failed'

export const Route = createFileRoute('/blog/$slug')({
  // The components for a missing file must not be in a file of their own.
  codeSplitGroupings: [['component']],
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    const [company, page, article] = await Promise.all([
      loadContent(queryClient, 'company'),
      loadContent(queryClient, 'blog-page'),
      queryClient.ensureQueryData(articleQuery(slug)),
      loadContent(queryClient, 'layout-page'),
    ])
    // The page of an unknown article lists the newest ones.
    if (!article) await loadContent(queryClient, 'posts')
    return { company, page, article }
  },
  head: ({ loaderData }) => (loaderData ? articleHead(loaderData) : {}),
  // Shows after 0.4 s that the tap was received; on a fast network nothing flashes.
  pendingMs: 400,
  pendingMinMs: 300,
  pendingComponent: ArticleLoading,
  errorComponent: ArticleFailed,
  component: ArticleRoute,
})

function ArticleRoute() {
  const { slug } = Route.useParams()
  const post = Route.useLoaderData().article?.post
  return post ? <ArticlePage key={slug} post={post} /> : <MissingArticle key={slug} />
}

/** Shown while an article loads. */
function ArticleLoading() {
  return (
    <section className="wrap pb-section">
      <p role="status" className="flex min-h-[50vh] items-center gap-3 text-lead">
        <span className="spinner" aria-hidden="true" />
        Carregando artigo...
      </p>
    </section>
  )
}

/** Shown when an article did not load. */
function ArticleFailed() {
  const back = { href: BLOG_PATH, label: 'Voltar para o blog' }
  return <PageFailed title="O artigo não carregou." back={back} />
}
