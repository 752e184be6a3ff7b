import { createFileRoute } from '@tanstack/react-router'
import { NewsletterForm } from '../features/newsletter/newsletter-form'
import { NotFoundPage } from '../features/not-found/not-found-page'
import { blogHead, blogLoader, validateBlogSearch } from '../features/posts/blog-list'
import { BlogPage } from '../features/posts/blog-page'
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
    <BlogPage path={found} search={search} navigate={navigate} newsletter={<NewsletterForm />} />
  )
}
