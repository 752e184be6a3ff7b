import type { QueryClient } from '@tanstack/react-query'
import { BLOG_PATH, pageCount, pagePath } from '../../../content/views/paths'
import { startOfDay } from '../../../content/time/today'
import { largestAddress } from '../../../content/views/picture-address'
import type { Article, BlogPageView, CompanyView, PostView } from '../../../content/views/views'
import { categorySlug, POST_CATEGORIES } from '../../../content/vocabulary'
import { loadContent } from '../../content'
import { absolute, listPlace, missingHead, pageHead } from '../../lib/head'
import { companyReference } from '../../lib/json-ld'
import { pageNamed } from '../../lib/paginate'
import { cleanQuery, searchOf, stringifySearch } from '../../lib/search-text'

/** Query of the blog's address. An absent field does not filter. */
export interface BlogSearch {
  q?: string
  /** Slug of a category: economia-circular. */
  categoria?: string
  /** Page of a filtered list, digits of a number from 2; pages of all articles have their number in the path. */
  pagina?: string
}

/** Reads `?q=&categoria=&pagina=`. Never throws: wrong values are dropped, which removes them from the address. */
export function validateBlogSearch(input: Record<string, unknown>): BlogSearch {
  const filter: BlogSearch = {
    q: (typeof input.q === 'string' && cleanQuery(input.q)) || undefined,
    categoria: POST_CATEGORIES.map(categorySlug).find((slug) => slug === input.categoria),
  }
  return {
    ...filter,
    pagina: isFiltered(filter) ? pageNamed(String(input.pagina))?.toString() : undefined,
  }
}

export const isFiltered = ({ q, categoria }: BlogSearch): boolean =>
  q !== undefined || categoria !== undefined

/** Address of the n-th page of the list with this filter: /blog?q=cobre, /blog/pagina/2 */
export const listHref = (page: number, { q, categoria }: BlogSearch): string =>
  isFiltered({ q, categoria })
    ? `${BLOG_PATH}${stringifySearch({ q, categoria, pagina: page > 1 ? String(page) : undefined })}`
    : pagePath(BLOG_PATH, page)

/** No match spans title, excerpt and tags, since a word has no blank. The text of an article is not searched. */
const withText = searchOf(({ title, excerpt, tags }: PostView) =>
  [title, excerpt, ...tags].join(' '),
)

/**
 * Articles of the category, in the order of the list, whose title, excerpt or tags contain every
 * word of the query, ignoring case and accents.
 */
export const findPosts = (
  posts: readonly PostView[],
  { q = '', categoria }: BlogSearch,
): PostView[] =>
  withText(
    categoria ? posts.filter(({ category }) => categorySlug(category) === categoria) : posts,
    q,
  )

/**
 * The data of a page of the list; `found` is undefined when there are fewer pages.
 * @param number undefined when the path has no page number
 */
export async function blogLoader(queryClient: QueryClient, number: number | undefined) {
  const [company, page, posts] = await Promise.all([
    loadContent(queryClient, 'company'),
    loadContent(queryClient, 'blog-page'),
    loadContent(queryClient, 'posts'),
  ])
  const found = number !== undefined && number <= pageCount(posts.length) ? number : undefined
  if (!found) await loadContent(queryClient, 'not-found-page')
  return { company, page, found }
}

/** Head of a page of the list; each page has its own address and title. */
export function blogHead({
  company,
  page,
  found,
}: Awaited<ReturnType<typeof blogLoader>>): ReturnType<typeof pageHead | typeof missingHead> {
  if (!found) return missingHead(company)
  return pageHead({ ...listPlace(page.seo, BLOG_PATH, found), company })
}

interface ArticleData {
  company: CompanyView
  page: Pick<BlogPageView, 'authors'>
  /** null for an address without an article. */
  article: Pick<Article, 'post' | 'card'> | null
}

/** Head of /blog/{slug}; search engines skip an address without an article. */
export function articleHead({
  company,
  page,
  article,
}: ArticleData): ReturnType<typeof pageHead | typeof missingHead> {
  if (!article) return missingHead(company)
  const { title, excerpt, image, author, slug, ...post } = article.post
  const path = `${BLOG_PATH}/${slug}`
  const known = page.authors.find(({ name }) => name === author)
  return pageHead({
    seo: { title, description: excerpt, image: article.card },
    path,
    company,
    type: 'article',
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: title,
        description: excerpt,
        inLanguage: 'pt-BR',
        // Without a zone a search engine takes its own.
        datePublished: startOfDay(post.date),
        dateModified: startOfDay(post.updatedOn ?? post.date),
        articleSection: post.category,
        keywords: post.tags.join(', '),
        image: absolute(company, 'href' in image ? image.href : largestAddress(image)),
        // Authors with a job title work for the company, which /sobre presents.
        author: {
          '@type': 'Person',
          name: author,
          ...(known && { jobTitle: known.role, url: `${company.url}/sobre` }),
        },
        publisher: companyReference(company),
        mainEntityOfPage: company.url + path,
      },
    ],
  })
}
