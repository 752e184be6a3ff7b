import {
  DOCUMENT_TYPE_NAMES,
  documentType,
  type DocumentTypeName,
  type FeedTypeName,
  type LoadedName,
} from '../../content/document-types'
import { chunkOf, type ChunkOf, type ContentChunks } from '../../content/chunks'
import { LOT_ENTRY_FIELDS, MATERIAL_FIELDS, pick, POST_FIELDS } from '../../content/listed-fields'
import { relatedPosts } from '../../content/posts'
import { quoteOf } from '../../content/prices'
import type {
  Article,
  LotView,
  MaterialTexts,
  MaterialView,
  PostView,
  SpecialViews,
} from '../../content/views'
import { compileArticle } from './article'
import { materialCard } from './page-cards'
import { homePage, inventoryPage, layoutPage } from './project-pages'
import { photosIn, photosInArticle, type Pictures } from './pictures'
import type { Compiled, CompiledDocument } from './publish'

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

/**
 * Sorts in the editors' order (a step of the process has its number), then by file name, so that
 * two builds never differ.
 */
export const inOrder = <Document extends Plain<Ordered>>(documents: readonly Document[]) => {
  const place = ({ data: { order, number } }: Document) => order ?? Number(number ?? 0)
  return documents.toSorted((a, b) => place(a) - place(b) || (a.slug < b.slug ? -1 : 1))
}

type SpecialChunk = ChunkOf<keyof SpecialViews>
/** The chunks that consist of their documents' own fields; see ViewOf. */
type UsualChunks = {
  [
    Chunk in Exclude<
      keyof ContentChunks,
      SpecialChunk | `post-bodies/${string}` | `material-guides/${string}`
    >
  ]: ContentChunks[Chunk]
}

const isLoaded = (name: DocumentTypeName): name is LoadedName => !('forHost' in documentType(name))

type Seo = Parameters<Pictures['seo']>[1]

function usualChunks(compiled: Compiled, pictures: Pictures): UsualChunks {
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
      chunkOf(name),
      documentType(name).kind === 'collection'
        ? inOrder(documents).map(listed)
        : texts(chunkOf(name), only(documents)),
    ]
  })
  // For types that are not special, ViewOf equals the results of `listed` and `texts`; fromEntries
  // loses which chunk belongs to which name.
  return Object.fromEntries(entries) as UsualChunks
}

/**
 * Returns everything that the site loads: lists without bodies and bookkeeping, JSON-ready.
 * @param listed the lots of the list as lots.ts projects them, newest first
 */
export function project(compiled: Compiled, pictures: Pictures, listed: LotView[]): ContentChunks {
  const { imageHosts: _, repository: __, exampleContent: ___, ...company } = only(compiled.Company)
  const { materials, guides } = projectMaterials(compiled, pictures)
  const { english } = only(compiled.BlogPage)
  const { posts, bodies } = projectPosts(compiled.Post, pictures, english)
  return {
    ...usualChunks(compiled, pictures),
    ...bodies,
    ...guides,
    company,
    'layout-page': layoutPage(only(compiled.LayoutPage), company.name, materials, compiled.Notice),
    'home-page': homePage(only(compiled.HomePage), pictures, materials, listed),
    'inventory-page': inventoryPage(only(compiled.InventoryPage), compiled.Lot, pictures),
    'privacy-page': textPage('privacy-page', compiled.PrivacyPage, pictures, english),
    'accessibility-page': textPage(
      'accessibility-page',
      compiled.AccessibilityPage,
      pictures,
      english,
    ),
    lots: listed.map((lot) => pick(lot, LOT_ENTRY_FIELDS)),
    materials,
    posts,
  }
}

/** The materials with their quotes, and the texts of each one's own page. */
function projectMaterials({ Material, MaterialPage, ScrapPage }: Compiled, pictures: Pictures) {
  const guides: Record<`material-guides/${string}`, MaterialTexts> = {}
  const [page, scrap] = [only(MaterialPage), only(ScrapPage)]
  const materials = inOrder(Material).map(({ slug, data }): MaterialView => {
    const material = {
      slug,
      ...pictures.in(pick(data, MATERIAL_FIELDS)),
      ...quoteOf(data.pricePerKg, data.initialVariation),
    }
    const card = materialCard(material, data.image, page, scrap, pictures)
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

/** A page of text with its body: they are read together, so they are one chunk. */
function textPage<Name extends 'PrivacyPage' | 'AccessibilityPage'>(
  name: string,
  documents: CompiledDocument<Name>[],
  pictures: Pictures,
  english: readonly string[] | undefined,
) {
  const document = the(documents)
  const { minutes: _, ...text } = compileArticle(document.article, pictures.of, english)
  return { ...document.data, seo: pictures.seo(name, document.data.seo), ...text }
}

export const newestFirst = (posts: CompiledDocument<FeedTypeName>[]) =>
  posts.toSorted((a, b) =>
    a.data.date > b.data.date ? -1 : a.data.date < b.data.date ? 1 : a.slug < b.slug ? -1 : 1,
  )
