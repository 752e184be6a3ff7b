import { pagePath } from '../../content/views/paths'
import type { CompanyView, Seo } from '../../content/views/views'
import { formatCount } from './format'

/** Name of the home page in the breadcrumbs of the pages below it. */
export const HOME = 'Início'

interface Breadcrumb {
  name: string
  path: string
}

interface PageHead {
  seo: Seo
  /** Path of the page, without origin: /contato. */
  path: string
  company: CompanyView
  type?: 'website' | 'article'
  /** schema.org objects beside the breadcrumbs; the router escapes them. */
  jsonLd?: object[]
  /** Path from the page below the home page down to this one. */
  breadcrumbs?: Breadcrumb[]
  /** The page's own feed. */
  feed?: ReturnType<typeof announcedFeed>
}

interface Missing {
  label: string
  company: Pick<CompanyView, 'name'>
}

const breadcrumbList = (origin: string, crumbs: Breadcrumb[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: HOME, path: '/' }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
})

/** Absolute address of a path on this site; an https address is returned unchanged. */
export const absolute = (company: CompanyView, path: string): string =>
  path.startsWith('https://') ? path : `${company.url}${path}`

/**
 * Head of an unknown address: its own title, and noindex for search engines. `label` is the name of
 * the 404 page.
 */
export const missingHead = ({ label, company }: Missing) => ({
  meta: [{ title: `${label} | ${company.name}` }, { name: 'robots', content: 'noindex' }],
  links: [],
})

/**
 * Address, title and breadcrumbs of the n-th page of the list at `list`; the first page has those
 * of the list.
 */
export function listPlace(
  { seo, header }: { seo: Seo; header: { label: string } },
  list: string,
  number: number,
): Required<Pick<PageHead, 'seo' | 'path' | 'breadcrumbs'>> {
  const path = pagePath(list, number)
  const name = `página ${formatCount(number)}`
  const first = { seo, path, breadcrumbs: [{ name: header.label, path: list }] }
  return number === 1
    ? first
    : {
        seo: { ...seo, title: `${seo.title}, ${name}` },
        path,
        breadcrumbs: [...first.breadcrumbs, { name, path }],
      }
}

/** What the loader of a page returns (`pageLoader` of content.ts). */
interface Loaded {
  company: CompanyView
  seo: Seo
  /** Name of the page in the breadcrumbs. */
  name: string
}

/**
 * `head` of a page that stands below the home page, or below `above`.
 * @param jsonLd the page's structured data beside the breadcrumbs
 */
export const headAt =
  (path: string, jsonLd: (company: CompanyView) => object[] = () => [], ...above: Breadcrumb[]) =>
  ({ loaderData }: { loaderData?: Loaded | undefined }) =>
    loaderData
      ? pageHead({
          ...loaderData,
          path,
          jsonLd: jsonLd(loaderData.company),
          breadcrumbs: path === '/' ? [] : [...above, { name: loaderData.name, path }],
        })
      : {}

/** Announces an Atom feed to readers and browsers. */
export const announcedFeed = (href: string, title: string | undefined) => ({
  rel: 'alternate',
  href,
  type: 'application/atom+xml',
  title,
})

/** Letters of a title that a search engine shows. */
const SHOWN = 60

/**
 * Title, description, canonical address, Open Graph and structured data of a page, as TanStack
 * Router's `head` returns them.
 */
export function pageHead({
  seo,
  path,
  company,
  type = 'website',
  jsonLd = [],
  breadcrumbs = [],
  feed,
}: PageHead) {
  // The company's name follows where both are shown whole.
  const named = `${seo.title} | ${company.name}`
  const title = named.length > SHOWN ? seo.title : named
  const url = absolute(company, path)
  const crumbs = breadcrumbs.length > 0 ? [breadcrumbList(company.url, breadcrumbs)] : []
  return {
    meta: [
      { title },
      { name: 'description', content: seo.description },
      { property: 'og:type', content: type },
      { property: 'og:title', content: title },
      { property: 'og:description', content: seo.description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: absolute(company, seo.image.url) },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: seo.image.alt },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...[...jsonLd, ...crumbs].map((data) => ({ 'script:ld+json': data })),
    ],
    links: [{ rel: 'canonical', href: url }, ...(feed ? [feed] : [])],
  }
}
