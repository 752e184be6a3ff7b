import { createFileRoute, useHydrated } from '@tanstack/react-router'
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
  const { number, list } = Route.useLoaderData()
  const hydrated = useHydrated()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  if (number === undefined || !list) return <NotFoundPage />
  return (
    <BlogPage
      path={number}
      search={hydrated ? search : {}}
      onSearch={(next, how) =>
        void navigate({ search: next, replace: how === 'replace', resetScroll: false })
      }
      newsletter={<NewsletterForm />}
    />
  )
}
