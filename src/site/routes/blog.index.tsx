import { createFileRoute } from '@tanstack/react-router'
import { NewsletterForm } from '../features/newsletter/newsletter-form'
import { blogHead, blogLoader, validateBlogSearch } from '../features/posts/blog-list'
import { BlogPage } from '../features/posts/blog-page'

export const Route = createFileRoute('/blog/')({
  validateSearch: validateBlogSearch,
  loader: ({ context: { queryClient } }) => blogLoader(queryClient, 1),
  head: ({ loaderData }) => (loaderData ? blogHead(loaderData) : {}),
  component: BlogRoute,
})

function BlogRoute() {
  const navigate = Route.useNavigate()
  return (
    <BlogPage
      path={1}
      search={Route.useSearch()}
      navigate={navigate}
      newsletter={<NewsletterForm />}
    />
  )
}
