import { createFileRoute } from '@tanstack/react-router'
import { articleQuery, blogPageQuery, companyQuery, postListQuery, shellQuery } from '../content'
import { articleHead } from '../features/posts/article-head'
import { ArticlePage } from '../features/posts/article-page'
import { ArticleFailed, ArticleLoading } from '../features/posts/article-states'
import { MissingArticle } from '../features/posts/missing-article'

export const Route = createFileRoute('/blog/$slug')({
  // What shows when a file does not arrive must not be in a file of its own.
  codeSplitGroupings: [['component']],
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    const [company, page, article] = await Promise.all([
      queryClient.ensureQueryData(companyQuery),
      queryClient.ensureQueryData(blogPageQuery),
      queryClient.ensureQueryData(articleQuery(slug)),
      queryClient.ensureQueryData(shellQuery),
    ])
    // What else there is to read, where there is no such article.
    if (!article) await queryClient.ensureQueryData(postListQuery(1))
    return { company, page, post: article?.post }
  },
  head: ({ loaderData }) => (loaderData ? articleHead(loaderData) : {}),
  // A visitor should see that the tap was heard before a second has passed, and no flash on a fast network.
  pendingMs: 400,
  pendingMinMs: 300,
  pendingComponent: ArticleLoading,
  errorComponent: ArticleFailed,
  component: ArticleRoute,
})

function ArticleRoute() {
  const { slug } = Route.useParams()
  const { post } = Route.useLoaderData()
  return post ? <ArticlePage key={slug} post={post} /> : <MissingArticle key={slug} />
}
