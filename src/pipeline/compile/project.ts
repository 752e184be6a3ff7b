import {
  contentFileOf,
  DOCUMENT_TYPE_NAMES,
  documentType,
  type ContentFileOf,
  type DocumentOf,
  type DocumentTypeName,
  type LoadedName,
} from '../../content/document-types'
import {
  LOT_LINK_FIELDS,
  MATERIAL_FIELDS,
  pick,
  POST_FIELDS,
} from '../../content/views/listed-fields'
import { boardDay, quoteOf } from '../../content/prices/prices'
import type * as Views from '../../content/views/views'
import { endOf } from '../../content/time/in-time'
import { inOrder, newestFirst } from '../../content/views/published'
import { isAvailable } from '../../content/lots/listing'
import { compileArticle } from './article'
import { materialCard, photosIn, photosInArticle, type Pictures } from './pictures'
import type { Compiled, CompiledDocument } from './contentlayer'

/** The pictures that the site needs. */
export const wantedPhotos = (compiled: Compiled): string[] =>
  Object.values(compiled)
    .flat()
    .flatMap(({ data, article }) => [...photosIn(data), ...photosInArticle(article)])

/** A type's single document, which the check has seen. */
export function only<Document>([document]: Document[]): Document {
  if (!document) throw new Error('A single document is missing; the check should have said so')
  return document
}

type OwnFiles =
  | ContentFileOf<keyof Views.SpecialViews>
  | `post-bodies/${string}`
  | `material-guides/${string}`
/** The content files that consist of their documents' own fields; see ViewOf. */
type UsualFiles = {
  [File in Exclude<keyof Views.ContentFiles, OwnFiles>]: Views.ContentFiles[File]
}

const isLoaded = (name: DocumentTypeName): name is LoadedName => !documentType(name).forHost

type Seo = Parameters<Pictures['seo']>[1]
/** The fields of which lists and texts treat some in a way of their own. */
interface Fields {
  draft?: boolean
  order?: number
  number?: string
  seo?: Seo | Omit<Seo, 'photo'>
  [other: string]: unknown
}

function usualFiles(compiled: Compiled, pictures: Pictures): UsualFiles {
  const entries = DOCUMENT_TYPE_NAMES.filter(isLoaded).map((name) => {
    const documents: { slug: string; data: Fields }[] = compiled[name]
    const file = contentFileOf(name)
    if (documentType(name).kind === 'singleton') {
      const { seo, ...texts } = only(documents).data
      const shared = seo && { seo: 'photo' in seo ? pictures.seo(file, seo) : seo }
      return [file, { ...pictures.in(texts), ...shared }]
    }
    const list = inOrder(documents).map(({ slug, data: { draft: _, order: __, ...shown } }) => ({
      slug,
      ...pictures.in(shown),
    }))
    return [file, list]
  })
  // For types that are not special, ViewOf equals these results; fromEntries loses which value
  // belongs to which name.
  return Object.fromEntries(entries) as UsualFiles
}

/**
 * Returns everything that the site loads: lists without bodies and bookkeeping, JSON-ready.
 * @param listed the lots of the list as lots.ts projects them, newest first
 */
export function project(
  compiled: Compiled,
  pictures: Pictures,
  listed: Views.LotView[],
): Views.ContentFiles {
  const company = only(compiled.Company).data
  const {
    imageHosts: _,
    repository: __,
    exampleContent: ___,
    hstsSubdomains: ____,
    ...shown
  } = company
  const { materials, guides } = projectMaterials(compiled, pictures)
  const { english } = only(compiled.BlogPage).data
  const layout = only(compiled.LayoutPage).data
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
    company: shown,
    'layout-page': {
      ...layout,
      notices: compiled.Notice.map(({ data: { text, until } }) => ({
        text,
        ends: endOf(until).replace(' ', 'T'),
      })),
      footer: {
        ...layout.footer,
        copyright: layout.footer.copyright.replaceAll('{empresa}', () => company.name),
      },
      strip: { label: layout.strip.label, ...priced(materials, layout.strip.material) },
    },
    'home-page': homePage(only(compiled.HomePage).data, pictures, materials, listed),
    'privacy-page': textPage('privacy-page', only(compiled.PrivacyPage)),
    'accessibility-page': textPage('accessibility-page', only(compiled.AccessibilityPage)),
    lots: listed,
    materials,
    posts,
  }
}

/** The materials with their quotes, and the texts of each one's own page. */
function projectMaterials({ Material, ScrapPage }: Compiled, pictures: Pictures) {
  const guides: Record<`material-guides/${string}`, Views.MaterialTexts> = {}
  const scrap = only(ScrapPage).data
  const materials = inOrder(Material).map(({ slug, data }): Views.MaterialView => {
    const shown = pictures.in(pick(data, MATERIAL_FIELDS))
    const material = { slug, ...shown, ...quoteOf(data.pricePerKg, data.initialVariation) }
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
    const post: Views.PostView = { slug, minutes, ...pictures.in(pick(data, POST_FIELDS)) }
    const { category: label, title, image: photo } = data
    return { post, ...body, card: pictures.shared(`artigo-${slug}`, { label, title, photo }) }
  })
  const posts = articles.map(({ post }) => post)
  const relatedTo = (post: Views.PostView) =>
    posts.filter((one) => one !== post && one.category === post.category).slice(0, MAX_RELATED)
  const bodies: Record<`post-bodies/${string}`, Views.Article> = {}
  for (const { tree, headings, card, post } of articles)
    bodies[`post-bodies/${post.slug}`] = { tree, headings, card, post, related: relatedTo(post) }
  return { posts, bodies }
}

/** Other articles of the same category at the end of an article, the newest. */
const MAX_RELATED = 2

/** A material's price as other pages mention it. */
function priced(materials: readonly Views.MaterialView[], slug: string): Views.PricedMaterial {
  const { name, pricePerKg, variation, prices } = only(
    materials.filter((material) => material.slug === slug),
  )
  return { name, pricePerKg, variation, day: prices[0]?.day ?? '' }
}

/** Number of lots that the home page shows. */
const NEW_LOTS = 3

/** The home page, with its newest lots and its prices. */
function homePage(
  { seo, ...home }: DocumentOf<'HomePage'>,
  pictures: Pictures,
  materials: readonly Views.MaterialView[],
  listed: readonly Views.LotView[],
): Views.HomePageView {
  const lots = listed.filter(isAvailable).slice(0, NEW_LOTS)
  return {
    ...pictures.in(home),
    seo: pictures.seo('home-page', seo),
    newLots: {
      ...home.newLots,
      listed: listed.length,
      lots: lots.map((lot) => pick(lot, LOT_LINK_FIELDS)),
    },
    ticker: {
      ...home.ticker,
      updatedOn: boardDay(materials) ?? '',
      materials: home.ticker.materials.map((slug) => priced(materials, slug)),
    },
  }
}
