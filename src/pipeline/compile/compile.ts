import { writeFile } from 'node:fs/promises'
import type { Diagnostic } from '../../content/check/diagnostic'
import { ARTICLES_FEED, LOTS_FEED, LOTS_FEED_TITLE } from '../../content/views/feeds'
import { published, type Published } from '../../content/views/published'
import { buildMoment } from '../build-day'
import { CARD_CACHE, Cards } from '../cards/cards'
import { checkContent, type CheckedDocument } from '../check/check'
import { PATHS } from '../paths'
import { buildPhotos, type BuiltPhoto, prunePhotos } from '../photos/build-photos'
import { PHOTO_CACHE } from '../photos/encode-photo'
import { contentlayerFields } from './contentlayer'
import { atomFeed, lotsFeed } from './feeds'
import { projectLots, writeLots } from './lots'
import { Pictures } from './pictures'
import { newestFirst } from '../../content/views/list-order'
import { only, project, wantedPhotos } from './project'
import { publish } from './publish'
import { jsonFiles, writeAtPaths, writeGenerated } from './write-generated'

/** All documents, and the published ones. */
export interface CompiledContent {
  documents: CheckedDocument[]
  shown: Published<CheckedDocument>[]
}
export type CompileResult = { errors: Diagnostic[] } | CompiledContent

/** Photos that this process has built; see BuildPhotosOptions.built. */
const builtPhotos = new Map<string, BuiltPhoto>()

/**
 * Compiles content/ to the generated files: check, contentlayer2, pictures, projection. Nothing is
 * written when the check finds an error, so the last good state stays.
 * @param say receives one short Portuguese line per step that takes time
 */
export async function compileContent(say: (line: string) => void): Promise<CompileResult> {
  const now = buildMoment()
  const { errors, documents, itemLists } = await checkContent({ contentDir: PATHS.content, now })
  if (errors.length > 0) return { errors }
  const shown = published(documents)
  // contentlayer2 would reject a draft that lacks a field, and no page shows it yet.
  const whole = documents.filter(({ unfinished }) => unfinished.length === 0)
  const compiled = publish(shown, await contentlayerFields(whole, now))
  const photos = await buildPhotos({
    photosDir: PATHS.photos,
    outDir: PATHS.generatedPublic,
    cacheDir: PHOTO_CACHE,
    wanted: wantedPhotos(compiled),
    built: builtPhotos,
    onProgress: (done, total, src) => say(`foto ${done} de ${total}: ${src}`),
  })
  await keepOnly(photos)
  const cards = new Cards(only(compiled.Company).name)
  const pictures = new Pictures(photos, cards)
  const lots = projectLots(compiled, itemLists, pictures, now)
  const content = project(compiled, pictures, lots.listed)
  await cards.write(PATHS.generatedPublic, PATHS.photos, CARD_CACHE)
  await writeGenerated(PATHS.generatedContent, jsonFiles(content))
  await writeLots(PATHS.generatedPublic, lots, itemLists)
  await writeFile(
    `${PATHS.generatedPublic}${ARTICLES_FEED}`,
    atomFeed(
      newestFirst(compiled.Post),
      only(compiled.Company),
      only(compiled.BlogPage).seo.title,
      pictures,
    ),
  )
  await writeAtPaths(PATHS.generatedPublic, '/feed/', [
    [LOTS_FEED, lotsFeed(lots.listed, LOTS_FEED_TITLE, only(compiled.Company))],
  ])
  return { documents, shown }
}

/**
 * Removes pictures that no published document shows any more from the public folder and from this
 * process's memory.
 */
async function keepOnly(photos: ReadonlyMap<string, BuiltPhoto>): Promise<void> {
  const inUse = new Set(photos.values())
  for (const [key, built] of builtPhotos) if (!inUse.has(built)) builtPhotos.delete(key)
  await prunePhotos(PATHS.generatedPublic, inUse)
}
