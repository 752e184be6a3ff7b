import { createFileRoute } from '@tanstack/react-router'
import { NewsletterForm } from '../features/newsletter/newsletter-form'
import { blogHead, blogLoader } from '../features/posts/blog-head'
import { BlogPage } from '../features/posts/blog-page'
import { validateBlogSearch } from '../features/posts/blog-search'

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
