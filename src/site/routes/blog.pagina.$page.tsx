import { createFileRoute } from '@tanstack/react-router'
import { NewsletterForm } from '../features/newsletter/newsletter-form'
import { NotFoundPage } from '../features/not-found/not-found-page'
import { blogHead, blogLoader } from '../features/posts/blog-head'
import { BlogPage } from '../features/posts/blog-page'
import { validateBlogSearch } from '../features/posts/blog-search'
import { pageNamed } from '../lib/paginate'

export const Route = createFileRoute('/blog/pagina/$page')({
  validateSearch: validateBlogSearch,
  loader: ({ context: { queryClient }, params }) => blogLoader(queryClient, pageNamed(params.page)),
  head: ({ loaderData }) => (loaderData ? blogHead(loaderData) : {}),
  component: BlogPageRoute,
})

function BlogPageRoute() {
  const { found } = Route.useLoaderData()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  if (!found) return <NotFoundPage />
  return (
    <BlogPage
      path={found}
      search={search}
      onSearch={(change, how) =>
        void navigate({
          search: (before) => ({ ...before, ...change }),
          replace: how === 'replace',
          resetScroll: false,
        })
      }
      newsletter={<NewsletterForm />}
    />
  )
}
