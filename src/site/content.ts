import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { ContentFiles, Article, LotDetails, MaterialTexts, Seo } from '../content/views/views'
import { lotDataPath } from '../content/views/paths'
import { readContent } from './lib/read-content'

/**
 * Query of a piece of content. Content changes only with a deploy, so loaded content is never stale.
 * @param name name of a content file (src/content/views/views.ts), or the address of a file below /dados/
 */
const query = <Value>(name: string, read: () => Promise<unknown> = () => readContent(name)) =>
  queryOptions({
    queryKey: [name],
    // The projection wrote the file from the same type, checked by the compiler.
    queryFn: async () => (await read()) as Value,
    staleTime: Infinity,
    gcTime: Infinity,
    // The prerender reads this to name the files that a page needs.
    meta: { content: name },
  })

/** Query of content that exists only for some slugs and numbers; null for others. */
const perhaps = <Value>(name: string) => query<Value | null>(name)

/** Query of a content file that every build has. Rejects when the file does not arrive. */
export const contentQuery = <Name extends keyof ContentFiles>(name: Name) =>
  query<ContentFiles[Name]>(name, async () => {
    const value = await readContent(name)
    if (value === null) throw new Error(`No content «${name}»`)
    return value
  })

/** The content file of this name, for a route's loader. */
export const loadContent = <Name extends keyof ContentFiles>(
  queryClient: QueryClient,
  name: Name,
): Promise<ContentFiles[Name]> => queryClient.ensureQueryData(contentQuery(name))

type FileName = keyof ContentFiles

/** The files of pages with search results of their own. */
type PageName = {
  [Name in FileName]: ContentFiles[Name] extends { seo: Seo } ? Name : never
}[FileName]

/**
 * The loader of a page with a document of its own: what `headAt` needs.
 * @param others content files that the page's components use
 */
export const pageLoader =
  (name: PageName, ...others: FileName[]) =>
  async ({ context: { queryClient } }: { context: { queryClient: QueryClient } }) => {
    const [company, page] = await Promise.all([
      loadContent(queryClient, 'company'),
      loadContent(queryClient, name),
      ...others.map((other) => loadContent(queryClient, other)),
    ])
    const { seo }: { seo: Seo } = page
    return { company, seo }
  }

/** The same for a component. The route's loader has fetched it, so nothing waits here. */
export const useContent = <Name extends keyof ContentFiles>(name: Name): ContentFiles[Name] =>
  useSuspenseQuery(contentQuery(name)).data

/** Everything that an article's page shows; null for an unknown article or a draft. */
export const articleQuery = (slug: string) => perhaps<Article>(`post-bodies/${slug}`)
/** Everything that a lot's page shows; null for an unknown lot. */
export const lotQuery = (slug: string) => perhaps<LotDetails>(lotDataPath(slug))
/** The texts of one material's own page; null for an unknown material. */
export const materialGuideQuery = (slug: string) =>
  perhaps<MaterialTexts>(`material-guides/${slug}`)

/** Returns an article that exists; the route checks that first. */
export function useArticle(slug: string): Article {
  const article = useSuspenseQuery(articleQuery(slug)).data
  if (!article) throw new Error(`No article «${slug}»`)
  return article
}
/** Returns the guide of a material that exists; the route checks that first. */
export function useMaterialGuide(slug: string): MaterialTexts {
  const guide = useSuspenseQuery(materialGuideQuery(slug)).data
  if (!guide) throw new Error(`No material «${slug}»`)
  return guide
}
