import {
  DOCUMENT_TYPE_NAMES,
  documentType,
  type DocumentTypeName,
  type FeedTypeName,
  type LoadedName,
} from '../../content/document-types'
import { chunkOf, type ChunkOf, type ContentChunks } from '../../content/chunks'
import { relatedPosts } from '../../content/posts/related'
import { boardDay, quoteOf, type Quote } from '../../content/prices'
import type {
  Article,
  LotEntry,
  MaterialGuide,
  PostBody,
  PostView,
  PricedMaterial,
  SpecialViews,
} from '../../content/views'
import { compileArticle } from './article'
import { photosIn, photosInArticle, type Pictures } from './pictures'
import type { Compiled, CompiledDocument } from './publish'

/** The pictures that the site needs: all of them, and those that shared links show. */
export function wantedPhotos(compiled: Compiled): { wanted: string[]; wantedOg: string[] } {
  const documents = Object.values(compiled).flat()
  const wanted = documents.flatMap(({ data, article }) => [
    ...photosIn(data),
    ...photosInArticle(article),
  ])
  const shared = documents.flatMap(({ data }) => ('seo' in data ? photosIn(data.seo) : []))
  const pages = [...compiled.Post, ...compiled.Material].flatMap(({ data }) => photosIn(data.image))
  const lots = compiled.Lot.flatMap(({ data }) => photosIn(data.photo))
  return { wanted, wantedOg: [...shared, ...pages, ...lots] }
}

/** As far as lists and texts look into a document. */
interface Plain<Data> {
  slug: string
  data: Data
}

function the<Document>([document]: Document[]): Document {
  if (!document)
    throw new Error('Falta um documento único; a verificação do conteúdo deveria tê-lo dito.')
  return document
}
const only = <Data>(documents: Plain<Data>[]): Data => the(documents).data

type Ordered = { order?: number; number?: string }

/** Editors' order first (a step of the process has its number), then the file name, so that two builds never differ. */
export const inOrder = <Document extends Plain<Ordered>>(documents: readonly Document[]) => {
  const place = ({ data: { order, number } }: Document) => order ?? Number(number ?? 0)
  return documents.toSorted((a, b) => place(a) - place(b) || (a.slug < b.slug ? -1 : 1))
}

type SpecialChunk = ChunkOf<keyof SpecialViews>
/** The chunks that hold nothing but their documents' own fields; see ViewOf. */
type UsualChunks = {
  [
    Chunk in Exclude<
      keyof ContentChunks,
      SpecialChunk | `post-bodies/${string}` | `material-guides/${string}`
    >
  ]: ContentChunks[Chunk]
}

const isLoaded = (name: DocumentTypeName): name is LoadedName => !('forHost' in documentType(name))

type Seo = Parameters<Pictures['seo']>[0]

function usualChunks(compiled: Compiled, pictures: Pictures): UsualChunks {
  const listed = ({
    slug,
    data: { draft: _, order: __, ...shown },
  }: Plain<Ordered & { draft?: boolean }>) => ({ slug, ...pictures.in(shown) })
  const texts = ({ seo, ...shown }: { seo?: Seo }) => ({
    ...pictures.in(shown),
    ...(seo && { seo: pictures.seo(seo) }),
  })
  const entries = DOCUMENT_TYPE_NAMES.filter(isLoaded).map((name) => {
    const documents: Plain<object>[] = compiled[name]
    return [
      chunkOf(name),
      documentType(name).kind === 'collection'
        ? inOrder(documents).map(listed)
        : texts(only(documents)),
    ]
  })
  // ViewOf says of every type that is not special what `listed` and `texts` do; fromEntries forgets which chunk is whose.
  return Object.fromEntries(entries) as UsualChunks
}

/**
 * What the site loads: lists without bodies and bookkeeping, JSON-ready.
 * @param lots the entries of the list as lots.ts projects them
 */
export function project(compiled: Compiled, pictures: Pictures, lots: LotEntry[]): ContentChunks {
  const { imageHosts: _, repository: __, exampleContent: ___, ...company } = only(compiled.Company)
  const { seo, ...home } = only(compiled.HomePage)
  const shell = only(compiled.ShellPage)
  const guides: Record<`material-guides/${string}`, MaterialGuide> = {}
  const materials = inOrder(compiled.Material).map(
    ({
      slug,
      data: { draft: __, order: ___, pricePerKg, initialVariation, guide = {}, ...shown },
    }) => {
      guides[`material-guides/${slug}`] = guide
      return { slug, ...pictures.in(shown), ...quoteOf(pricePerKg, initialVariation) }
    },
  )
  const priced = (slug: string): PricedMaterial => {
    const found = materials.find((material) => material.slug === slug)
    if (!found)
      throw new Error(`Falta o material ${slug}; a conferência do conteúdo deveria tê-lo dito.`)
    const { name, pricePerKg, variation } = found
    return { name, pricePerKg, variation, day: dayOf(found) }
  }
  const { english } = only(compiled.BlogPage)
  const articles = newestFirst(compiled.Post).map(
    ({
      slug,
      data: { draft: ____, ...shown },
      article: parsed,
    }): { post: PostView; body: PostBody } => {
      const { minutes, ...body } = compileArticle(parsed, pictures.of, english)
      return { post: { slug, minutes, ...pictures.in(shown) }, body }
    },
  )
  const posts = articles.map(({ post }) => post)
  const bodies: Record<`post-bodies/${string}`, Article> = {}
  for (const { post, body } of articles)
    bodies[`post-bodies/${post.slug}`] = { ...body, post, related: relatedPosts(posts, post) }
  return {
    ...usualChunks(compiled, pictures),
    ...bodies,
    ...guides,
    company,
    'shell-page': {
      ...shell,
      footer: {
        ...shell.footer,
        copyright: shell.footer.copyright.replaceAll('{empresa}', () => company.name),
      },
      strip: { label: shell.strip.label, ...priced(shell.strip.material) },
    },
    'home-page': {
      ...pictures.in(home),
      seo: pictures.seo(seo),
      ticker: {
        ...home.ticker,
        updatedOn: boardDay(materials) ?? '',
        materials: home.ticker.materials.map(priced),
      },
    },
    'privacy-page': textPage(compiled.PrivacyPage, pictures, english),
    'accessibility-page': textPage(compiled.AccessibilityPage, pictures, english),
    lots,
    materials,
    posts,
  }
}

/** A page of text with its text: they are read together, so they are one chunk. */
function textPage<Name extends 'PrivacyPage' | 'AccessibilityPage'>(
  documents: CompiledDocument<Name>[],
  pictures: Pictures,
  english: readonly string[] | undefined,
) {
  const document = the(documents)
  const { minutes: _, ...text } = compileArticle(document.article, pictures.of, english)
  return { ...document.data, seo: pictures.seo(document.data.seo), ...text }
}

const dayOf = ({ prices }: Quote): string => prices[0]?.day ?? ''

export const newestFirst = (posts: CompiledDocument<FeedTypeName>[]) =>
  posts.toSorted((a, b) =>
    a.data.date > b.data.date ? -1 : a.data.date < b.data.date ? 1 : a.slug < b.slug ? -1 : 1,
  )
