import {
  DOCUMENT_TYPE_NAMES,
  documentType,
  type DocumentTypeName,
  type LoadedName,
  type DocumentOf,
} from '../../content/document-types'
import {
  contentFileOf,
  type ContentFileOf,
  type ContentFiles,
} from '../../content/views/content-files'
import {
  MATERIAL_FIELDS,
  pick,
  POST_FIELDS,
  LOT_LINK_FIELDS,
} from '../../content/views/listed-fields'
import { relatedPosts } from '../../content/posts/posts'
import { quoteOf, boardDay } from '../../content/prices/prices'
import type {
  Article,
  LotView,
  MaterialTexts,
  MaterialView,
  PostView,
  SpecialViews,
  HomePageView,
  LayoutView,
  PricedMaterial,
} from '../../content/views/views'
import { compileArticle } from './article'
import { materialCard, photosIn, photosInArticle, type Pictures } from './pictures'
import type { Compiled, CompiledDocument } from './contentlayer'
import { endOf } from '../../content/time/in-time'
import { inOrder, newestFirst } from '../../content/views/list-order'
import { isAvailable } from '../../content/lots/listing'
import { salesOf } from '../../content/lots/sales'

/** The pictures that the site needs. */
export const wantedPhotos = (compiled: Compiled): string[] =>
  Object.values(compiled)
    .flat()
    .flatMap(({ data, article }) => [...photosIn(data), ...photosInArticle(article)])

/** The part of a document that lists and texts read. */
interface Plain<Data> {
  slug: string
  data: Data
}

export function the<Document>([document]: Document[]): Document {
  if (!document)
    throw new Error('Falta um documento único; a verificação do conteúdo deveria tê-lo dito.')
  return document
}
export const only = <Data>(documents: Plain<Data>[]): Data => the(documents).data

type Ordered = { order?: number; number?: string }

type SpecialFile = ContentFileOf<keyof SpecialViews>
/** The content files that consist of their documents' own fields; see ViewOf. */
type UsualFiles = {
  [
    File in Exclude<
      keyof ContentFiles,
      SpecialFile | `post-bodies/${string}` | `material-guides/${string}`
    >
  ]: ContentFiles[File]
}

const isLoaded = (name: DocumentTypeName): name is LoadedName => !('forHost' in documentType(name))

type Seo = Parameters<Pictures['seo']>[1]

function usualFiles(compiled: Compiled, pictures: Pictures): UsualFiles {
  const listed = ({
    slug,
    data: { draft: _, order: __, ...shown },
  }: Plain<Ordered & { draft?: boolean }>) => ({ slug, ...pictures.in(shown) })
  const texts = (name: string, { seo, ...shown }: { seo?: Seo | Omit<Seo, 'photo'> }) => ({
    ...pictures.in(shown),
    ...(seo && { seo: 'photo' in seo ? pictures.seo(name, seo) : seo }),
  })
  const entries = DOCUMENT_TYPE_NAMES.filter(isLoaded).map((name) => {
    const documents: Plain<object>[] = compiled[name]
    return [
      contentFileOf(name),
      documentType(name).kind === 'collection'
        ? inOrder(documents).map(listed)
        : texts(contentFileOf(name), only(documents)),
    ]
  })
  // For types that are not special, ViewOf equals the results of `listed` and `texts`; fromEntries
  // loses which value belongs to which name.
  return Object.fromEntries(entries) as UsualFiles
}

/**
 * Returns everything that the site loads: lists without bodies and bookkeeping, JSON-ready.
 * @param listed the lots of the list as lots.ts projects them, newest first
 */
export function project(compiled: Compiled, pictures: Pictures, listed: LotView[]): ContentFiles {
  const {
    imageHosts: _,
    repository: __,
    exampleContent: ___,
    hstsSubdomains: ____,
    ...company
  } = only(compiled.Company)
  const { materials, guides } = projectMaterials(compiled, pictures)
  const { english } = only(compiled.BlogPage)
  const inventory = only(compiled.InventoryPage)
  // A page of text with its body: they are read together, so they are one content file.
  const textPage = <Name extends 'PrivacyPage' | 'AccessibilityPage'>(
    name: string,
    { data, article }: CompiledDocument<Name>,
  ) => {
    const { minutes: _minutes, ...text } = compileArticle(article, pictures.of, english)
    return { ...data, seo: pictures.seo(name, data.seo), ...text }
  }
  const { posts, bodies } = projectPosts(compiled.Post, pictures, english)
  return {
    ...usualFiles(compiled, pictures),
    ...bodies,
    ...guides,
    company,
    'layout-page': layoutPage(only(compiled.LayoutPage), company.name, materials, compiled.Notice),
    'home-page': homePage(only(compiled.HomePage), pictures, materials, listed),
    'inventory-page': {
      ...pictures.in(inventory),
      seo: pictures.seo('inventory-page', inventory.seo),
      // What lots like a company's devices were sold for.
      sales: salesOf(compiled.Lot.map(({ data }) => data)),
    },
    'privacy-page': textPage('privacy-page', the(compiled.PrivacyPage)),
    'accessibility-page': textPage('accessibility-page', the(compiled.AccessibilityPage)),
    lots: listed,
    materials,
    posts,
  }
}

/** The materials with their quotes, and the texts of each one's own page. */
function projectMaterials({ Material, ScrapPage }: Compiled, pictures: Pictures) {
  const guides: Record<`material-guides/${string}`, MaterialTexts> = {}
  const scrap = only(ScrapPage)
  const materials = inOrder(Material).map(({ slug, data }): MaterialView => {
    const material = {
      slug,
      ...pictures.in(pick(data, MATERIAL_FIELDS)),
      ...quoteOf(data.pricePerKg, data.initialVariation),
    }
    const card = materialCard(material, data.image, scrap, pictures)
    guides[`material-guides/${slug}`] = { ...data.guide, card }
    return material
  })
  return { materials, guides }
}

/** The articles of lists, newest first, and each as its own page shows it. */
function projectPosts(
  documents: CompiledDocument<'Post'>[],
  pictures: Pictures,
  english: readonly string[] | undefined,
) {
  const articles = newestFirst(documents).map(({ slug, data, article }) => {
    const { minutes, ...body } = compileArticle(article, pictures.of, english)
    const post: PostView = { slug, minutes, ...pictures.in(pick(data, POST_FIELDS)) }
    const card = pictures.shared(`artigo-${slug}`, {
      label: data.category,
      title: data.title,
      photo: data.image,
    })
    return { post, body: { ...body, card } }
  })
  const posts = articles.map(({ post }) => post)
  const bodies: Record<`post-bodies/${string}`, Article> = {}
  for (const { post, body } of articles)
    bodies[`post-bodies/${post.slug}`] = { ...body, post, related: relatedPosts(posts, post) }
  return { posts, bodies }
}

/** A material's price as other pages mention it. */
function pricedMaterial(materials: readonly MaterialView[], slug: string): PricedMaterial {
  const found = materials.find((material) => material.slug === slug)
  if (!found)
    throw new Error(`Falta o material ${slug}; a conferência do conteúdo deveria tê-lo dito.`)
  const { name, pricePerKg, variation, prices } = found
  return { name, pricePerKg, variation, day: prices[0]?.day ?? '' }
}

/** The texts of every page, with the notices of today and one price. */
const layoutPage = (
  layout: DocumentOf<'LayoutPage'>,
  company: string,
  materials: readonly MaterialView[],
  notices: readonly CompiledDocument<'Notice'>[],
): LayoutView => ({
  ...layout,
  notices: notices.map(({ data: { text, until } }) => ({
    text,
    ends: endOf(until).replace(' ', 'T'),
  })),
  footer: {
    ...layout.footer,
    copyright: layout.footer.copyright.replaceAll('{empresa}', () => company),
  },
  strip: { label: layout.strip.label, ...pricedMaterial(materials, layout.strip.material) },
})

/** Number of lots that the home page shows. */
const NEW_LOTS = 3

/** The home page, with its newest lots and its prices. */
const homePage = (
  { seo, ...home }: DocumentOf<'HomePage'>,
  pictures: Pictures,
  materials: readonly MaterialView[],
  listed: readonly LotView[],
): HomePageView => ({
  ...pictures.in(home),
  seo: pictures.seo('home-page', seo),
  newLots: {
    ...home.newLots,
    listed: listed.length,
    lots: listed
      .filter(isAvailable)
      .slice(0, NEW_LOTS)
      .map((lot) => pick(lot, LOT_LINK_FIELDS)),
  },
  ticker: {
    ...home.ticker,
    updatedOn: boardDay(materials) ?? '',
    materials: home.ticker.materials.map((slug) => pricedMaterial(materials, slug)),
  },
})
