import type { DocumentOf, DocumentTypeName } from '../../content/document-types'
import type { HomePageView, PostBody, PostView, PricedMaterial, ShellView } from '../../content/views'
import { compileArticle } from './article'
import { photosIn, photosInArticle, type Pictures } from './pictures'

/** A published document: what the check validated and contentlayer2 emitted. */
export interface CompiledDocument<Data> {
  slug: string
  data: Data
  body: string
}
export type Compiled = { [Name in DocumentTypeName]: CompiledDocument<DocumentOf<Name>>[] }

/** The pictures that the site needs: all of them, and those that shared links show. */
export function wantedPhotos(compiled: Compiled): { wanted: string[]; wantedOg: string[] } {
  const documents = Object.values(compiled).flat()
  const wanted = documents.flatMap(({ data, body }) => [...photosIn(data), ...photosInArticle(body)])
  const shared = documents.flatMap(({ data }) => ('seo' in data ? photosIn(data.seo) : []))
  const articles = compiled.Post.flatMap(({ data }) => photosIn(data.image))
  return { wanted, wantedOg: [...shared, ...articles] }
}

const only = <Data>(documents: CompiledDocument<Data>[]): Data => {
  const [document] = documents
  if (!document) throw new Error('Falta um documento único; a verificação do conteúdo deveria tê-lo dito.')
  return document.data
}

/** Editors' order first, then the file name, so that two builds never differ. */
const inOrder = <Data extends { order?: number }>(documents: CompiledDocument<Data>[]) =>
  documents.toSorted((a, b) => (a.data.order ?? 0) - (b.data.order ?? 0) || (a.slug < b.slug ? -1 : 1))

/**
 * What the site loads, by chunk name: lists without bodies and bookkeeping, one chunk per collection, page and article body.
 * @returns JSON-ready values by path below the generated folder, without extension
 */
export async function project(compiled: Compiled, pictures: Pictures): Promise<Map<string, unknown>> {
  const chunks = new Map<string, unknown>()

  const list = <Data extends { draft?: boolean; order?: number }>(documents: CompiledDocument<Data>[]) =>
    inOrder(documents).map(({ slug, data: { draft: _, order: __, ...shown } }) => ({ slug, ...pictures.in(shown) }))
  chunks.set('lots', list(compiled.Lot))
  chunks.set('materials', list(compiled.Material))
  chunks.set('services', list(compiled.Service))
  chunks.set('integrations', list(compiled.Integration))
  chunks.set('certifications', list(compiled.Certification))
  chunks.set('differentials', list(compiled.Differential))
  chunks.set('process-steps', list(compiled.ProcessStep.toSorted((a, b) => (a.data.number < b.data.number ? -1 : 1))))

  const page = <Data extends { seo: Parameters<Pictures['seo']>[0] }>({ seo, ...texts }: Data) => ({ ...pictures.in(texts), seo: pictures.seo(seo) })
  const { imageHosts: _, repository: __, ...company } = only(compiled.Company)
  const home = only(compiled.HomePage)
  const scrap = only(compiled.ScrapPage)
  const shell = only(compiled.ShellPage)
  const priced = (slug: string): PricedMaterial => {
    const { name, pricePerKg, variation } = only(compiled.Material.filter((material) => material.slug === slug))
    return { name, pricePerKg, variation }
  }
  chunks.set('company', company)
  chunks.set('messages', only(compiled.Messages))
  const footer = { ...shell.footer, copyright: shell.footer.copyright.replaceAll('{empresa}', () => company.name) }
  chunks.set('shell-page', { ...shell, footer, strip: { label: shell.strip.label, ...priced(shell.strip.material) } } satisfies ShellView)
  chunks.set('home-page', {
    ...page(home),
    ticker: { ...home.ticker, updatedOn: scrap.board.updatedOn, materials: home.ticker.materials.map(priced) },
  } satisfies HomePageView)
  chunks.set('scrap-page', page(scrap))
  chunks.set('lots-page', page(only(compiled.LotsPage)))
  chunks.set('services-page', page(only(compiled.ServicesPage)))
  chunks.set('about-page', page(only(compiled.AboutPage)))
  chunks.set('contact-page', page(only(compiled.ContactPage)))
  chunks.set('blog-page', page(only(compiled.BlogPage)))
  chunks.set('not-found-page', only(compiled.NotFoundPage))

  const posts: PostView[] = []
  for (const { slug, data: { draft: __, ...shown }, body } of newestFirst(compiled.Post)) {
    const { minutes, ...article } = await compileArticle(body, pictures.of)
    posts.push({ slug, minutes, ...pictures.in(shown) })
    chunks.set(`post-bodies/${slug}`, article satisfies PostBody)
  }
  chunks.set('posts', posts)
  return chunks
}

export const newestFirst = (posts: CompiledDocument<DocumentOf<'Post'>>[]) =>
  posts.toSorted((a, b) => (a.data.date > b.data.date ? -1 : a.data.date < b.data.date ? 1 : a.slug < b.slug ? -1 : 1))
