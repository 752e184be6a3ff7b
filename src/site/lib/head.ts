import { pagePath } from '../../content/views/paths'
import type { CompanyView, Seo } from '../../content/views/views'
import { formatCount } from './format'

/** Name of the home page in the links above the pages below it. */
export const HOME = 'Início'

interface PageHead {
  seo: Seo
  /** Path of the page, without origin: /contato. */
  path: string
  company: CompanyView
  type?: 'website' | 'article'
  /** schema.org objects; the router escapes them. */
  jsonLd?: object[]
  /** The page's own feed. */
  feed?: ReturnType<typeof announcedFeed>
}

/** Absolute address of a path on this site; an https address is returned unchanged. */
export const absolute = (company: CompanyView, path: string): string =>
  path.startsWith('https://') ? path : `${company.url}${path}`

/** Head of an unknown address: its own title, and noindex for search engines. */
export const missingHead = (company: Pick<CompanyView, 'name'>) => ({
  meta: [
    { title: `Página não encontrada | ${company.name}` },
    { name: 'robots', content: 'noindex' },
  ],
  links: [],
})

/** Address and title of the n-th page of the list at `list`; the first page has those of the list. */
export const listPlace = (seo: Seo, list: string, number: number) => ({
  seo: number === 1 ? seo : { ...seo, title: `${seo.title}, página ${formatCount(number)}` },
  path: pagePath(list, number),
})

/** What the loader of a page returns (`pageLoader` of content.ts). */
type Loaded = Pick<PageHead, 'company' | 'seo'>

/**
 * `head` of a page.
 * @param jsonLd the page's structured data
 */
export const headAt =
  (path: string, jsonLd: (company: CompanyView) => object[] = () => []) =>
  ({ loaderData }: { loaderData?: Loaded | undefined }) =>
    loaderData ? pageHead({ ...loaderData, path, jsonLd: jsonLd(loaderData.company) }) : {}

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
export function pageHead({ seo, path, company, type = 'website', jsonLd = [], feed }: PageHead) {
  // The company's name follows where both are shown whole.
  const named = `${seo.title} | ${company.name}`
  const title = named.length > SHOWN ? seo.title : named
  const url = absolute(company, path)
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
      ...jsonLd.map((data) => ({ 'script:ld+json': data })),
    ],
    links: [{ rel: 'canonical', href: url }, ...(feed ? [feed] : [])],
  }
}
