import { createFileRoute, useHydrated } from '@tanstack/react-router'
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
  // The host's file is the same for every query: the first render shows every article.
  const hydrated = useHydrated()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <BlogPage
      path={1}
      search={hydrated ? search : {}}
      onSearch={(next, how) =>
        void navigate({ search: next, replace: how === 'replace', resetScroll: false })
      }
      newsletter={<NewsletterForm />}
    />
  )
}
