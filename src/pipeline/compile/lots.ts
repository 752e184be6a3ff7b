import { join } from 'node:path'
import { isListed, newerFirst, statusOf } from '../../content/lots/listing'
import { countLots } from '../../content/lots/categories'
import { lotDataPath, lotListDataPath, LOTS_PER_PAGE, manifestCsvPath, manifestDataPath, pageCount } from '../../content/lots/paths'
import { alternativesTo, relatedLots } from '../../content/lots/related'
import { commonGrade, gradeCounts, manifestCsv, manifestView, MANIFEST_ROWS_IN_PAGE, packManifest, type GradeCounts, type Manifest } from '../../content/manifest/manifest'
import type { Grade } from '../../content/vocabulary'
import type { LotDetails, LotEntry, LotLink, LotListPage, LotView } from '../../content/views'
import type { Pictures } from './pictures'
import { inOrder } from './project'
import type { Compiled, CompiledDocument } from './publish'
import { writeGenerated } from './write-generated'

export interface ProjectedLots {
  /** What lists show, newest first; lots sold long ago are gone. */
  listed: LotView[]
  /** Every published lot by its slug: a sold one keeps its page. */
  details: ReadonlyMap<string, LotDetails>
}

const grade = (counts: GradeCounts | undefined, said: Grade | undefined): Grade | undefined => (counts ? commonGrade(counts) : said)

/** A lot for lists, and what its own page adds; undefined fields do not reach the JSON. */
function split({ slug, data }: CompiledDocument<'Lot'>, manifest: Manifest | undefined, pictures: Pictures) {
  const { draft: _, order: __, functionalGrade, cosmeticGrade, morePhotos = [], configuration, pickup, freight, included, questions, reuseDevice, updatedOn, ...card } = data
  const functional = grade(manifest && gradeCounts(manifest, 'functional'), functionalGrade)
  const cosmetic = grade(manifest && gradeCounts(manifest, 'cosmetic'), cosmeticGrade)
  const view: LotView = { slug, ...pictures.in(card), ...(functional && { functional }), ...(cosmetic && { cosmetic }) }
  const photos = [...(card.photo ? [card.photo] : []), ...morePhotos].map(({ src, alt }) => pictures.of(src, alt))
  return { view, own: { configuration, pickup, freight, included, questions, reuseDevice, updatedOn, photos, ...(manifest && { manifest: manifestView(manifest, manifestCsvPath(slug)) }) } }
}

/** What the search of the list looks at; see LotEntry. */
export const entryOf = ({ slug, title, description, category, price, units, status }: LotView): LotEntry => ({ slug, title, description, category, price, units, status })

/** The list as it travels, page by page; an empty one has a page too. */
function listPages(lots: LotView[]): LotListPage[] {
  const counts = countLots(lots)
  return Array.from({ length: pageCount(lots.length) }, (_, page) => ({ lots: lots.slice(page * LOTS_PER_PAGE, (page + 1) * LOTS_PER_PAGE), total: lots.length, counts }))
}

const linkTo = ({ slug, title, category, price, units, status, photo }: LotView): LotLink => ({ slug, title, category, price, units, status, photo })

/**
 * Lots for lists and for their own pages.
 * @param today the day of the build, AAAA-MM-DD
 */
export function projectLots(compiled: Pick<Compiled, 'Lot' | 'LotPage'>, manifests: ReadonlyMap<string, Manifest>, pictures: Pictures, today: string): ProjectedLots {
  const soldStaysDays = compiled.LotPage[0]?.data.soldStaysDays ?? 0
  const lots = inOrder(compiled.Lot).map((document) => split(document, manifests.get(document.slug), pictures)).toSorted((a, b) => newerFirst(a.view, b.view))
  const listed = lots.map(({ view }) => view).filter((view) => isListed(view, today, soldStaysDays))
  return {
    listed,
    details: new Map(lots.map(({ view, own }) => {
      const related = statusOf(view) === 'vendido' ? alternativesTo(view, listed) : relatedLots(view, listed)
      return [view.slug, { ...view, ...own, related: related.map(linkTo) }]
    })),
  }
}

/** Writes below `publicDir` the pages of the list, and what only a lot's page loads: its data, its manifest where that is long, and the CSV to download. */
export async function writeLots(publicDir: string, { listed, details }: ProjectedLots, manifests: ReadonlyMap<string, Manifest>): Promise<void> {
  const published = Array.from(manifests).filter(([slug]) => details.has(slug))
  const files = (paths: [path: string, text: string][], folder: string) => new Map(paths.map(([path, text]) => [path.slice(folder.length + 1), text]))
  const long = published.filter(([, { rows }]) => rows.length > MANIFEST_ROWS_IN_PAGE)
  await writeGenerated(join(publicDir, 'dados'), files([
    ...listPages(listed).map((page, index): [string, string] => [lotListDataPath(index + 1), JSON.stringify(page)]),
    ...Array.from(details, ([slug, lot]): [string, string] => [lotDataPath(slug), JSON.stringify(lot)]),
    ...long.map(([slug, manifest]): [string, string] => [manifestDataPath(slug), JSON.stringify(packManifest(manifest))]),
  ], '/dados'))
  await writeGenerated(join(publicDir, 'lotes-informatica'), files(published.map(([slug, manifest]) => [manifestCsvPath(slug), manifestCsv(manifest)]), '/lotes-informatica'))
}
