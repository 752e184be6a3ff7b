import type { QueryClient } from '@tanstack/react-query'
import { pageCount } from '../../../content/views/paging'
import { BLOG_PATH } from '../../../content/posts/posts'
import type {
  BlogPageView,
  CompanyView,
  Article,
  Picture,
  PostView,
} from '../../../content/views/views'
import { loadContent } from '../../content'
import { listPlace, missingHead, pageHead, absolute } from '../../lib/head'
import { webpAddress } from '../../../content/views/picture-address'
import { startOfDay } from '../../../content/time/today'
import { companyReference } from '../../lib/json-ld'

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
  const missing = found ? undefined : await loadContent(queryClient, 'not-found-page')
  return { company, page, found, missing }
}

/** Head of a page of the list; each page has its own address and title. */
export function blogHead({
  company,
  page,
  found,
  missing,
}: Awaited<ReturnType<typeof blogLoader>>): ReturnType<typeof pageHead | typeof missingHead> {
  if (!found) return missingHead({ label: missing?.label ?? '', company })
  return pageHead({ ...listPlace(page, BLOG_PATH, found), company })
}

const pictureAddress = (picture: Picture): string =>
  'href' in picture ? picture.href : webpAddress(picture)

/** The article as schema.org/Article. Addresses are absolute. */
const articleJsonLd = (
  post: PostView,
  company: CompanyView,
  jobTitle: string | undefined,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: post.title,
  description: post.excerpt,
  inLanguage: 'pt-BR',
  // Without a zone a search engine takes its own.
  datePublished: startOfDay(post.date),
  dateModified: startOfDay(post.updatedOn ?? post.date),
  articleSection: post.category,
  keywords: post.tags.join(', '),
  image: absolute(company, pictureAddress(post.image)),
  // Authors with a job title work for the company, which /sobre presents.
  author: {
    '@type': 'Person',
    name: post.author,
    ...(jobTitle !== undefined && { jobTitle, url: `${company.url}/sobre` }),
  },
  publisher: companyReference(company),
  mainEntityOfPage: `${company.url}/blog/${post.slug}`,
})

interface ArticleData {
  company: CompanyView
  page: Pick<BlogPageView, 'header' | 'notFound' | 'authors'>
  /** null for an address without an article. */
  article: Pick<Article, 'post' | 'card'> | null
}

/** Head of /blog/{slug}; search engines skip an address without an article. */
export function articleHead({
  company,
  page,
  article,
}: ArticleData): ReturnType<typeof pageHead | typeof missingHead> {
  if (!article) return missingHead({ label: page.notFound.title, company })
  const { post, card } = article
  const path = `/blog/${post.slug}`
  return pageHead({
    seo: {
      title: post.title,
      description: post.excerpt,
      image: card,
    },
    path,
    company,
    type: 'article',
    jsonLd: [
      articleJsonLd(post, company, page.authors.find(({ name }) => name === post.author)?.role),
    ],
    breadcrumbs: [
      { name: page.header.label, path: BLOG_PATH },
      { name: post.title, path },
    ],
  })
}
