import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { PackedManifest } from '../content/manifest/manifest'
import { lotDataPath, manifestDataPath } from '../content/lots/paths'
import type {
  AboutPageView, BlogPageView, CertificationView, CompanyView, ContactPageView, DifferentialView, HomePageView, IntegrationView,
  LotDetails, LotPageView, LotsPageView, LotView, MaterialView, MessagesView, NotFoundPageView, PostBody, PostView, ProcessStepView, ScrapPageView,
  ServicesPageView, ServiceView, ShellView,
} from '../content/views'
import { readData } from './lib/static-data'

/**
 * The only door to the generated content: one lazily loaded chunk per collection, per page and per article body,
 * handed out as query options that loaders and components share.
 */

/** Content changes only with a deploy, so what was loaded once is never stale. */
function chunk<Data>(key: string, load: () => Promise<{ default: Data }>) {
  return queryOptions({
    queryKey: [key],
    queryFn: async () => (await load()).default,
    staleTime: Infinity,
    gcTime: Infinity,
    // The prerender reads this to preload the chunk that a page needs.
    meta: { chunk: key },
  })
}

export const companyQuery = chunk<CompanyView>('company', () => import('#content/company.json'))
export const messagesQuery = chunk<MessagesView>('messages', () => import('#content/messages.json'))
export const shellQuery = chunk<ShellView>('shell-page', () => import('#content/shell-page.json'))
export const homePageQuery = chunk<HomePageView>('home-page', () => import('#content/home-page.json'))
export const lotsPageQuery = chunk<LotsPageView>('lots-page', () => import('#content/lots-page.json'))
export const lotPageQuery = chunk<LotPageView>('lot-page', () => import('#content/lot-page.json'))
export const scrapPageQuery = chunk<ScrapPageView>('scrap-page', () => import('#content/scrap-page.json'))
export const servicesPageQuery = chunk<ServicesPageView>('services-page', () => import('#content/services-page.json'))
export const aboutPageQuery = chunk<AboutPageView>('about-page', () => import('#content/about-page.json'))
export const contactPageQuery = chunk<ContactPageView>('contact-page', () => import('#content/contact-page.json'))
export const blogPageQuery = chunk<BlogPageView>('blog-page', () => import('#content/blog-page.json'))
export const notFoundPageQuery = chunk<NotFoundPageView>('not-found-page', () => import('#content/not-found-page.json'))

export const lotsQuery = chunk<LotView[]>('lots', () => import('#content/lots.json'))
export const materialsQuery = chunk<MaterialView[]>('materials', () => import('#content/materials.json'))
export const servicesQuery = chunk<ServiceView[]>('services', () => import('#content/services.json'))
export const integrationsQuery = chunk<IntegrationView[]>('integrations', () => import('#content/integrations.json'))
export const processStepsQuery = chunk<ProcessStepView[]>('process-steps', () => import('#content/process-steps.json'))
export const certificationsQuery = chunk<CertificationView[]>('certifications', () => import('#content/certifications.json'))
export const differentialsQuery = chunk<DifferentialView[]>('differentials', () => import('#content/differentials.json'))
export const postsQuery = chunk<PostView[]>('posts', () => import('#content/posts.json'))

const bodies = import.meta.glob<{ default: PostBody }>('../../.generated/content/post-bodies/*.json')
const bodyPath = (slug: string) => `../../.generated/content/post-bodies/${slug}.json`

/** Whether an article with this slug is in the build; a draft is not. */
export const hasPost = (slug: string): boolean => Object.hasOwn(bodies, bodyPath(slug))

/** The body of one article. Rejects when there is no such article: ask `hasPost` first. */
export const postBodyQuery = (slug: string) =>
  chunk<PostBody>(`post-bodies/${slug}`, () => bodies[bodyPath(slug)]?.() ?? Promise.reject(new Error(`No article «${slug}»`)))

/** A file of its own, written by the same pipeline that types it; null where there is no such lot. */
const dataFile = <Data>(key: string[], path: string) => queryOptions({
  queryKey: key,
  queryFn: async () => await readData(path) as Data | null,
  staleTime: Infinity,
  gcTime: Infinity,
})

/** All that a lot's page shows; null when no lot has this slug. */
export const lotQuery = (slug: string) => dataFile<LotDetails>(['lot', slug], lotDataPath(slug))
/** Every row of a manifest that is longer than a page's HTML; null for a shorter one, whose rows the lot has. */
export const manifestQuery = (slug: string) => dataFile<PackedManifest>(['manifest', slug], manifestDataPath(slug))

/* What components read. The route's loader has asked for it, so that nothing waits here. */

export const useCompany = () => useSuspenseQuery(companyQuery).data
export const useShell = () => useSuspenseQuery(shellQuery).data
export const useMessages = () => useSuspenseQuery(messagesQuery).data
export const useHomePage = () => useSuspenseQuery(homePageQuery).data
export const useLotsPage = () => useSuspenseQuery(lotsPageQuery).data
export const useLotPage = () => useSuspenseQuery(lotPageQuery).data
export const useScrapPage = () => useSuspenseQuery(scrapPageQuery).data
export const useServicesPage = () => useSuspenseQuery(servicesPageQuery).data
export const useAboutPage = () => useSuspenseQuery(aboutPageQuery).data
export const useContactPage = () => useSuspenseQuery(contactPageQuery).data
export const useBlogPage = () => useSuspenseQuery(blogPageQuery).data
export const useNotFoundPage = () => useSuspenseQuery(notFoundPageQuery).data
export const useLots = () => useSuspenseQuery(lotsQuery).data
export const useLot = (slug: string) => useSuspenseQuery(lotQuery(slug)).data
export const useMaterials = () => useSuspenseQuery(materialsQuery).data
export const useServices = () => useSuspenseQuery(servicesQuery).data
export const useIntegrations = () => useSuspenseQuery(integrationsQuery).data
export const useProcessSteps = () => useSuspenseQuery(processStepsQuery).data
export const useCertifications = () => useSuspenseQuery(certificationsQuery).data
export const useDifferentials = () => useSuspenseQuery(differentialsQuery).data
export const usePosts = () => useSuspenseQuery(postsQuery).data
/** The body of an article that exists: the route asks first. */
export const usePostBody = (slug: string) => useSuspenseQuery(postBodyQuery(slug)).data
