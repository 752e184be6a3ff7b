import type { Diagnostic } from '../../content/check/diagnostic'
import { ARTICLES_FEED, LOTS_FEED, LOTS_FEED_TITLE } from '../../content/views/paths'
import { newestFirst, published, type Published } from '../../content/views/published'
import { buildMoment } from '../build-day'
import { Cards } from '../cards/cards'
import { checkContent, type CheckedDocument } from '../check/check'
import { removeOthers, writeGenerated } from '../files'
import { PATHS } from '../paths'
import { buildPhotos, variantsOf } from '../photos/photos'
import { byType, contentlayerFields } from './contentlayer'
import { articlesFeed, lotsFeed } from './feeds'
import { lotFiles, projectLots } from './lots'
import { Pictures } from './pictures'
import { only, project, wantedPhotos } from './project'

export interface CompiledContent {
  documents: CheckedDocument[]
  /** The published ones. */
  shown: Published<CheckedDocument>[]
  /** Slugs of the lots in the list. */
  lots: string[]
}

/**
 * Compiles content/ to the generated files: check, contentlayer2, pictures, projection. Nothing is
 * written when the check finds an error, so the last good state stays.
 */
export async function compileContent(): Promise<{ errors: Diagnostic[] } | CompiledContent> {
  const now = buildMoment()
  const { errors, documents, itemLists } = await checkContent({ contentDir: PATHS.content, now })
  if (errors.length > 0) return { errors }
  const shown = published(documents)
  // contentlayer2 would reject a draft that lacks a field, and no page shows it yet.
  const whole = documents.filter(({ unfinished }) => unfinished.length === 0)
  const compiled = byType(shown, await contentlayerFields(whole, now))
  const company = only(compiled.Company).data
  const photos = await buildPhotos({
    photosDir: PATHS.photos,
    outDir: PATHS.generatedPictures,
    wanted: wantedPhotos(compiled),
  })
  const cards = new Cards(company.name)
  const pictures = new Pictures(photos, cards)
  const { listed, details } = projectLots(compiled, itemLists, pictures, now)
  const content = project(compiled, pictures, listed)
  const drawn = await cards.write(PATHS.generatedPictures, PATHS.photos)
  // A picture of a draft or of a deleted lot must not stay public.
  const variants = Array.from(photos.values(), variantsOf).flat()
  await removeOthers(PATHS.generatedPictures, [...drawn, ...variants])
  const json = Object.entries(content).map(
    ([name, value]) => [`${name}.json`, JSON.stringify(value)] as const,
  )
  await writeGenerated(PATHS.generatedContent, new Map(json))
  const files = lotFiles(details, itemLists)
  const { title } = only(compiled.BlogPage).data.seo
  const articles = articlesFeed(newestFirst(compiled.Post), company, title, pictures)
  files.set(ARTICLES_FEED, articles).set(LOTS_FEED, lotsFeed(listed, LOTS_FEED_TITLE, company))
  await writeGenerated(PATHS.generatedPublic, files)
  return { documents, shown, lots: listed.map(({ slug }) => slug) }
}
