import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { blogPageQuery, companyQuery, formsQuery, postsQuery } from '../content'
import { NewsletterForm } from '../features/newsletter/newsletter-form'
import { BlogPage } from '../features/posts/blog-page'
import { validateBlogSearch } from '../features/posts/blog-search'
import { pageHead } from '../lib/head'

export const Route = createFileRoute('/blog/')({
  validateSearch: validateBlogSearch,
  loader: async ({ context: { queryClient } }) => {
    const [company, page] = await Promise.all([
      queryClient.ensureQueryData(companyQuery),
      queryClient.ensureQueryData(blogPageQuery),
      queryClient.ensureQueryData(postsQuery),
      queryClient.ensureQueryData(formsQuery),
    ])
    return { company, page }
  },
  head: ({ loaderData }) => (loaderData ? pageHead({
    seo: loaderData.page.seo,
    path: '/blog',
    company: loaderData.company,
    breadcrumbs: [{ name: loaderData.page.header.label, path: '/blog' }],
  }) : {}),
  component: BlogRoute,
})

function BlogRoute() {
  // The file that a host serves knows no query: the first render shows every article.
  const hydrated = useHydrated()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <BlogPage
      search={hydrated ? search : {}}
      onSearch={(next, how) => void navigate({ search: next, replace: how === 'replace', resetScroll: false })}
      newsletter={<NewsletterForm />}
    />
  )
}
